import type { Sql } from "postgres";
import { newLead } from "../support/send-lead.ts";
import { round } from "../support/statistics.ts";

const LEADS = 3000;

/** Rows per second from the outbox into the inbox, one batch after the other. */
export async function measureProjection(sql: Sql) {
  const rows = Array.from({ length: LEADS }, () => newLead());
  for (let start = 0; start < LEADS; start += 500) {
    await sql`insert into public.leadlive ${sql(rows.slice(start, start + 500).map((row) => ({ ...row, origem: sql.json(row.origem) })) as never)}`;
  }
  while ((await sql`select privado.escoar_saida() as moved`)[0]?.moved > 0);
  const before = performance.now();
  while ((await sql`select privado.escoar_caixa() as moved`)[0]?.moved > 0);
  const seconds = (performance.now() - before) / 1000;
  const [{ failed } = {}] = await sql`select count(*)::int as failed from privado.caixa_pendente`;
  return { leads: LEADS, perSecond: round(LEADS / seconds), failed };
}
