import type { Sql } from "postgres";
import { TABLE_OF, validRow } from "./rows.ts";

export const EMAIL = "titular@farmacia.com.br";
export const CPF = "39053344705";

/** Inserts a row of the person; returns its id. */
export async function insertRow(sql: Sql, kind: string, more: Record<string, unknown> = {}): Promise<string> {
  const row = { ...validRow(kind), ...more };
  await sql`insert into ${sql(`public.${TABLE_OF[kind]}`)} ${sql(row)}`;
  return row.id;
}

export async function insertPedido(sql: Sql, more: Record<string, unknown> = {}): Promise<string> {
  const row = {
    id: crypto.randomUUID(),
    origem_compra: "app",
    plano: "avista",
    valor_centavos: 189800,
    nome: "Maria da Conceição Souza",
    email: EMAIL,
    telefone: "11912345678",
    ...more,
  };
  await sql`insert into public.pedidos ${sql(row)}`;
  return row.id;
}

/** Inserts a store with this CPF, and a finished diagnostic. */
export async function insertDiagnostico(sql: Sql, cpf: string, criadoEm = new Date()) {
  const [loja] = await sql`insert into public.diagnosticos_lojas (cnpj, cpf) values ('11222333000181', ${cpf})
    on conflict (cnpj, cpf) do update set cpf = excluded.cpf returning id`;
  const [resposta] = await sql`insert into public.diagnosticos_respostas (loja_id, respostas, criado_em)
    select ${loja?.id}, jsonb_object_agg('p' || id, coalesce(opcoes -> 0 ->> 'texto', opcoes ->> 0)), ${criadoEm}
    from public.diagnosticos_perguntas where versao = 1 returning id`;
  return { loja: loja?.id as string, resposta: resposta?.id as string };
}
