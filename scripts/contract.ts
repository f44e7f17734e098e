import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { CONTRACT, type Result, runContract, type Target } from "./contract/contract.ts";

/**
 * Sends the requests on which the product relies and names each answer that differs; exits with 1 if one does. It stores a
 * message marked as a test and a user, and deletes both: for a project without visitors.
 */
const USAGE =
  "SUPABASE_SECRET_KEY=<secret key> npm run contract -- --url https://<project>.supabase.co --key <publishable key> " +
  "[--auth-url <base of Auth, if it is not below --url>] [--email ana@example.com]";

const counts: Record<Result["outcome"], number> = { ok: 0, DIFFERS: 0, "not run": 0 };
for await (const { name, outcome, words } of runContract(readTarget())) {
  counts[outcome] += 1;
  console.log(`${outcome.padEnd(8)} ${name}${words.length > 0 ? `: ${words.join("; ")}` : ""}`);
}
console.log(
  `${CONTRACT.length} requests: ${counts.ok} as expected, ${counts.DIFFERS} differ, ${counts["not run"]} not run`,
);
if (counts.DIFFERS > 0) process.exitCode = 1;

function readTarget(): Target {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { url: text, key: text, "auth-url": text, email: text } });
  const { url, key, "auth-url": authUrl, email = `contrato-${randomUUID()}@example.com` } = values;
  if (!url || !key) {
    console.error(USAGE);
    process.exit(1);
  }
  const base = (address: string) => address.replace(/\/$/, "");
  return {
    url: base(url),
    authUrl: authUrl && base(authUrl),
    publishableKey: key,
    secretKey: process.env.SUPABASE_SECRET_KEY,
    email,
  };
}
