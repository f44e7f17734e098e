import { array, type InferOutput, nonEmpty, object, optional, parse, pipe, string } from "valibot";
import { startTemporaryDatabase } from "./stack/database.ts";
import { runSupabase } from "./stack/migrate.ts";

const findingSchema = object({
  name: string(),
  level: string(),
  detail: string(),
  metadata: optional(object({ schema: optional(string()), name: optional(string()) })),
});
/** A migrated database always has findings: an empty list means that the advisors did not run. */
const outputSchema = object({ results: pipe(array(findingSchema), nonEmpty()) });
type Finding = InferOutput<typeof findingSchema>;

/** Accepted findings, each with its reason. */
const ACCEPTED: { reason: string; covers(finding: Finding): boolean }[] = [
  {
    reason: "the queue's own schema, installed and kept by graphile-worker, closed to every API role",
    covers: ({ metadata }) => metadata?.schema === "graphile_worker",
  },
  {
    reason: "an index not used yet, because the database is new",
    covers: ({ name }) => name === "unused_index",
  },
  {
    reason: "no policy by intent: no role of the API may reach these rows",
    covers: ({ name, metadata }) =>
      name === "rls_enabled_no_policy" &&
      (metadata?.schema === "privado" || ["diagnosticos_lojas", "pedidos"].includes(metadata?.name ?? "")),
  },
];

/** Runs Supabase's security and performance advisors on a database; `open` lists the findings not accepted above. */
export async function runAdvisors(databaseUrl: string) {
  const url = `--db-url=${databaseUrl}`;
  const output = await runSupabase(["db", "advisors", url, "--level=info", "--output-format=json"]);
  const { results } = parse(outputSchema, JSON.parse(output));
  const { open = [], ...accepted } = Object.groupBy(results, reasonFor);
  return { accepted, open: open.map(({ level, name, detail }) => `${level} ${name}: ${detail}`) };
}

function reasonFor(finding: Finding): string {
  return ACCEPTED.find(({ covers }) => covers(finding))?.reason ?? "open";
}

if (import.meta.main) {
  const database = await startTemporaryDatabase();
  try {
    const { accepted, open } = await runAdvisors(database.databaseUrl);
    for (const [reason, list] of Object.entries(accepted)) console.log(`${list?.length} accepted: ${reason}`);
    for (const finding of open) console.error(finding);
    console.log(`${open.length} findings open`);
    process.exitCode = open.length > 0 ? 1 : 0;
  } finally {
    await database.stop();
  }
}
