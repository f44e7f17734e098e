import { readFileSync } from "node:fs";
import postgres from "postgres";
import { databaseProblem } from "../../service/src/addresses.ts";

/**
 * Connects to a deployed database with the service's DATABASE_URL. The driver does not know `sslrootcert`, and it would
 * compare the certificate of a server named by its address with "localhost".
 */
export function connectDatabase(databaseUrl: string): postgres.Sql {
  const problem = databaseProblem(databaseUrl);
  if (problem) throw new Error(`DATABASE_URL ${problem}.`);
  const url = new URL(databaseUrl);
  const verified = url.searchParams.get("sslmode") === "verify-full";
  const file = url.searchParams.get("sslrootcert");
  url.searchParams.delete("sslrootcert");
  const ssl = { host: url.hostname, ...(file && { ca: readFileSync(file, "utf8") }) };
  return postgres(url.href, { max: 1, onnotice: () => undefined, ...(verified && { ssl }) });
}
