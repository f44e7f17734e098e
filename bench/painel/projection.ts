import type { Sql } from "postgres";
import { newLead } from "../support/send-lead.ts";
import { round } from "../support/statistics.ts";

const LEADS = 3000;

/** Rows per second from the queue into the inbox, one job after the other. */
export async function measureProjection(sql: Sql) {
  const rows = Array.from({ length: LEADS }, () => newLead());
  for (let start = 0; start < LEADS; start += 500) {
    await sql`insert into public.leadlive ${sql(rows.slice(start, start + 500).map((row) => ({ ...row, origem: sql.json(row.origem) })) as never)}`;
  }
  while ((await sql`select privado.escoar_saida() as moved`)[0]?.moved > 0);
  const before = performance.now();
  let failed = 0;
  const jobs = await sql`select j.payload from graphile_worker._private_jobs as j
    join graphile_worker._private_tasks as t on t.id = j.task_id and t.identifier = 'projetar' order by j.priority, j.run_at, j.id`;
  for (const { payload } of jobs) {
    const [job] = await sql`select privado.projetar_linhas(${sql.json(payload)}::json) as erros`;
    failed += job?.erros.filter(Boolean).length;
  }
  const seconds = (performance.now() - before) / 1000;
  return { leads: LEADS, perSecond: round(LEADS / seconds), failed };
}
