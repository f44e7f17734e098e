import { expectAccessible } from "../../support/axe.ts";
import {
  accountCalls,
  CPF,
  control,
  createAccount,
  expectActive,
  expectSignedUp,
  field,
  fillCompany,
  fillPerson,
  finish,
  goToData,
  leaveForCheckout,
  PAID,
  pay,
  plano,
  situacaoOf,
  toCheckout,
  waiting,
} from "../../support/cadastro.ts";
import { uniqueEmail } from "../../support/database.ts";
import { forgetNetworkNoise, SENT } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { AVISTA_APP } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/registro-edenapp"));

test("[APP-08] cancelled at the provider: nothing is lost, and another order can be paid @nightly", async ({
  page,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email);
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(page).toHaveURL(/\/cancel$/, SENT);
  await page.getByRole("link", { name: "Continuar o cadastro" }).click();
  await hurry(page, expect(page.getByText("Pagamento cancelado. Nenhuma cobrança foi feita.")).toBeVisible(PAID));
  await expect(field(page, "E-mail")).toHaveValue(email);
  await expect(field(page, "CPF")).toHaveValue(CPF);
  await toCheckout(page).click();
  await pay(page, "duplicado");
  await createAccount(page).click();
  await fillCompany(page);
  await finish(page).click();
  await expectSignedUp(page);
  await expectActive(page);
  expect(await situacaoOf(email)).toEqual(["cancelado", "pago"]);
  await expect.poll(() => accountCalls(email), PAID).toHaveLength(1);
});

test("[APP-07] the provider slow: a clear message, nothing lost; restored from the back/forward cache the page waits", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  await control({ modo: "lento", email });
  await goToData(page, "Parcelado");
  await fillPerson(page, email);
  await toCheckout(page).dblclick();
  await expect(page.getByRole("button", { name: "Processando..." })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(/tente novamente/i, { timeout: 30_000 });
  await expect(field(page, "CPF")).toHaveValue(CPF);
  await expectAccessible(page.getByRole("alert"));
  await control({ modo: "normal", email });
  // A response without a document keeps the visitor on the page, like stopping a slow load.
  await page.route(/checkoutSession/, (route) => route.fulfill({ status: 204 }));
  await toCheckout(page).click();
  await expect(waiting(page)).toBeVisible(SENT);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByRole("button", { name: "Processando..." })).toHaveCount(0);
  await expect(waiting(page).getByRole("link", { name: "Voltar ao checkout" })).toBeVisible();
  expect(await situacaoOf(email)).toEqual(["pendente"]);
  forgetNetworkNoise(quiet);
});

test("[APP-08] data changed after leaving creates another order; unchanged it is the same one @nightly", async ({
  page,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email);
  await page.goBack();
  await expect(waiting(page)).toBeVisible();
  const alter = page.getByRole("link", { name: "Alterar Seus dados" });
  if (!(await alter.isVisible())) await page.locator("summary").filter({ hasText: "Resumo" }).click();
  await alter.click();
  await expect(field(page, "Nome")).toHaveValue("Helena");
  await toCheckout(page).click();
  await expect(page.getByRole("button", { name: "Pagar" })).toBeVisible(SENT);
  expect(await situacaoOf(email)).toEqual(["pendente"]);
  await page.goto("/registro-edenapp?etapa=2");
  await plano(page, "À vista").check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await toCheckout(page).click();
  // The sign-up's own summary also shows the amount.
  await expect(page.getByRole("button", { name: "Pagar" })).toBeVisible(SENT);
  await expect(page.getByRole("main")).toContainText(AVISTA_APP);
  expect(await situacaoOf(email)).toHaveLength(2);
});
