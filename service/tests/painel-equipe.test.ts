import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { enter, newMembro, PAINEL, usePainel } from "./use-painel.ts";

const painel = usePainel();
const run = promisify(execFile);

function equipe(...args: string[]) {
  const { databaseUrl, keys, gateway, mailbox } = painel.stack;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: "site@exemplo.com.br",
    MAIL_TEAM: "vendas@exemplo.com.br",
    SITE_URL: "https://www.exemplo.com.br",
    ASAAS_API_KEY: "chave",
    ASAAS_WEBHOOK_TOKEN: "t".repeat(32),
    PAINEL_URL: PAINEL,
    SUPABASE_URL: gateway.url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
  };
  return run(process.execPath, ["src/equipe.ts", ...args], { cwd: join(import.meta.dirname, ".."), env });
}

test("[ACESSO-02, ACESSO-06] the first member is added by a command, recorded, invited and can sign in", async () => {
  const email = `primeira.${randomUUID()}@exemplo.com.br`;
  await equipe("convidar", email, "Ana Primeira", "gestao");
  const { rows } = await painel.pool.query("select id, nome, papel, ativa from privado.equipe where email = $1", [
    email,
  ]);
  expect(rows).toEqual([{ id: expect.any(String), nome: "Ana Primeira", papel: "gestao", ativa: true }]);
  const { rows: recorded } = await painel.pool.query(
    "select membro, acao from privado.registro_de_acessos where alvo_id = $1",
    [rows[0].id],
  );
  expect(recorded).toEqual([{ membro: null, acao: "convidou" }]);
  const { rows: jobs } = await painel.pool.query("select dados from privado.saida where tarefa = 'convite_equipe'");
  expect(jobs).toEqual([{ dados: { id: rows[0].id } }]);
  const browser = await enter(painel, { id: rows[0].id, email, segredo: "" });
  expect((await browser.post("/rpc/membros")).status).toBe(200);
  await expect(equipe("convidar", email, "Ana Primeira", "gestao")).rejects.toThrow("is in the team already");
  await expect(equipe("convidar", email, "Ana", "dono")).rejects.toThrow("Wrong: papel");
});

test("[ACESSO-02, ACESSO-03, SEC-M5] in a new project, which has no users, the members of a restored database get theirs back and can enter", async () => {
  const membro = await newMembro(painel, "gestao");
  await enter(painel, membro);
  const stays = await newMembro(painel);
  await enter(painel, stays);
  const leaver = await newMembro(painel);
  await painel.pool.query("update privado.equipe set ativa = false, desativada_em = now() where id = $1", [leaver.id]);
  const other = await newMembro(painel);
  await painel.pool.query("delete from auth.users where id = any($1)", [[membro.id, leaver.id, other.id]]);
  await painel.signIn.createUser(other.email);

  await expect(equipe("recriar")).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`${membro.email}: created\n`),
    stderr: `${other.email}: has a user with another id. Delete it in the Supabase dashboard and run this again.\n`,
  });
  const { rows } = await painel.pool.query(
    `select e.id, e.fator_desde is null as novo, count(r.id)::int as registros from privado.equipe as e
      left join privado.registro_de_acessos as r on r.alvo_id = e.id and r.acao = 'redefiniu_fator'
      where e.id = any($1) group by e.id`,
    [[membro.id, stays.id, leaver.id]],
  );
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: membro.id, novo: true, registros: 1 },
      { id: stays.id, novo: false, registros: 0 },
      { id: leaver.id, novo: true, registros: 1 },
    ]),
  );
  membro.segredo = "";
  const browser = await enter(painel, membro);
  expect((await browser.post("/rpc/membros")).status).toBe(200);

  await painel.pool.query("delete from auth.users where email = $1", [other.email]);
  expect((await equipe("recriar")).stdout).toContain(`${other.email}: created\n`);
});

test("[SEC-M12] a name or address that the table refuses never reaches it", async () => {
  await expect(equipe("convidar", `a.${randomUUID()}@exemplo.com.br`, "=Ana", "leitura")).rejects.toThrow(
    "Wrong: nome",
  );
  await expect(equipe("convidar", "+ana@exemplo.com.br", "Ana", "leitura")).rejects.toThrow("Wrong: email");
});
