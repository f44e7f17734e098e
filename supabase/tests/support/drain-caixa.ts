import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { insertRow } from "./titular.ts";

export { newCpf } from "../../../scripts/samples/documentos.ts";

/** Projects everything that waits, as the service does on its timer; fails if a row could not be projected. */
export async function drainCaixa(sql: Sql): Promise<void> {
  for (let moved = 1; moved > 0; ) {
    const [row] = await sql`select privado.escoar_saida() + privado.escoar_caixa() as moved`;
    moved = row?.moved;
  }
  const failed = await sql`select tabela, erro from privado.caixa_pendente`;
  if (failed.length > 0) throw new Error(`not projected: ${JSON.stringify(failed)}`);
}

/** Inserts a row as a visitor would and projects it; returns the ids of the row and of its person. */
export async function receive(
  sql: Sql,
  kind: string,
  more: Record<string, unknown> = {},
): Promise<{ id: string; pessoa: string }> {
  const id = await insertRow(sql, kind, more);
  await drainCaixa(sql);
  return { id, pessoa: await pessoaOf(sql, id) };
}

export async function pessoaOf(sql: Sql, id: string): Promise<string> {
  const [row] = await sql`select pessoa_id from privado.entradas where id = ${id}`;
  return row?.pessoa_id;
}

/** A mailbox that no other test uses. */
export const newEmail = () => `pessoa-${randomUUID().slice(0, 8)}@farmacia.com.br`;

/** A telephone that no other test uses, with the ninth digit. */
export const newTelefone = () => `119${String(Math.floor(1e7 + Math.random() * 9e7)).slice(0, 8)}`;
