import type { Sql } from "postgres";

const BATCH = 500_000;
type Rule = { name: string; definition: string };

/** Brings the table of leads to so many rows, past its rules and without what follows a lead; then puts both back. */
export async function fillLeads(sql: Sql, rows: number): Promise<void> {
  const [table] = await sql`select count(*)::int as rows from public.leadlive`;
  const rules = await sql<Rule[]>`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'public.leadlive'::regclass and contype = 'c'`;
  await sql`alter table public.leadlive disable trigger user`;
  for (const { name } of rules) await sql`alter table public.leadlive drop constraint ${sql(name)}`;
  for (let filled = table?.rows ?? 0; filled < rows; filled += BATCH) {
    await sql`insert into public.leadlive (nome, email, telefone, produto, consentimento_versao, criado_em)
      select 'Maria da Conceição', 'maria.' || i || '@farmacia.com.br', '11987654321', 'edenapp', '2026-11',
        now() - i * interval '1 second'
      from generate_series(1, ${Math.min(BATCH, rows - filled)}::int) as i`;
  }
  for (const { name, definition } of rules) {
    await sql.unsafe(`alter table public.leadlive add constraint ${name} ${definition} not valid`);
  }
  await sql`alter table public.leadlive enable trigger user`;
  await sql`vacuum analyze public.leadlive`;
}
