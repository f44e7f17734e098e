import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

const may = async (email: string, chave = `visitante:leadlive:${randomUUID()}`, alvo = "recibo") =>
  (await database.sql`select privado.permitir_recibo(${alvo}, ${chave}, ${email}) as may`)[0]?.may as boolean;

test("[SEC-H1] of forty concurrent e-mails to one person, three are allowed", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => may("vitima@exemplo.org")));
  expect(answers.filter(Boolean)).toHaveLength(3);
});

test("[SEC-H1] the same e-mail requested again, also concurrently, is decided once", async () => {
  const key = `visitante:contato:${randomUUID()}`;
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => may("ana@exemplo.org", key))))).toEqual(
    new Set([true]),
  );
  expect([await may("ana@exemplo.org"), await may("ana@exemplo.org"), await may("ana@exemplo.org")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await may("ana@exemplo.org", key)).toBe(true);
});

test("[SEC-H1] access e-mails have their own limit", async () => {
  const email = "bia@exemplo.org";
  for (let count = 0; count < 4; count++) await may(email);
  const answers = [1, 2, 3].map((n) => may(email, `acesso:${n}${randomUUID()}`, "acesso"));
  expect((await Promise.all(answers)).toSorted()).toEqual([false, true, true]);
});

test.each([
  ["Ana@Exemplo.org", "ana@exemplo.org"],
  ["ana+promo@exemplo.org", "ana@exemplo.org"],
  ["a.n.a+1@gmail.com", "ana@gmail.com"],
  ["a.n.a@exemplo.org", "a.n.a@exemplo.org"],
])("[SEC-H1] %s normalises to the mailbox %s", async (email, mailbox) => {
  expect(await database.sql`select privado.caixa_postal(${email}) as mailbox`).toEqual([{ mailbox }]);
});

test("[SEC-H1] no address is stored, and after a day no count", async () => {
  await may("caio.segredo@exemplo.org");
  const [kept] = await database.sql`select string_agg(to_jsonb(r)::text, '') as rows from privado.recibos as r`;
  expect(kept?.rows).not.toMatch(/segredo|exemplo/);
  await database.sql`update privado.recibos set criado_em = now() - interval '25 hours'`;
  await may("dora@exemplo.org");
  await database.sql`select privado.limpar_recibos()`;
  expect(await database.sql`select from privado.recibos`).toHaveLength(1);
});
