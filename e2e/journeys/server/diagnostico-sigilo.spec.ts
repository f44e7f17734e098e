import type { APIRequestContext } from "@playwright/test";
import { newCnpj, newCpf } from "../../../scripts/samples/documentos.ts";
import { database } from "../../support/database.ts";
import { test } from "../../support/diagnostico.ts";
import { expect } from "../../support/test.ts";

/** A request from any client, with the key that every visitor has. */
async function asVisitor(request: APIRequestContext) {
  const { publishableKey } = await (await request.get("/config.json")).json();
  const headers = { apikey: publishableKey };
  return {
    get: (path: string) => request.get(`/rest/v1/${path}`, { headers }),
    lookUp: (cnpj: string, cpf: string) =>
      request.post("/rest/v1/rpc/localizar_loja", { headers, data: { p_cnpj: cnpj, p_cpf: cpf } }),
  };
}

test("[DIAG-07] stores, CPFs and answers can be neither listed nor filtered; a known CNPJ or CPF gets the same response as an unknown one", async ({
  request,
  loja,
}) => {
  const visitor = await asVisitor(request);
  for (const path of [
    "diagnosticos_lojas",
    `diagnosticos_lojas?select=id&cnpj=eq.${loja.cnpj}`,
    `diagnosticos_lojas?select=id&cpf=eq.${loja.cpf}`,
    "diagnosticos_respostas",
    "diagnosticos_respostas?select=respostas",
  ]) {
    expect([path, (await visitor.get(path)).status()]).toEqual([path, 401]);
  }
  expect(await (await visitor.get("diagnosticos_lojas?select=id")).json()).toEqual([]);
  expect(await (await visitor.get(`diagnosticos_lojas?select=id&id=eq.${loja.id}`)).json()).toEqual([]);
  expect(await (await visitor.lookUp(loja.cnpj, loja.cpf)).json()).toBe(loja.id);
  const seen = [];
  for (const [cnpj, cpf] of [
    [loja.cnpj, newCpf()],
    [newCnpj(), loja.cpf],
    [newCnpj(), newCpf()],
  ] as const) {
    const answer = await visitor.lookUp(cnpj, cpf);
    const { date, ...headers } = answer.headers();
    seen.push({ status: answer.status(), body: await answer.text(), headers });
  }
  expect(seen[0]).toMatchObject({ status: 200, body: "null" });
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

test("[DIAG-07] trying many CPFs of one CNPJ is blocked, known or not, and recorded", async ({ request, loja }) => {
  // The hour does not end between the guesses.
  await database()`update privado.limites set janela = interval '1000 days' where alvo = 'localizar_loja_cnpj'`;
  const visitor = await asVisitor(request);
  const records = async () =>
    Number((await database()`select count(*) from privado.consultas_diagnostico where not encontrada`)[0]?.count);
  for (const cnpj of [loja.cnpj, newCnpj()]) {
    const before = await records();
    const statuses = [];
    for (let guess = 0; guess < 12; guess++) statuses.push((await visitor.lookUp(cnpj, newCpf())).status());
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await records()).toBeGreaterThanOrEqual(before + 10);
  }
});
