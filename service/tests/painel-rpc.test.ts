import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Browser, enter, newMembro, openBrowser, usePainel } from "./use-painel.ts";

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

test("[ACESSO-04] only functions of the contract can be called, with input that it accepts", async () => {
  const browser = await enter(painel, await newMembro(painel));
  for (const name of ["desconhecida", "constructor", "eu;select 1", "../eu"]) {
    expect((await browser.post(`/rpc/${encodeURIComponent(name)}`)).status, name).toBe(404);
  }
  expect(await answer(browser, "/rpc/pessoa", { id: "1" })).toEqual({
    status: 400,
    body: { mensagem: "Confira os dados e tente novamente." },
  });
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
    await painel.pool.query(`create or replace function painel.horario(p jsonb) returns jsonb language plpgsql as
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
