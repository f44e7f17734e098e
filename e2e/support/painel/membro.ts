import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Papel } from "@eden/domain/painel/valores";
import { type BrowserContext, expect } from "@playwright/test";
import { toBase32, totp } from "../../../scripts/stack/totp.ts";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { database } from "../database.ts";
import { codesTo } from "../mailbox.ts";
import { painelUrl } from "../ports.ts";
import { runningStack } from "../stack-file.ts";

export interface Membro {
  id: string;
  nome: string;
  email: string;
  papel: Papel;
  /** Of the authenticator; undefined before the first sign-in. */
  segredo?: string;
}

/** What depends on the mailbox and on a busy machine. */
export const ARRIVES = { timeout: timeLimit(20_000) };

/** A new member. With `authenticator: false` the first sign-in sets it up. */
export async function newMembro(papel: Papel, { authenticator = true } = {}): Promise<Membro> {
  const [id, email] = await createUser();
  const sql = database();
  const nome = `Membro ${id.slice(0, 8)} Teste`;
  await sql`insert into privado.equipe (id, email, nome, papel) values (${id}, ${email}, ${nome}, ${papel})`;
  if (!authenticator) return { id, nome, email, papel };
  const segredo = toBase32(Buffer.from(id.replaceAll("-", "").slice(0, 20)));
  await sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (gen_random_uuid(), ${id}, 'teste', 'totp', 'verified', ${segredo}, now(), now())`;
  return { id, nome, email, papel, segredo };
}

async function createUser(): Promise<[id: string, email: string]> {
  const email = `membro-${randomUUID()}@exemplo.com.br`;
  const { url, secretKey } = runningStack().auth;
  const response = await fetch(`${url}/auth/v1/admin/users`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json" },
    body: JSON.stringify({ email, email_confirm: true }),
  });
  const { id } = (await response.json()) as { id: string };
  return [id, email];
}

/** The code of the member's authenticator, now. */
export function currentCode({ segredo = "" }: Membro): string {
  return totp(segredo);
}

/** Waits for the newest code by e-mail; `before` is how many had been sent. */
export async function mailedCode(email: string, before = 0): Promise<string> {
  await expect.poll(async () => (await codesTo(email)).length, ARRIVES).toBeGreaterThan(before);
  return (await codesTo(email)).at(-1) ?? "";
}

/** Lets the next code be sent at once, and the authenticator's be used again: the product waits for the next ones. */
export async function skipWait(email: string): Promise<void> {
  const sql = database();
  await sql`with aparelho as (
    select null::bytea as hash union all
    select a.hash from privado.aparelhos_painel as a join privado.equipe as e on e.id = a.membro where e.email = ${email}
  ) update privado.codigos_painel set enviado_em = enviado_em - interval '61 seconds'
    where chave in (select privado.chave_do_codigo(${email}, hash) from aparelho)`;
  await sql`delete from privado.fatores_usados where membro = (select id from privado.equipe where email = ${email})`;
}

/** Opens a session in this browser without signing in, for tests of other things; acesso.spec.ts tests the sign-in. */
export async function enterAs(context: BrowserContext, { id }: Membro): Promise<void> {
  const number = randomBytes(32).toString("base64url");
  await database()`select privado.abrir_sessao(${createHash("sha256").update(number).digest()}, ${id}, 'aal2')`;
  await context.addCookies([{ name: "painel", value: number, url: painelUrl, httpOnly: true, sameSite: "Strict" }]);
}
