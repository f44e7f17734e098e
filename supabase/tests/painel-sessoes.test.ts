import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { insertEquipe, insertMembro, MEMBROS } from "./support/call-painel.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

beforeAll(() => insertEquipe(database.sql));
beforeEach(async () => {
  await database.sql`truncate privado.sessoes_painel, privado.codigos_painel, privado.contadores cascade`;
});

async function openSession(nivel = "aal2", membro = MEMBROS.atendimento): Promise<Buffer> {
  const hash = randomBytes(32);
  await database.sql`select privado.abrir_sessao(${hash}, ${membro}, ${nivel}, ${nivel === "aal1" ? "token" : null})`;
  return hash;
}

async function useSession(hash: Buffer, uso = true) {
  const [row] = await database.sql`select * from privado.usar_sessao(${hash}, ${uso})`;
  return row;
}

/** Makes a session this much older; the columns are moved back instead of the clock forward. */
async function age(hash: Buffer, column: "criada_em" | "usada_em", interval: string): Promise<void> {
  const { sql } = database;
  await sql`update privado.sessoes_painel set ${sql(column)} = ${sql(column)} - ${interval}::interval where hash = ${hash}`;
}

async function askCode(email: string, aparelho: Buffer | null = null): Promise<boolean> {
  const [row] = await database.sql`select pode from privado.pedir_codigo(${email}, ${aparelho})`;
  return row?.pode as boolean;
}

async function tryCode(email: string, aparelho: Buffer | null = null) {
  const [row] = await database.sql`select restam, espera_s from privado.tentar_codigo(${email}, ${aparelho})`;
  return row as unknown as { restam: number | null; espera_s: number | null };
}

async function ageCode(interval: string): Promise<void> {
  await database.sql`update privado.codigos_painel set enviado_em = enviado_em - ${interval}::interval`;
}

test.each([
  ["after four hours without use", "aal2", "usada_em", "3 hours 58 minutes", "3 minutes"],
  ["after sixteen hours in all", "aal2", "criada_em", "15 hours 58 minutes", "3 minutes"],
  ["between the two factors after ten minutes", "aal1", "criada_em", "9 minutes", "2 minutes"],
] as const)("[ACESSO-05] a session ends %s", async (_, nivel, column, before, more) => {
  const hash = await openSession(nivel);
  await age(hash, column, before);
  const credencial = nivel === "aal1" ? "token" : null;
  expect(await useSession(hash)).toMatchObject({ membro: MEMBROS.atendimento, nivel, credencial });
  // The use just noted must not hide the age.
  if (column === "usada_em") await age(hash, column, before);
  await age(hash, column, more);
  expect(await useSession(hash)).toMatchObject({ membro: null, nivel: null });
});

test("[ACESSO-05] use prolongs a session", async () => {
  const hash = await openSession();
  await age(hash, "usada_em", "3 hours");
  await useSession(hash);
  await age(hash, "usada_em", "3 hours");
  expect(await useSession(hash)).toMatchObject({ membro: MEMBROS.atendimento });
});

test("[SESSAO-01] a session says how long it lasts without further use; polling does not prolong it", async () => {
  const hash = await openSession();
  await age(hash, "usada_em", "3 hours 57 minutes");
  expect(await useSession(hash, false)).toMatchObject({ restam_s: 180 });
  expect(await useSession(hash)).toMatchObject({ restam_s: 14_400 });
});

test("[SEC-L33] what an open panel asks by itself does not prolong a session", async () => {
  const hash = await openSession();
  await age(hash, "usada_em", "3 hours 58 minutes");
  expect(await useSession(hash, false)).toMatchObject({ membro: MEMBROS.atendimento });
  await age(hash, "usada_em", "3 minutes");
  expect(await useSession(hash, false)).toMatchObject({ membro: null });
});

test("[SEC-M10] a browser from which the member signed in keeps its code and its tries; another member's does not", async () => {
  const { sql } = database;
  await sql`update privado.limites set janela = '36500 days' where alvo = 'painel_codigo_email'`;
  const [row] = await sql`select email from privado.equipe where id = ${MEMBROS.atendimento}`;
  const email = row?.email as string;
  const [known, other] = [randomBytes(32), randomBytes(32)];
  await sql`select privado.lembrar_aparelho(${known}, ${MEMBROS.atendimento}), privado.lembrar_aparelho(${other}, ${MEMBROS.gestao})`;
  for (let codes = 0; codes < 6; codes += 1) {
    expect(await askCode(email)).toBe(true);
    await ageCode("61 seconds");
  }
  for (let tries = 0; tries < 5; tries += 1) await tryCode(email);
  expect([await askCode(email), await askCode(email, other)]).toEqual([false, false]);
  expect(await tryCode(email, other)).toMatchObject({ restam: null });
  expect(await askCode(email, known)).toBe(true);
  expect(await tryCode(email, known)).toMatchObject({ restam: 4 });
  await sql`update privado.aparelhos_painel set visto_em = visto_em - interval '30 days'`;
  expect(await tryCode(email, known)).toMatchObject({ restam: null });
  await sql`select privado.encerrar_sessoes(${MEMBROS.atendimento})`;
  await sql`select privado.limpar_painel()`;
  expect(await sql`select from privado.aparelhos_painel`).toHaveLength(0);
});

test("[SEC-L55] no code goes to an unknown browser while that of a known one is live; used, expired or used up, it is not", async () => {
  const { sql } = database;
  const membro = await insertMembro(sql, "atendimento");
  const [row] = await sql`select email from privado.equipe where id = ${membro}`;
  const email = row?.email as string;
  const [desk, colega] = [randomBytes(32), randomBytes(32)];
  await sql`select privado.lembrar_aparelho(${desk}, ${membro}), privado.lembrar_aparelho(${colega}, ${MEMBROS.gestao})`;
  /** After a minute, within the figure of an hour. */
  const strangers = async (aparelho: Buffer | null = null) => {
    await sql`delete from privado.contadores`;
    await sql`update privado.codigos_painel set enviado_em = enviado_em - interval '61 seconds'
      where chave = privado.chave_do_codigo(${email}, ${aparelho})`;
    return askCode(email, aparelho);
  };
  const use = () => sql`select privado.usar_codigo(${email.toUpperCase()}, ${desk})`;
  expect(await strangers()).toBe(true);
  expect(await askCode(email, desk)).toBe(true);
  expect([await strangers(), await strangers(colega)]).toEqual([false, false]);
  // The newest code of the mailbox opens the member's new telephone too.
  expect(await tryCode(email)).toMatchObject({ restam: 4 });
  expect(await tryCode(email, desk)).toMatchObject({ restam: 4 });
  await use();
  expect(await strangers(), "used").toBe(true);
  await ageCode("61 seconds");
  expect(await askCode(email, desk)).toBe(true);
  expect(await strangers()).toBe(false);
  await ageCode("10 minutes");
  expect(await strangers(), "expired").toBe(true);
  expect(await askCode(email, desk)).toBe(true);
  for (let tries = 0; tries < 5; tries += 1) await tryCode(email, desk);
  expect(await strangers(), "used up").toBe(true);
  await ageCode("61 seconds");
  expect(await askCode(email, desk)).toBe(true);
  await sql`update privado.aparelhos_painel set visto_em = visto_em - interval '31 days' where membro = ${membro}`;
  expect(await strangers(), "no longer known").toBe(true);
});

test("[ACESSO-05] all sessions of a member end together, those of others stay", async () => {
  const [phone, desk] = [await openSession(), await openSession()];
  const other = await openSession("aal2", MEMBROS.gestao);
  await database.sql`select privado.encerrar_sessoes(${MEMBROS.atendimento})`;
  expect([(await useSession(phone))?.membro, (await useSession(desk))?.membro]).toEqual([null, null]);
  expect(await useSession(other)).toMatchObject({ membro: MEMBROS.gestao });
});

test("[ACESSO-03] a session of a deactivated member ends at the next request, and no new one opens", async () => {
  const membro = await insertMembro(database.sql, "gestao");
  const hash = await openSession("aal2", membro);
  await database.sql`update privado.equipe set ativa = false, desativada_em = now() where id = ${membro}`;
  expect(await useSession(hash)).toMatchObject({ membro: null });
  await expect(openSession("aal2", membro)).rejects.toMatchObject({ code: "42501" });
});

test("[ACESSO-02] one live code per person with five tries, a new one after 60 seconds", async () => {
  const membro = await insertMembro(database.sql, "atendimento");
  const [row] = await database.sql`select email from privado.equipe where id = ${membro}`;
  const email = row?.email as string;
  expect(await askCode(email.toUpperCase())).toBe(true);
  expect(await askCode(email)).toBe(false);
  for (const restam of [4, 3, 2, 1]) expect(await tryCode(email)).toEqual({ restam, espera_s: null });
  // The last try already says when a new code can be sent.
  expect((await tryCode(email)).espera_s).toBeGreaterThan(0);
  const used = await tryCode(email);
  expect(used.restam).toBeNull();
  expect(used.espera_s).toBeGreaterThan(0);
  await ageCode("61 seconds");
  expect(await tryCode(email)).toEqual({ restam: null, espera_s: 0 });
  expect(await askCode(email)).toBe(true);
  expect(await tryCode(email)).toMatchObject({ restam: 4 });
});

test("[ACESSO-02] a code is valid for ten minutes", async () => {
  await askCode("alguem@eden.com.br");
  await ageCode("11 minutes");
  expect(await tryCode("alguem@eden.com.br")).toEqual({ restam: null, espera_s: 0 });
});

test("[ACESSO-02] an unknown address has the same limits, and no code is sent to it", async () => {
  expect(await askCode("ninguem@exemplo.com.br")).toBe(false);
  for (const restam of [4, 3, 2, 1, 0]) expect(await tryCode("ninguem@exemplo.com.br")).toMatchObject({ restam });
  expect(await tryCode("ninguem@exemplo.com.br")).toMatchObject({ restam: null });
  const [row] =
    await database.sql`select count(*)::int as n from privado.codigos_painel where position('ninguem' in encode(chave, 'escape')) > 0`;
  expect(row?.n).toBe(0);
});

test("[ACESSO-02] past six codes an hour none is sent, and the tries of the last one do not start again", async () => {
  await database.sql`update privado.limites set janela = '36500 days' where alvo = 'painel_codigo_email'`;
  const [row] = await database.sql`select email from privado.equipe where id = ${MEMBROS.leitura}`;
  const email = row?.email as string;
  for (let codes = 0; codes < 6; codes += 1) {
    expect(await askCode(email)).toBe(true);
    await ageCode("61 seconds");
  }
  for (let tries = 0; tries < 5; tries += 1) await tryCode(email);
  expect(await askCode(email)).toBe(false);
  expect(await tryCode(email)).toMatchObject({ restam: null });
});
