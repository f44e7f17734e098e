import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { diaOf } from "../../domain/dia.ts";
import type { TipoRequerimento } from "../../domain/painel/contrato-titular.ts";
import type { Cuidado } from "./pessoas.ts";

type Sql = postgres.TransactionSql;

/** Does with a person what a colleague did in the panel, through its functions, and dates it in the past. */
export async function applyCuidado(
  sql: Sql,
  { pessoa, membro, em }: { pessoa: string; membro: string; em: Date },
  cuidado: Cuidado,
): Promise<void> {
  const { contato, nota, estado, motivo = null, dono, passo } = cuidado;
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: membro, role: "painel", aal: "aal2" })}, true)`;
  let minutes = 0;
  const call = async (funcao: string, more: object) => {
    const [now] = await sql`select versao, estado from privado.pessoas where id = ${pessoa}`;
    const comando = randomUUID();
    const entrada = { comando, pessoa, versao: now?.versao, ...more };
    await sql`select painel.executar(${funcao}, ${sql.json(entrada as postgres.JSONValue)}::jsonb)`;
    minutes += 2;
    const moment = new Date(em.getTime() + minutes * 60_000);
    await sql`update privado.historico set em = ${moment} where comando = ${comando}`;
    return moment;
  };
  if (dono) await call("mudar_dono", { dono: membro });
  if (contato) await call("registrar_contato", { canal: "whatsapp", resultado: contato, texto: null });
  if (nota) await call("anotar", { texto: nota });
  const [now] = await sql`select estado from privado.pessoas where id = ${pessoa}`;
  if (estado && estado !== now?.estado) await call("mudar_estado", { estado, motivo });
  if (passo) {
    await call("marcar_passo", { passo: { texto: passo.texto, em: workingMoment(passo.em).toISOString() } });
  }
  await sql`update privado.pessoas set estado_desde = ${em}, primeira_resposta_em = ${em},
    primeira_resposta_s = case when ${contato !== undefined} then privado.tempo_util(ultima_entrada_em, ${em}) end,
    primeira_resposta_por = case when ${contato !== undefined} then ${membro}::uuid end
    where id = ${pessoa}`;
}

const HOUR = 60 * 60_000;

/** So many hours from now, on the full or half hour of a working day's time, as people write it, also when a developer starts at night. */
function workingMoment(hours: number): Date {
  const moment = new Date(Math.round((Date.now() + hours * HOUR) / (HOUR / 2)) * (HOUR / 2));
  const [opens, closes] = ["09:00", "17:30"].map((time) => new Date(`${diaOf(moment.toISOString())}T${time}:00-03:00`));
  if (opens && moment < opens) return opens;
  if (!closes || moment <= closes) return moment;
  return hours < 0 || !opens ? closes : new Date(opens.getTime() + 24 * HOUR);
}

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
    const [row] = await sql`select painel.executar(${funcao}, ${sql.json(json)}::jsonb) as saida`;
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
