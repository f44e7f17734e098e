import type { Sql, TransactionSql } from "postgres";
import { accessFacts, protectionFacts, unprotected } from "../access/access.ts";
import { ALLOWED_ACCESS, EXPECTED_PROTECTION } from "../access/allowed-access.ts";

/** Schemas that a hosted project has and whose permissions Supabase manages. */
const OURS = ["public", "privado", "painel", "graphile_worker", "supabase_migrations"];

/** Differences between the permissions in a database and the list the tests enforce; empty if there are none. */
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
