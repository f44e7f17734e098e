import { expect, test } from "vitest";
import { runAdvisors } from "../../scripts/db-advisors.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

test("Supabase's advisors report nothing in the migrated database but what is accepted", async () => {
  expect((await runAdvisors(database.databaseUrl)).open).toEqual([]);
});

test("the advisors report a readable table without row-level security", async () => {
  await database.sql`create table public.aberta (id int primary key)`;
  await database.sql`grant select on public.aberta to anon`;
  expect((await runAdvisors(database.databaseUrl)).open.join("\n")).toMatch(/ERROR rls_disabled_in_public: .*aberta/);
});
