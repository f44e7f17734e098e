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
import { forgetNetworkNoise, SENT, stored } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { AVISTA_APP } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/registro-edenapp"));

test("[APP-08] cancelled at the provider: nothing is lost, and another order can be paid", async ({ page }) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email);
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(page).toHaveURL(/\/cancel$/, SENT);
  await page.getByRole("link", { name: "Continuar o cadastro" }).click();
  await hurry(page, expect(page.getByText("Pagamento cancelado. Nenhuma cobrança foi feita.")).toBeVisible(PAID));
  await expect(field(page, "E-mail")).toHaveValue(email);
  await expect(field(page, "CPF")).toHaveValue(CPF);
  await expectAccessible(page);
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

test("[APP-08] an expired session restarts with what was typed", async ({ page }) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email, "À vista");
  await page.getByRole("button", { name: "Deixar expirar" }).click();
  await expect(page).toHaveURL(/\/expired$/, SENT);
  await page.goto("/registro-edenapp?etapa=3");
  await hurry(page, expect(page.getByText("O checkout expirou após 1 hora. É só começar de novo.")).toBeVisible(PAID));
  await expect(field(page, "Nome")).toHaveValue("Helena");
  await expect(field(page, "CPF")).toHaveValue(CPF);
  expect(await stored(page, "edenApp_tempData")).toBeNull();
  await toCheckout(page).click();
  await expect(page.getByRole("button", { name: "Pagar" })).toBeVisible(SENT);
  expect(await situacaoOf(email)).toEqual(["expirado", "pendente"]);
});

test("[STORE-02] after the checkout's hour the temporary data is deleted, on any page", async ({ page }) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email);
  await page.goto("/");
  expect(await stored(page, "edenApp_tempData")).toMatchObject({ email });
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("eden_checkout_edenapp") ?? "{}");
    const leftAt = kept.leftAt - 3_600_000;
    localStorage.setItem("eden_checkout_edenapp", JSON.stringify({ ...kept, leftAt }));
  });
  await page.goto("/planos");
  await expect.poll(() => stored(page, "edenApp_tempData")).toBeNull();
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).not.toContain("52998224725");
});

for (const modo of ["fora", "lento"] as const) {
  test(`[APP-07] the provider ${modo === "fora" ? "down" : "slow"}: a clear message, nothing lost`, async ({
    page,
    quiet,
  }) => {
    const email = uniqueEmail();
    await control({ modo, email });
    await goToData(page, "Parcelado");
    await fillPerson(page, email);
    await toCheckout(page).dblclick();
    // A provider that is down fails at once: the busy state may be over before it can be observed.
    if (modo === "lento") await expect(page.getByRole("button", { name: "Processando..." })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(/tente novamente/i, { timeout: 30_000 });
    await expect(field(page, "CPF")).toHaveValue(CPF);
    await expectAccessible(page.getByRole("alert"));
    await control({ modo: "normal", email });
    await toCheckout(page).click();
    await expect(page.getByRole("button", { name: "Pagar" })).toBeVisible(SENT);
    expect(await situacaoOf(email)).toEqual(["pendente"]);
    forgetNetworkNoise(quiet);
  });
}

test("[APP-07] restored from the back/forward cache the page waits, and its button is not stuck", async ({ page }) => {
  const email = uniqueEmail();
  await goToData(page, "Parcelado");
  await fillPerson(page, email);
  // A response without a document keeps the visitor on the page, like stopping a slow load.
  await page.route(/checkoutSession/, (route) => route.fulfill({ status: 204 }));
  await toCheckout(page).click();
  await expect(waiting(page)).toBeVisible(SENT);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByRole("button", { name: "Processando..." })).toHaveCount(0);
  await expect(waiting(page).getByRole("link", { name: "Voltar ao checkout" })).toBeVisible();
});

test("[APP-08] data changed after leaving creates another order; unchanged it is the same one", async ({ page }) => {
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
