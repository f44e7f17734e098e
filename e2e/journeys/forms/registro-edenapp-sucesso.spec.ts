import { protocoloOf } from "@eden/domain/protocolo";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { control, createAccount, leaveForCheckout, PAID, pay, pedidosOf } from "../../support/cadastro.ts";
import { uniqueEmail } from "../../support/database.ts";
import { hurry } from "../../support/hurry.ts";
import { AVISTA_APP, PARCELADO, PARCELAS } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/registro-edenapp"));

const stay = (page: Page) => page.getByRole("button", { name: "Ficar nesta página" }).click();

test("[RESULT-05, RESULT-09] /success confirms nothing until the webhook event, then updates automatically", async ({
  page,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email);
  const asked = page.waitForResponse(/situacao_pedido/);
  await pay(page, "parado");
  await stay(page);
  await asked;
  const main = page.getByRole("main");
  await expect(main).toContainText("Estamos conferindo o seu pagamento");
  await expect(main).toContainText(PARCELADO);
  expect(await page.content()).not.toMatch(/confirmad[oa]/i);
  expect(await page.title()).toBe("Éden Grupo - Pagamento");
  await expectAccessible(page);

  const [pedido] = await pedidosOf(email);
  await control({ liberar: pedido?.id });
  await expect(page.getByRole("status").filter({ hasText: "Seu pagamento foi confirmado" })).toContainText(
    "sua assinatura foi criada",
    PAID,
  );
  await expect(main.getByText("Pagamento confirmado", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Éden Grupo - Pagamento Confirmado");
  for (const words of [`Cartão, ${PARCELAS}`, protocoloOf(pedido?.id)]) await expect(main).toContainText(words);
  const steps = main.getByRole("listitem");
  await expect(steps).toHaveCount(4);
  for (const [index, words] of [/e-mail/, /24 horas/, /fatura do seu cartão, mês a mês/, /equipe/].entries()) {
    await expect(steps.nth(index)).toContainText(words);
  }
  await expect(createAccount(page)).toBeVisible();
  await expectAccessible(page);
});

for (const { choice, forma, words } of [
  { choice: "À vista", forma: "PIX, à vista", words: "Você não tem outras cobranças." },
  { choice: "Boleto", forma: "Boleto, à vista", words: "O banco leva de 1 a 3 dias úteis para confirmar." },
] as const) {
  test(`[RESULT-09] paid by ${forma}: instalments are not mentioned`, async ({ page }) => {
    await leaveForCheckout(page, uniqueEmail(), choice);
    await pay(page);
    await stay(page);
    const main = page.getByRole("main");
    await hurry(page, expect(main.getByText("Pagamento confirmado", { exact: true })).toBeVisible(PAID));
    for (const text of [forma, words, AVISTA_APP]) await expect(main).toContainText(text);
    await expect(main).not.toContainText(/mensal|mês a mês|fatura|parcela/);
  });
}

test("[RESULT-05, RESULT-09] on a small phone the next button is visible", async ({ page }) => {
  await leaveForCheckout(page, uniqueEmail());
  await page.setViewportSize({ width: 384, height: 780 });
  await pay(page, "parado");
  for (const target of [createAccount(page), page.getByRole("button", { name: "Ficar nesta página" })]) {
    await expect(target).toBeInViewport({ ratio: 1 });
    const isOnTop = await target.evaluate((element) => {
      const { left, bottom, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
    expect(isOnTop).toBe(true);
  }
});
