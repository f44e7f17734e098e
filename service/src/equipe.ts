import type pg from "pg";
import { flatten, type InferOutput, safeParse } from "valibot";
import { loadEnv, readEnv } from "./env.ts";
import { createPool, inTransaction } from "./gateways/pool.ts";
import { OtherUser, signInServiceOf } from "./gateways/sign-in-service.ts";
import { inviteMembro, newMembroSchema } from "./painel/invite-membro.ts";

/**
 * The team from outside the panel, with the service's environment, `npm run equipe -- …`:
 * `convidar <email> <nome> <papel>` adds the first member, whom no member can invite yet; the running service sends the e-mail.
 * `recriar` gives the members of a restored database their users in a new project, which has none. Each sets up a new
 * authenticator at the next sign-in.
 */
const USAGE = `npm run equipe -- convidar <email> <nome> <leitura|atendimento|gestao|encarregado>
npm run equipe -- recriar`;

const [command, email, nome, papel] = process.argv.slice(2);
if (command !== "convidar" && command !== "recriar") fail(USAGE);
const asked = safeParse(newMembroSchema, { email, nome, papel });
if (command === "convidar" && !asked.success) fail(`${USAGE}\n${wrongFields(asked.issues)}`);

const env = loadEnv(readEnv);
const signIn =
  signInServiceOf(env) ?? fail("PAINEL_URL and the three values of Supabase are required (see .env.example).");

const pool = createPool(env.DATABASE_URL);
try {
  if (asked.success) await inviteFirst(asked.output);
  else await recreateUsers();
} finally {
  await pool.end();
}

async function inviteFirst(membro: InferOutput<typeof newMembroSchema>): Promise<void> {
  try {
    await inTransaction(pool, (client) => inviteMembro(membro, client, signIn));
    console.log(`${membro.email} is in the team as ${membro.papel}.`);
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    console.error(`${membro.email} is in the team already.`);
    process.exitCode = 1;
  }
}

/** Members who were deactivated, too: they may be activated again. */
async function recreateUsers(): Promise<void> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    "select id, email from privado.equipe order by email",
  );
  for (const { id, email } of rows) {
    try {
      const created = await signIn.recreateUser(id, email);
      if (created) await inTransaction(pool, (client) => withoutFactor(client, id));
      console.log(`${email}: ${created ? "created" : "was there"}`);
    } catch (error) {
      if (!(error instanceof OtherUser)) throw error;
      console.error(`${email}: has a user with another id. Delete it in the Supabase dashboard and run this again.`);
      process.exitCode = 1;
    }
  }
}

async function withoutFactor(client: pg.PoolClient, id: string): Promise<void> {
  await client.query("update privado.equipe set fator_desde = null where id = $1", [id]);
  await client.query("select privado.registrar('redefiniu_fator', 'equipe', $1)", [id]);
}

function wrongFields(issues: Parameters<typeof flatten<typeof newMembroSchema>>[0]): string {
  return `Wrong: ${Object.keys(flatten<typeof newMembroSchema>(issues).nested ?? {}).join(", ")}`;
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
