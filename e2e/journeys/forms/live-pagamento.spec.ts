import { totalOf } from "@eden/domain/catalogo/precos";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { control, pedidosOf } from "../../support/cadastro.ts";
import { database, rowsOf, uniqueEmail } from "../../support/database.ts";
import { cutInserts, forgetNetworkNoise, reloadInVain, SENT, stored } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { heading } from "../../support/inscricao.ts";
import { expectInterestSent, fillPaid, payment, product, sendInterest, toPayment } from "../../support/live.ts";
import { AVISTA_LIVE, PARCELAS } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/formulario-live"));

const KEY = "produtoslive_edenapp";
const payButton = (page: Page) => page.getByRole("button", { name: "Pagar" });

test("[LIVE-03, LIVE-04, STORE-01] paid, Parcelado: lead saved, form stored, the checkout of that plan", async ({
  page,
}) => {
  const email = uniqueEmail();
  await fillPaid(page, email, "Parcelado");
  await expectAccessible(page.locator("form"));
  expect(await stored(page, KEY)).toBeNull();
  await toPayment(page).click();
  await expect(payButton(page)).toBeVisible(SENT);
  await expect(page.getByRole("main")).toContainText(PARCELAS);
  const [lead, ...others] = await rowsOf("leadlive", email);
  expect(lead).toMatchObject({ produto: "edenapp", nome: "Ana Souza", telefone: "11987654321" });
  expect(others).toEqual([]);
  expect(await pedidosOf(email)).toMatchObject([
    {
      origem_compra: "live",
      plano: "parcelado",
      forma_pagamento: "cartao",
      valor_centavos: totalOf("live", "parcelado"),
    },
  ]);
  expect((await pedidosOf(email))[0]?.lead_id).toBe(lead?.id);
  await page.goto("/");
  expect(await stored(page, KEY)).toEqual({
    nome: "Ana Souza",
    email,
    telefone: "11987654321",
    produto: "edenapp",
    tipoEdenapp: "pago",
    formaPagamento: "parcelado",
  });
  expect(await stored(page, "edenapp_purchase")).toEqual({
    planType: "parcelado",
    purchaseDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
  });
});

test("[LIVE-03, LIVE-04, STORE-01] back from the checkout: all data is restored, sending again is the same lead and order, À vista another order", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  await fillPaid(page, email, "Parcelado");
  await toPayment(page).dblclick();
  await expect(payButton(page)).toBeVisible(SENT);
  await page.goBack();
  await expect(payment(page, "Parcelado")).toBeChecked();
  await toPayment(page).click();
  await expect(payButton(page)).toBeVisible(SENT);
  expect(await rowsOf("leadlive", email)).toHaveLength(1);
  expect(await pedidosOf(email)).toHaveLength(1);
  // Another payment method is another order for the same lead; another product is another lead.
  await page.goBack();
  await payment(page, "À vista").check();
  await toPayment(page).click();
  await expect(page.getByRole("main")).toContainText(`Você vai pagar ${AVISTA_LIVE}`, SENT);
  expect(await rowsOf("leadlive", email)).toHaveLength(1);
  const [lead] = await rowsOf("leadlive", email);
  const order = { origem_compra: "live", plano: "avista", forma_pagamento: "pix", lead_id: lead?.id };
  expect(await pedidosOf(email)).toMatchObject([
    { situacao: "cancelado" },
    { ...order, valor_centavos: totalOf("live", "avista"), situacao: "pendente" },
  ]);
  await page.goBack();
  await expect(payment(page, "À vista")).toBeChecked();
  expect(await stored(page, KEY)).toMatchObject({ produto: "edenapp", tipoEdenapp: "pago", formaPagamento: "avista" });
  expect(await stored(page, "edenapp_purchase")).toMatchObject({ planType: "avista" });
  await product(page, "Imersão").check();
  await sendInterest(page).click();
  await expectInterestSent(page);
  expect((await rowsOf("leadlive", email)).map(({ produto }) => produto)).toEqual(["edenapp", "imersao"]);
  forgetNetworkNoise(quiet);
});

test("[LIVE-04] the provider down: the lead is saved, a message is shown, nothing is lost, and a retry works", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  await control({ modo: "fora", email });
  await fillPaid(page, email, "Parcelado");
  await toPayment(page).click();
  await expect(page.getByRole("alert")).toContainText(/tente novamente/i, SENT);
  expect(await rowsOf("leadlive", email)).toHaveLength(1);
  await expect(payment(page, "Parcelado")).toBeChecked();
  await expect(heading(page)).toContainText("Etapa 2 de 2");
  await expectAccessible(page);
  await control({ modo: "normal", email });
  await page.reload();
  await toPayment(page).click();
  await expect(payButton(page)).toBeVisible(SENT);
  expect(await rowsOf("leadlive", email)).toHaveLength(1);
  expect(await pedidosOf(email)).toHaveLength(1);
  forgetNetworkNoise(quiet);
});

test("[LIVE-03, LIVE-04] queued offline: the lead is stored once, and the link to the payment stays available", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  const { restore } = await cutInserts(page);
  await fillPaid(page, email, "Parcelado");
  await toPayment(page).click();
  await hurry(page, expect(page.getByRole("button", { name: "Salvo neste aparelho" })).toBeDisabled(SENT));
  expect(await pedidosOf(email)).toEqual([]);
  await reloadInVain(page);
  await restore();
  await page.getByRole("button", { name: "Tentar enviar agora" }).click();
  await hurry(page, expect(page.getByText(/^Interesse recebido\. Protocolo ED-/)).toBeVisible(SENT));
  await expectAccessible(page);
  expect(await stored(page, KEY)).toMatchObject({ email, formaPagamento: "parcelado" });
  await toPayment(page).click();
  await expect(payButton(page)).toBeVisible(SENT);
  expect(await rowsOf("leadlive", email)).toHaveLength(1);
  forgetNetworkNoise(quiet);
});

test("[LIVE-04] a paid order cannot be paid twice", async ({ page, quiet }) => {
  const email = uniqueEmail();
  await fillPaid(page, email, "Parcelado");
  await toPayment(page).click();
  await expect(payButton(page)).toBeVisible(SENT);
  await database()`update public.pedidos set situacao = 'pago' where email = ${email}`;
  await page.goBack();
  await toPayment(page).click();
  // Not hurried: three seconds later this page leads on to the sign-up.
  await expect(page).toHaveURL("/success", SENT);
  forgetNetworkNoise(quiet);
});
