import { startTemporaryDatabase } from "./stack/database.ts";
import { runSupabase } from "./stack/migrate.ts";

type Finding = { name: string; level: string; detail: string; metadata?: { schema?: string; name?: string } };

/** Accepted findings, each with its reason; docs/database.md repeats them. */
const ACCEPTED: { reason: string; covers(finding: Finding): boolean }[] = [
  {
    reason: "the queue's own schema, installed and kept by graphile-worker, closed to every API role",
    covers: ({ metadata }) => metadata?.schema === "graphile_worker",
  },
  {
    reason: "an index of a database that has not served yet",
    covers: ({ name }) => name === "unused_index",
  },
  {
    reason: "no policy is the policy: nobody reaches these rows through the API",
    covers: ({ name, metadata }) =>
      name === "rls_enabled_no_policy" &&
      (metadata?.schema === "privado" || ["diagnosticos_lojas", "pedidos"].includes(metadata?.name ?? "")),
  },
];

/** Runs Supabase's security and performance advisors on a new database; fails on any finding not accepted above. */
const database = await startTemporaryDatabase();
try {
  const url = `--db-url=${database.databaseUrl}`;
  const output = await runSupabase(["db", "advisors", url, "--level=info", "--output-format=json"]);
  const findings = readFindings(output);
  const { open = [], ...accepted } = Object.groupBy(findings, reasonFor);
  for (const [reason, list] of Object.entries(accepted)) console.log(`${list?.length} accepted: ${reason}`);
  for (const { level, name, detail } of open) console.error(`${level} ${name}: ${detail}`);
  console.log(`${findings.length} findings, ${open.length} open`);
  process.exitCode = open.length > 0 ? 1 : 0;
} finally {
  await database.stop();
}

function reasonFor(finding: Finding): string {
  return ACCEPTED.find(({ covers }) => covers(finding))?.reason ?? "open";
}

function readFindings(output: string): Finding[] {
  const { results } = JSON.parse(output) as { results?: Finding[] };
  if (!results?.length) throw new Error(`no findings at all: has the output's shape changed?\n${output.slice(0, 400)}`);
  return results;
}
