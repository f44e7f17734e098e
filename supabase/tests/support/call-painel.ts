import { randomUUID } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";
import { type InferInput, type InferOutput, parse } from "valibot";
import { CONTRATO, type Funcao } from "../../../domain/painel/contrato.ts";
import { keysOf, PAPEIS, type Papel } from "../../../domain/painel/valores.ts";

export type Claims = { sub?: string; aal?: string };
type Saida<F extends Funcao> = InferOutput<(typeof CONTRATO)[F]["saida"]>;

/** One active member of each role. */
export const MEMBROS: Record<Papel, string> = {
  leitura: randomUUID(),
  atendimento: randomUUID(),
  gestao: randomUUID(),
  encarregado: randomUUID(),
};

/**
 * Calls a function of the panel as the service does for this member. Checks the response against the contract, and that a
 * command keeps what undoes it exactly if `CONTRATO` says so.
 */
export async function callPainel<F extends Funcao>(
  sql: Sql,
  membro: string,
  funcao: F,
  entrada: InferInput<(typeof CONTRATO)[F]["entrada"]>,
): Promise<Saida<F>> {
  const saida = await sql.begin((transaction) =>
    callAs(transaction, { sub: membro, aal: "aal2" }, funcao, entrada as Record<string, unknown>),
  );
  await checkDesfaz(sql, funcao, entrada);
  const parsed = parse(CONTRATO[funcao].saida, saida) as Saida<F>;
  if (JSON.stringify(parsed).includes('"desconhecida"'))
    throw new Error(`${funcao}: the contract does not know ${JSON.stringify(saida)}`);
  return parsed;
}

async function checkDesfaz(sql: Sql, funcao: Funcao, entrada: object): Promise<void> {
  const declared: { comando: boolean; desfaz?: true } = CONTRATO[funcao];
  if (!declared.comando || !("comando" in entrada)) return;
  const [row] = await sql`select antes is not null as desfaz from privado.comandos
    where id = ${String(entrada.comando)} and desfeito_em is null`;
  const { desfaz = false } = declared;
  if (row && row.desfaz !== desfaz)
    throw new Error(`${funcao}: CONTRATO has desfaz ${desfaz}, the database ${row.desfaz}`);
}

/** Calls a function with these claims; `null` sets none. */
export async function callAs(
  transaction: TransactionSql,
  claims: Claims | null,
  funcao: string,
  entrada: Record<string, unknown>,
): Promise<unknown> {
  await transaction`select set_config('role', 'painel', true),
    set_config('request.jwt.claims', ${claims ? JSON.stringify({ role: "painel", ...claims }) : ""}, true),
    set_config('request.headers', '{"x-forwarded-for": "198.18.0.7"}', true)`;
  const [row] = await transaction`select painel.executar(${funcao}, ${transaction.json(entrada as never)}) as saida`;
  return row?.saida;
}

export async function insertEquipe(sql: Sql): Promise<void> {
  for (const papel of keysOf(PAPEIS)) {
    await insertMembro(sql, papel, MEMBROS[papel]);
  }
}

/** A further active member; returns the id. */
export async function insertMembro(sql: Sql, papel: Papel, id: string = randomUUID()): Promise<string> {
  await sql`insert into privado.equipe (id, email, nome, papel)
    values (${id}, ${`${papel}-${id.slice(0, 8)}@eden.com.br`}, ${PAPEIS[papel]}, ${papel})`;
  return id;
}

/** A person of the inbox with these columns; returns the id. */
export async function insertPessoa(sql: Sql, colunas: Record<string, unknown> = {}): Promise<string> {
  const [row] =
    await sql`insert into privado.pessoas ${sql({ nome: "Ana Lima", email: "ana@farmacia.com.br", ...colunas })}
    returning id`;
  return row?.id as string;
}
