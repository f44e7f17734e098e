import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { TipoRequerimento } from "../../domain/painel/contrato-titular.ts";

interface Exemplo {
  /** Of a sample person, whole. */
  nome: string;
  tipo: TipoRequerimento;
  /** Days since it arrived. */
  dias: number;
  verificado: boolean;
  concluido?: boolean;
}

const EXEMPLOS: Exemplo[] = [
  { nome: "Ronaldo Evangelista", tipo: "acesso", dias: 12, verificado: false },
  { nome: "Solange Medeiros", tipo: "eliminacao", dias: 7, verificado: true },
  { nome: "Kátia Monteiro", tipo: "oposicao", dias: 20, verificado: true, concluido: true },
];

/** Requests of data subjects, opened through the panel's functions: one with three days left, one with eight, one concluded. */
export async function openRequerimentos(sql: postgres.TransactionSql, membro: string): Promise<void> {
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: membro, role: "painel", aal: "aal2" })}, true)`;
  const call = async (funcao: string, entrada: object) => {
    const json = { comando: randomUUID(), ...entrada } as postgres.JSONValue;
    const [row] = await sql`select ${sql(`painel.${funcao}`)}(${sql.json(json)}::jsonb) as saida`;
    return row?.saida as { id: string };
  };
  for (const { nome, tipo, dias, verificado, concluido } of EXEMPLOS) {
    const [pessoa] = await sql`select email, telefone, cpf,
      ((now() at time zone 'America/Sao_Paulo')::date - ${dias}::integer)::text as recebido_em
      from public.pedidos where nome = ${nome}`;
    const { id } = await call("abrir_requerimento", { tipo, canal: "email", nome, ...pessoa });
    if (verificado) await call("verificar_requerente", { id, como: "email" });
    if (!concluido) continue;
    await call("opor_requerimento", { id });
    await call("concluir_requerimento", { id, desfecho: "atendido" });
  }
}
