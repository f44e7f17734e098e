import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { insertRow } from "./titular.ts";

export { newCpf } from "../../../scripts/samples/documentos.ts";

/** Moves everything that waits to the queue and runs the jobs that project rows, as the service does. */
export async function drainCaixa(sql: Sql): Promise<void> {
  for (let moved = 1; moved > 0; ) {
    const [row] = await sql`select privado.escoar_saida() as moved`;
    moved = row?.moved;
  }
  for (const { id } of await projections(sql)) {
    const [job] = await sql`with job as (delete from graphile_worker._private_jobs where id = ${id} returning payload)
      select payload, privado.projetar_linhas(payload) as erros from job`;
    if (job?.erros.some(Boolean)) throw new Error(`not projected: ${JSON.stringify(job)}`);
  }
}

/** The jobs that project rows, in the order in which the worker takes them. */
export const projections = (sql: Sql) => sql<{ id: string; payload: Linha[] }[]>`select j.id, j.payload
  from graphile_worker._private_jobs as j join graphile_worker._private_tasks as t on t.id = j.task_id
  where t.identifier = 'projetar' order by j.priority, j.run_at, j.id`;
type Linha = { tabela: string; id: string };

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
