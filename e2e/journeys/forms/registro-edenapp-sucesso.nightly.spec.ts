import { protocoloOf } from "@eden/domain/protocolo";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { control, createAccount, leaveForCheckout, PAID, pay, pedidosOf } from "../../support/cadastro.ts";
import { uniqueEmail } from "../../support/database.ts";
import { PARCELADO, PARCELAS } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/registro-edenapp"));

const stay = (page: Page) => page.getByRole("button", { name: "Ficar nesta página" }).click();

test("[RESULT-05, RESULT-09] /success confirms nothing until the webhook event, then updates automatically; on a small phone the next button is visible", async ({
  page,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email);
  const asked = page.waitForResponse(/situacao_pedido/);
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
  await stay(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await asked;
  const main = page.getByRole("main");
  await expect(main).toContainText("Estamos conferindo o seu pagamento");
  await expect(main).toContainText(PARCELADO);
  expect(await page.content()).not.toMatch(/confirmad[oa]/i);
  expect(await page.title()).toBe("Éden Grupo - Pagamento");

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
