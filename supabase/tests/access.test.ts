import { expect, test } from "vitest";
import { accessFacts, attempt, protectionFacts, ROLES, unprotected, VERBS } from "../../scripts/access/access.ts";
import { ALLOWED_ACCESS, EXPECTED_PROTECTION } from "../../scripts/access/allowed-access.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

test("[DIAG-07, ACESSO-04] no role has a permission that is not on the list, and none on the list is missing", async () => {
  expect(await accessFacts(database.sql)).toEqual(ALLOWED_ACCESS);
});

test("[DIAG-07] every table has row-level security and every policy has a condition", async () => {
  expect(await protectionFacts(database.sql)).toEqual(EXPECTED_PROTECTION);
  expect(await unprotected(database.sql)).toEqual([]);
});

test("[DIAG-07, ACESSO-04] every verb on every table, tried as every role, is allowed or denied as listed", async () => {
  const tables = await database.sql<{ name: string }[]>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname in ('public', 'privado', 'graphile_worker', 'supabase_migrations')`;
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    for (const role of ROLES) {
      for (const verb of VERBS) {
        const allowed = ALLOWED_ACCESS.some((fact) => `${fact}(`.startsWith(`${role} ${verb} ${name}(`));
        const outcome = await attempt(database.sql, role, name, verb);
        expect(`${role} ${verb} ${name}: ${outcome}`).toBe(
          `${role} ${verb} ${name}: ${allowed ? "allowed" : "denied"}`,
        );
      }
    }
  }
});

const VULNERABILITIES = {
  "a grant on a whole table": "grant select on public.leadlive to anon",
  "a grant on one column": "grant insert (criado_em) on public.contato to anon",
  "a grant to everybody": "grant select on public.pedidos to public",
  "a callable function":
    "create function public.tudo() returns int language sql as 'select 1'; grant execute on function public.tudo() to anon",
  "the private schema opened": "grant usage on schema privado to anon",
  "a new table without row-level security": "create table public.nova (id int)",
  "a policy dropped": 'drop policy "Visitors register dated by the server" on public.inscricoes',
  "a policy that asks nothing": 'create policy "tudo" on public.contato for select to anon using (true)',
  "row-level security switched off": "alter table public.diagnosticos_lojas disable row level security",
  "row-level security of a private table switched off": "alter table privado.equipe disable row level security",
  "a new private table without row-level security": "create table privado.nova (id int)",
  "a panel function for visitors":
    "create function painel.tudo(p jsonb) returns jsonb language sql as 'select p'; grant usage on schema painel to anon; grant execute on function painel.tudo(jsonb) to anon",
  "a table opened to the role of the panel": "grant select on privado.equipe to painel",
  "a view that reads past row-level security":
    "create view public.espelho as select * from public.leadlive; grant select on public.espelho to anon",
};

test.each(Object.entries(VULNERABILITIES))("the two lists detect %s", async (_, vulnerability) => {
  const detected = new Error("detected");
  const seeded = database.sql.begin(async (transaction) => {
    await transaction.unsafe(vulnerability);
    const facts = [await accessFacts(transaction), await protectionFacts(transaction), await unprotected(transaction)];
    if (JSON.stringify(facts) !== JSON.stringify([ALLOWED_ACCESS, EXPECTED_PROTECTION, []])) throw detected;
  });
  await expect(seeded).rejects.toBe(detected);
});

test("security definer functions have a fixed search path", async () => {
  const loose = await database.sql`select p.oid::regprocedure from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'privado'::regnamespace, 'painel'::regnamespace)
      and not coalesce(p.proconfig @> array['search_path=""'], false)`;
  expect(loose).toEqual([]);
});
