import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Browser, enter, newMembro, openBrowser, SITE, usePainel } from "./use-painel.ts";

const painel = usePainel();
const answer = async (browser: Browser, path: string, body?: unknown) => {
  const response = await browser.post(path, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test("[ACESSO-03, ACESSO-04] functions run for the signed-in member, with the rights of their role", async () => {
  const [leitura, gestao] = [await newMembro(painel, "leitura"), await newMembro(painel, "gestao")];
  const [reader, boss] = [await enter(painel, leitura), await enter(painel, gestao)];
  expect(await answer(reader, "/rpc/eu")).toMatchObject({
    status: 200,
    body: { membro: { id: leitura.id, papel: "leitura" } },
  });
  expect((await answer(reader, "/rpc/membros")).status).toBe(403);
  expect((await answer(boss, "/rpc/membros")).status).toBe(200);
  expect((await answer(openBrowser(painel.app), "/rpc/eu")).status).toBe(401);
  expect((await answer(openBrowser(painel.app, "__Host-painel=inventado"), "/rpc/eu")).status).toBe(401);
});

test("[PRACA-28] the page of a town is opened at the address of this deployment, by members only", async () => {
  const path = "/raio-x/sp/marilia";
  const { cookie } = await enter(painel, await newMembro(painel));
  const moved = await painel.app.request(`/api/painel${path}`, { headers: { cookie } });
  expect([moved.status, moved.headers.get("location")]).toEqual([302, `${SITE}${path}`]);
  expect((await painel.app.request(`/api/painel${path}`)).status).toBe(401);
});

test("[SEC-L56] a malformed id answers 404 where it names who was asked for; inside a filter it is a wrong request", async () => {
  const browser = await enter(painel, await newMembro(painel));
  const statusOf = async (funcao: string, entrada: object) => (await answer(browser, `/rpc/${funcao}`, entrada)).status;
  expect(await statusOf("pessoa", { id: "1" })).toBe(404);
  expect(await statusOf("filtrar", { filtro: { donos: ["eu' --"] } })).toBe(400);
});

test("[ACESSO-04] only functions of the contract can be called, with input that it accepts", async () => {
  const browser = await enter(painel, await newMembro(painel));
  for (const name of ["desconhecida", "constructor", "eu;select 1", "../eu"]) {
    expect((await browser.post(`/rpc/${encodeURIComponent(name)}`)).status, name).toBe(404);
  }
  expect(await answer(browser, "/rpc/pessoa", {})).toEqual({
    status: 400,
    body: { mensagem: "Confira os dados e tente novamente." },
  });
  expect((await answer(browser, "/rpc/pessoa", { id: "1" })).status, "a link that was cut off").toBe(404);
  const { status, body } = await answer(browser, "/rpc/pessoa", { id: randomUUID() });
  expect(status).toBe(404);
  expect(body.mensagem).toEqual(expect.any(String));
});

test("[IDENTIDADE-05, SEC-H5] a message without the address that was on screen is refused before the database is asked", async () => {
  const browser = await enter(painel, await newMembro(painel, "atendimento"));
  const message = { comando: randomUUID(), pessoa: randomUUID(), assunto: "Sua compra", texto: "Olá" };
  expect((await answer(browser, "/rpc/enviar_email", message)).status).toBe(400);
  expect((await answer(browser, "/rpc/enviar_email", { ...message, para: "helena@exemplo.org" })).status).toBe(404);
});

test("[CAIXA-09] refusals of the database become statuses, and their words reach the member only if written for them", async () => {
  const browser = await enter(painel, await newMembro(painel));
  const raise = async (state: string) => {
    await painel.pool.query(`create or replace function painel.horario(v_eu privado.equipe, p jsonb) returns jsonb language plpgsql as
      $$ begin raise exception 'palavras' using errcode = '${state}'; end $$`);
    return answer(browser, "/rpc/horario");
  };
  const { mensagem } = (await raise("42501")).body;
  expect(mensagem).not.toBe("palavras");
  expect((await raise("42501")).status).toBe(403);
  for (const status of [404, 409, 422]) {
    expect(await raise(`PT${status}`)).toEqual({ status, body: { mensagem: "palavras" } });
  }
  for (const [state, status] of [
    ["22P02", 400],
    ["23514", 400],
    ["57014", 503],
    ["XX000", 503],
  ] as const) {
    const refused = await raise(state);
    expect(refused.status).toBe(status);
    expect(refused.body.mensagem).not.toBe("palavras");
  }
  expect(painel.logged.join()).not.toContain("palavras");
});

test("[SEC-L40] the 301st person and the 61st e-mail of an hour are refused and told to gestao once", async () => {
  const { pool } = painel;
  await pool.query(
    "update privado.limites set janela = '36500 days' where alvo in ('painel_pessoas', 'painel_emails')",
  );
  const membro = await newMembro(painel);
  const browser = await enter(painel, membro);
  const { rows } = await pool.query<{ id: string }>(
    "insert into privado.pessoas (nome, email) values ('Ana', 'ana@exemplo.com.br'), ('Rui', 'rui@exemplo.com.br') returning id",
  );
  const [ana, rui] = rows.map(({ id }) => id);
  const used = async (alvo: string, vezes: number) =>
    pool.query(
      `insert into privado.contadores (alvo, chave, inicio, vezes)
      select alvo, $2, date_bin(janela, now(), timestamptz 'epoch'), $3 from privado.limites where alvo = $1
      on conflict (alvo, chave, inicio) do update set vezes = excluded.vezes`,
      [alvo, membro.id, vezes],
    );
  await used("painel_pessoas", 299);
  expect((await answer(browser, "/rpc/pessoa", { id: ana })).status).toBe(200);
  expect((await answer(browser, "/rpc/pessoa", { id: ana })).status, "read again").toBe(200);
  for (const path of ["/rpc/pessoa", "/rpc/linha_do_tempo"]) {
    const refused = await answer(browser, path, { id: rui });
    expect([refused.status, refused.body.mensagem]).toEqual([429, expect.stringContaining("pessoas demais")]);
  }
  await used("painel_emails", 60);
  const email = { comando: randomUUID(), pessoa: ana, para: "ana@exemplo.com.br", assunto: "Oi", texto: "Oi, Ana." };
  expect((await answer(browser, "/rpc/enviar_email", email)).status).toBe(429);
  const { rows: jobs } = await pool.query(
    "select dados ->> 'alvo' as alvo from privado.saida where tarefa = 'limite_membro' and dados ->> 'membro' = $1",
    [membro.id],
  );
  expect(jobs.map(({ alvo }) => alvo).sort()).toEqual(["painel_emails", "painel_pessoas"]);
});

test("[SEC-L46] a session sees 2,000 different people of lists in an hour, by pages, filters and searches together, and then those it knows", async () => {
  const { pool } = painel;
  await pool.query("update privado.limites set janela = '36500 days', maximo = 120 where alvo = 'painel_listadas'");
  const membro = await newMembro(painel, "leitura");
  const browser = await enter(painel, membro);
  const word = `zz${randomUUID().slice(0, 8)}`;
  await pool.query(
    `insert into privado.pessoas (nome, email, busca, campanha) select $1, n || '.' || gen_random_uuid() || '@exemplo.com.br', $1, $1
    from generate_series(1, 150) as n`,
    [word],
  );
  const filtro = { campanhas: [word] };
  const page = async (cursor: string | null) => {
    const { status, body } = await answer(browser, "/rpc/filtrar", { filtro, limite: 50, cursor });
    return { status, body: body as unknown as { proximo: string; mensagem: string; pessoas: object[] } };
  };
  const first = await page(null);
  expect([first.status, first.body.pessoas.length]).toEqual([200, 50]);
  // An open list is read again with every change, and a search shows some of the same.
  for (let again = 0; again < 5; again += 1) expect((await page(null)).status).toBe(200);
  const second = await page(first.body.proximo);
  expect(second.status).toBe(200);
  const third = await page(second.body.proximo);
  expect([third.status, third.body.mensagem]).toEqual([429, expect.stringContaining("pessoas demais em listas")]);
  expect(third.body).not.toHaveProperty("pessoas");
  const other = `yy${randomUUID().slice(0, 8)}`;
  await pool.query(
    "update privado.pessoas set busca = $2, nome = $2 where id in (select id from privado.pessoas where busca = $1 order by ordem desc, id desc limit 30)",
    [word, other],
  );
  expect((await answer(browser, "/rpc/buscar", { texto: other, limite: 100 })).status).toBe(429);
  expect((await page(null)).status, "who is known is still shown").toBe(200);
  const { rows } = await pool.query(
    "select dados ->> 'alvo' as alvo from privado.saida where tarefa = 'limite_membro' and dados ->> 'membro' = $1",
    [membro.id],
  );
  expect(rows).toEqual([{ alvo: "painel_listadas" }]);
  // After an hour everybody counts again.
  await pool.query("update privado.pessoas_contadas set em = em - interval '1 hour'");
  expect((await page(null)).status).toBe(429);
});
