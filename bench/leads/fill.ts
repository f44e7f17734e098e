import type { Sql } from "postgres";

const BATCH = 500_000;
type Part = { on: string; name: string; definition: string; isIndex: boolean };

/**
 * Fills the lead table to this many rows, with constraints, indexes and triggers removed and then restored. Indexes are
 * rebuilt at the end: updating them row by row with random ids took most of an hour for ten million rows.
 */
export async function fillLeads(sql: Sql, rows: number): Promise<void> {
  const [table] = await sql`select count(*)::int as rows from public.leadlive`;
  if ((table?.rows ?? 0) >= rows) return;
  const parts = await partsOf(sql);
  await sql`alter table public.leadlive disable trigger user`;
  for (const { on, name, isIndex } of parts) {
    await sql.unsafe(isIndex ? `drop index ${name}` : `alter table ${on} drop constraint ${name}`);
  }
  for (let filled = table?.rows ?? 0; filled < rows; filled += BATCH) {
    await sql`insert into public.leadlive (nome, email, telefone, produto, consentimento_versao, criado_em)
      select 'Maria da Conceição', 'maria.' || i || '@farmacia.com.br', '11987654321', 'edenapp', '2026-11',
        now() - i * interval '1 second'
      from generate_series(1, ${Math.min(BATCH, rows - filled)}::int) as i`;
  }
  for (const { on, name, definition, isIndex } of parts.toReversed()) {
    await sql.unsafe(isIndex ? definition : `alter table ${on} add constraint ${name} ${definition}`);
  }
  await sql`alter table public.leadlive enable trigger user`;
  await sql`vacuum analyze public.leadlive`;
}

/**
 * Constraints and indexes in an order in which they can be dropped: foreign keys before the primary key they reference.
 */
function partsOf(sql: Sql): Promise<Part[]> {
  return sql<Part[]>`
    select "on", name, definition, "isIndex" from (
      select conrelid::regclass::text as "on", conname as name, false as "isIndex", contype in ('f', 'c') as first,
        pg_get_constraintdef(oid) || case when contype = 'c' then ' not valid' else '' end as definition
      from pg_constraint where contype in ('c', 'p') and conrelid = 'public.leadlive'::regclass
        or contype = 'f' and confrelid = 'public.leadlive'::regclass
      union all
      select '', indexrelid::regclass::text, true, true, pg_get_indexdef(indexrelid)
      from pg_index where indrelid = 'public.leadlive'::regclass and not indisprimary
    ) as part order by first desc`;
}
