import { randomInt } from "node:crypto";
import { cnpjCheckDigits } from "@eden/domain/documentos/cnpj";
import { expect, type Page } from "@playwright/test";
import { database } from "./database.ts";
import { SENT } from "./form-checks.ts";

/** Rows of the public register, each test with its own root. */
export const newRoot = () => String(randomInt(10_000_000, 99_999_999));
export const cnpjOf = (root: string, order: string) => root + order + cnpjCheckDigits(root + order);

const SAMPLE = {
  matriz: true,
  nome_fantasia: "DROGARIA OKAMOTO",
  razao_social: "OKAMOTO & FILHOS DROGARIA LTDA",
  situacao: "ativa",
  situacao_em: "2009-03-02",
  inicio_em: "2009-03-02",
  cnae: "4771701",
  logradouro: "AVENIDA SAMPAIO VIDAL",
  numero: "418",
  bairro: "CENTRO",
  cep: "17500020",
  uf: "SP",
  ibge: 3529005,
  municipio: "MARILIA",
};

/** Adds a pharmacy and returns its CNPJ. */
export async function addFarmacia(cnpj: string, changes: object = {}): Promise<string> {
  const sql = database();
  await sql`insert into privado.farmacias ${sql({ ...SAMPLE, ...changes, cnpj })}`;
  // The month on screen is that of the newest load, whichever test added it.
  await sql`insert into privado.farmacias_cargas (mes, estado, linhas, lidas, terminada_em)
    values ('2026-10-01', 'trocada', 1, 1, now())`;
  return cnpj;
}

export const SOURCE = /Receita Federal, \S+ de \d{4} · corrija se mudou/;

/** Opens the step after the payment, as this device sees it when it returns from there. */
export async function openPharmacyStep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const person = { nome: "Denise", sobrenome: "Okamoto", telefone: "14996553071", email: "denise@exemplo.com.br" };
    const pedido = { pedidoId: null, planType: "avista", forma: "pix", origem: "app", url: null, leftAt: Date.now() };
    localStorage.setItem(
      "edenApp_tempData",
      JSON.stringify({ ...person, cpf: "52998224725", planType: "avista", isPaid: true }),
    );
    localStorage.setItem("eden_checkout_edenapp", JSON.stringify(pedido));
  });
  await page.goto("/registro-edenapp?payment=success");
}

export const SEARCH = "**/rpc/localizar_farmacia";

/** Waits for the note under a CNPJ that is in no register: appearing later, it would move a button during a click. */
export const expectUnknown = (page: Page) =>
  expect(
    page.getByText(/^(O número está certo, só não está na nossa lista|A busca do CNPJ não respondeu)\.$/),
  ).toBeVisible(SENT);

/** Holds look-ups until released. */
export async function holdSearch(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SEARCH, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
