import { parseArgs } from "node:util";
import { DATA_CHECKS } from "./smoke/data-checks.ts";
import { type Check, NotRun, type Target } from "./smoke/target.ts";
import { certificate, WEB_CHECKS } from "./smoke/web-checks.ts";

/**
 * Checks a deployment from outside and prints one line per check; exits with 1 when one fails. DATABASE_URL, as owner,
 * adds what only the database shows. A private CA is trusted through NODE_EXTRA_CA_CERTS.
 */
const USAGE =
  "npm run smoke -- https://www.example.com https://painel.example.com [--email ana@example.com] [--supabase https://<project>.supabase.co] " +
  "[--client <public address>] [--address <address>] [--from <address>] [--http-port 80] [--mailbox <url>]";

const target = readTarget();
const counts = { ok: 0, FAILED: 0, "not run": 0 };
const first = await report(certificate);
for (const check of [...WEB_CHECKS, ...DATA_CHECKS]) {
  if (first === "FAILED") print("not run", check, "the certificate comes first");
  else await report(check);
}
console.log(`${counts.ok} passed, ${counts.FAILED} failed, ${counts["not run"]} not run`);
if (counts.FAILED > 0) process.exitCode = 1;

async function report(check: Check): Promise<keyof typeof counts> {
  try {
    return print("ok", check, await check.run(target));
  } catch (error) {
    return print(error instanceof NotRun ? "not run" : "FAILED", check, (error as Error).message);
  }
}

function print(outcome: keyof typeof counts, { name }: Check, words?: string): keyof typeof counts {
  counts[outcome] += 1;
  console.log(`${outcome.padEnd(8)} ${name}${words ? `: ${words}` : ""}`);
  return outcome;
}

function readTarget(): Target {
  const text = { type: "string" } as const;
  const options = {
    email: text,
    client: text,
    address: text,
    from: text,
    mailbox: text,
    supabase: text,
    "http-port": text,
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [site, painel] = positionals;
  if (!site?.startsWith("https://") || !painel?.startsWith("https://")) {
    console.error(USAGE);
    process.exit(1);
  }
  return {
    ...values,
    site: new URL(site),
    painel: new URL(painel),
    supabase: values.supabase ? new URL(values.supabase) : undefined,
    httpPort: Number(values["http-port"] ?? 80),
    databaseUrl: process.env.DATABASE_URL,
  };
}
