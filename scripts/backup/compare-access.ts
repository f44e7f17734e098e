import type { Sql, TransactionSql } from "postgres";
import { accessFacts, protectionFacts, unprotected } from "../../supabase/tests/support/access.ts";
import { ALLOWED_ACCESS, EXPECTED_PROTECTION } from "../../supabase/tests/support/allowed-access.ts";

/** A hosted project has schemas of its own, whose rights are Supabase's matter. */
const OURS = ["public", "privado", "graphile_worker", "supabase_migrations"];

/** What differs between the rights in a database and the list the tests hold it to; empty where nothing does. */
export async function compareAccess(sql: Sql | TransactionSql): Promise<string[]> {
  const access = new Set(await accessFacts(sql, OURS));
  const protection = new Set(await protectionFacts(sql, OURS));
  return [
    ...[...access].filter((fact) => !ALLOWED_ACCESS.includes(fact)).map((fact) => `too much: ${fact}`),
    ...ALLOWED_ACCESS.filter((fact) => !access.has(fact)).map((fact) => `missing: ${fact}`),
    ...[...protection].filter((fact) => !EXPECTED_PROTECTION.includes(fact)).map((fact) => `unknown: ${fact}`),
    ...EXPECTED_PROTECTION.filter((fact) => !protection.has(fact)).map((fact) => `missing: ${fact}`),
    ...(await unprotected(sql)).map((name) => `unprotected: ${name}`),
  ];
}
