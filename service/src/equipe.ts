import { flatten, safeParse } from "valibot";
import { loadEnv, readEnv } from "./env.ts";
import { createPool, inTransaction } from "./gateways/pool.ts";
import { signInServiceOf } from "./gateways/sign-in-service.ts";
import { inviteMembro, newMembroSchema } from "./painel/invite-membro.ts";

/**
 * Adds a member of the panel, with the service's environment: `npm run equipe -- convidar <email> <nome> <papel>`. For the
 * first one, whom no member can invite yet. The running service sends the e-mail.
 */
const USAGE = "npm run equipe -- convidar <email> <nome> <leitura|atendimento|gestao|encarregado>";

const [command, email, nome, papel] = process.argv.slice(2);
const asked = safeParse(newMembroSchema, { email, nome, papel });
if (command !== "convidar" || !asked.success) fail(asked.success ? USAGE : `${USAGE}\n${wrongFields(asked.issues)}`);

const env = loadEnv(readEnv);
const signIn = signInServiceOf(env);
if (!signIn) fail("PAINEL_URL and the three values of Supabase are required (see .env.example).");

const pool = createPool(env.DATABASE_URL);
try {
  await inTransaction(pool, (client) => inviteMembro(asked.output, client, signIn));
  console.log(`${asked.output.email} is in the team as ${asked.output.papel}.`);
} catch (error) {
  if ((error as { code?: string }).code !== "23505") throw error;
  fail(`${asked.output.email} is in the team already.`);
} finally {
  await pool.end();
}

function wrongFields(issues: Parameters<typeof flatten<typeof newMembroSchema>>[0]): string {
  return `Wrong: ${Object.keys(flatten<typeof newMembroSchema>(issues).nested ?? {}).join(", ")}`;
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
