import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { database, uniqueEmail } from "../../support/database.ts";
import { expect, test } from "../../support/test.ts";

/** Covers the request from the site to the service and the provider's page that the buyer sees. */
async function beginPurchase(request: APIRequestContext) {
  const id = randomUUID();
  const person = { nome: "Maria da Conceição", email: uniqueEmail(), telefone: "11987654321", cpf: "52998224725" };
  const response = await request.post("/api/checkout", {
    data: { id, origem: "app", plano: "avista", ...person },
  });
  expect(response.status()).toBe(201);
  const { url } = (await response.json()) as { url: string };
  return { id, url };
}

async function situacaoOf(id: string): Promise<string> {
  const [row] = await database()`select situacao from public.pedidos where id = ${id}`;
  return row?.situacao;
}

const ENDINGS = [
  { button: "Pagar", page: "/success", situacao: "pago" },
  { button: "Cancelar", page: "/cancel", situacao: "cancelado" },
  { button: "Deixar expirar", page: "/expired", situacao: "expirado" },
];
for (const { button, page: back, situacao } of ENDINGS) {
  test(`a buyer who presses ${button} returns to ${back}, and the order is ${situacao} as reported by the provider`, async ({
    page,
    request,
  }) => {
    const { id, url } = await beginPurchase(request);
    await page.goto(url);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${back}$`));
    await expect.poll(() => situacaoOf(id)).toBe(situacao);
  });
}
