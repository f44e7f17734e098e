import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { CONTRACT, type Result, runContract, type Target } from "./contract/contract.ts";
import { startSupabase } from "./contract/start-supabase.ts";

/**
 * Sends the requests on which the product relies and names each answer that differs; exits with 1 if one does. It stores a
 * message marked as a test and a user, and deletes both: for a project without visitors.
 */
const USAGE = `SUPABASE_SECRET_KEY=<secret key> npm run contract -- --url https://<project>.supabase.co --key <publishable key>
  [--auth-url <base of Auth, if it is not below --url>] [--email ana@example.com]
npm run contract -- --start   starts Supabase with its CLI on Docker and stops it at the end`;

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: { url: text, key: text, "auth-url": text, email: text, start: { type: "boolean" } },
});
const { email = `contrato-${randomUUID()}@example.com` } = values;
if (values.start) {
  const { stop, ...project } = await startSupabase();
  await report({ ...project, email }).finally(stop);
} else {
  await report(readTarget());
}

async function report(target: Target): Promise<void> {
  const counts: Record<Result["outcome"], number> = { ok: 0, DIFFERS: 0, "not run": 0 };
  for await (const { name, outcome, words } of runContract(target)) {
    counts[outcome] += 1;
    console.log(`${outcome.padEnd(8)} ${name}${words.length > 0 ? `: ${words.join("; ")}` : ""}`);
  }
  const { ok, DIFFERS: differ, "not run": left } = counts;
  console.log(`${CONTRACT.length} requests: ${ok} as expected, ${differ} differ, ${left} not run`);
  if (differ > 0) process.exitCode = 1;
}

function readTarget(): Target {
  const { url, key: publishableKey, "auth-url": authUrl } = values;
  if (!url || !publishableKey) {
    console.error(USAGE);
    process.exit(1);
  }
  const base = (address: string) => address.replace(/\/$/, "");
  const secretKey = process.env.SUPABASE_SECRET_KEY;
  return { url: base(url), authUrl: authUrl && base(authUrl), publishableKey, secretKey, email };
}
