import { totalOf } from "@eden/domain/catalogo/precos";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { control, pedidosOf } from "../../support/cadastro.ts";
import { database, rowsOf, uniqueEmail } from "../../support/database.ts";
import { cutInserts, forgetNetworkNoise, reloadInVain, SENT, stored } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { heading } from "../../support/inscricao.ts";
import { fillPaid, payment, toPayment } from "../../support/live.ts";
import { AVISTA_LIVE, PARCELAS } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/formulario-live"));

const KEY = "produtoslive_edenapp";
const payButton = (page: Page) => page.getByRole("button", { name: "Pagar" });

test("[LIVE-03, LIVE-04, STORE-01] a failing provider loses nothing; back from the checkout all data is restored and the order is the same, À vista is another; paid is paid once", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  await control({ modo: "fora", email });
  await fillPaid(page, email, "Parcelado");
  await expectAccessible(page.locator("form"));
  expect(await stored(page, KEY)).toBeNull();
  await toPayment(page).click();
  await expect(page.getByRole("alert")).toContainText(/tente novamente/i, SENT);
  await expect(payment(page, "Parcelado")).toBeChecked();
  await expect(heading(page)).toContainText("Etapa 2 de 2");
  await control({ modo: "normal", email });
  await page.reload();
  await toPayment(page).dblclick();
  await expect(payButton(page)).toBeVisible(SENT);
  await expect(page.getByRole("main")).toContainText(PARCELAS);
  const [lead, ...others] = await rowsOf("leadlive", email);
  expect(lead).toMatchObject({ produto: "edenapp", nome: "Ana Souza", telefone: "11987654321" });
  expect(others).toEqual([]);
  const card = { origem_compra: "live", plano: "parcelado", forma_pagamento: "cartao", lead_id: lead?.id };
  expect(await pedidosOf(email)).toMatchObject([{ ...card, valor_centavos: totalOf("live", "parcelado") }]);

  await page.goBack();
  await expect(payment(page, "Parcelado")).toBeChecked();
  expect(await stored(page, KEY)).toEqual({
    nome: "Ana Souza",
    email,
    telefone: "11987654321",
    produto: "edenapp",
    tipoEdenapp: "pago",
    formaPagamento: "parcelado",
  });
  const purchaseDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/);
  expect(await stored(page, "edenapp_purchase")).toEqual({ planType: "parcelado", purchaseDate });
  await toPayment(page).click();
  await expect(payButton(page)).toBeVisible(SENT);
  expect(await rowsOf("leadlive", email)).toHaveLength(1);
  expect(await pedidosOf(email)).toHaveLength(1);

  // Another payment method is another order for the same lead; another product is another lead.
  await page.goBack();
  await payment(page, "À vista").check();
  await toPayment(page).click();
  await expect(page.getByRole("main")).toContainText(`Você vai pagar ${AVISTA_LIVE}`, SENT);
  const pix = { origem_compra: "live", plano: "avista", forma_pagamento: "pix", lead_id: lead?.id };
  expect(await pedidosOf(email)).toMatchObject([
    { situacao: "cancelado" },
    { ...pix, valor_centavos: totalOf("live", "avista"), situacao: "pendente" },
  ]);
  await page.goBack();
  await expect(payment(page, "À vista")).toBeChecked();
  expect(await stored(page, KEY)).toMatchObject({ produto: "edenapp", tipoEdenapp: "pago", formaPagamento: "avista" });
  expect(await stored(page, "edenapp_purchase")).toMatchObject({ planType: "avista" });
  await database()`update public.pedidos set situacao = 'pago' where email = ${email} and situacao = 'pendente'`;
  await toPayment(page).click();
  // Not hurried: three seconds later this page leads on to the sign-up.
  await expect(page).toHaveURL("/success", SENT);
  expect(await rowsOf("leadlive", email)).toHaveLength(1);
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
