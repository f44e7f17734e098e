import {
  accountCalls,
  CPF,
  createAccount,
  estado,
  expectActive,
  expectPaid,
  expectPharmacyStep,
  expectSignedUp,
  field,
  PAID,
  pay,
  pedidosOf,
  toCheckout,
} from "../../support/cadastro.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { SENT, stored, takeTime } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { heading } from "../../support/inscricao.ts";
import { fillPaid, toPayment } from "../../support/live.ts";
import { AVISTA_LIVE } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/formulario-live"));

test("[LIVE-04, LIVE-07] a live purchase by boleto leads to its prefilled sign-up, completed by keyboard, paid once", async ({
  page,
}) => {
  const email = uniqueEmail();
  await fillPaid(page, email, "À vista");
  await page.getByRole("radio", { name: "Boleto", exact: true }).check();
  await toPayment(page).click();
  await pay(page);
  await expect(createAccount(page)).toBeVisible();
  expect(await stored(page, "edenApp_tempData")).toEqual({
    nome: "Ana",
    sobrenome: "Souza",
    telefone: "11987654321",
    email,
    cpf: "",
    planType: "avista",
    isPaid: true,
  });

  await hurry(page, expect(page).toHaveURL("/registro-edenapp?etapa=3", SENT));
  await expect(heading(page)).toContainText("Agora, a sua farmácia");
  await expectPaid(page);
  await expect(page.getByText("Faltam o seu CPF e os dados da loja.")).toBeVisible();
  await expect(field(page, "Nome")).toHaveValue("Ana");
  await expect(field(page, "Sobrenome")).toHaveValue("Souza");
  await expect(field(page, "Telefone")).toHaveValue("(11) 98765-4321");
  await expect(field(page, "E-mail")).toHaveValue(email);
  await expect(field(page, "E-mail")).not.toBeEditable();
  await expect(field(page, "E-mail")).toHaveAccessibleDescription(/É o e-mail da compra/);
  await expect(page.getByRole("complementary")).toContainText(AVISTA_LIVE);
  await expect(toCheckout(page)).toHaveCount(0);

  await page.reload();
  await expect(field(page, "Nome")).toHaveValue("Ana");
  await expect(field(page, "CNPJ")).toBeVisible();
  await heading(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("summary").filter({ hasText: "Seus dados" })).toBeFocused();
  // Name, surname, telephone and e-mail are prefilled.
  for (const name of ["Nome", "Sobrenome", "Telefone", "E-mail", "CPF"]) {
    await page.keyboard.press("Tab");
    await expect(field(page, name)).toBeFocused();
  }
  await page.keyboard.type(CPF);
  await page.keyboard.press("Tab");
  await expect(field(page, "CNPJ")).toBeFocused();
  await page.keyboard.type("12.ABC.345/01DE-35");
  // The company's fields open when its CNPJ was looked up.
  await expect(field(page, "Razão Social")).toBeVisible();
  await page.keyboard.press("Tab");
  for (const text of ["Farmácia da Ana Ltda.", "Rua das Palmeiras", "218", "", "Vila Nova", "Campinas"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  // A letter selects the first state that begins with it.
  await page.keyboard.press("s");
  await expect(estado(page)).toHaveValue("SC");
  await takeTime(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectSignedUp(page);
  await expectActive(page);
  const [pedido, ...others] = await pedidosOf(email);
  expect(others).toEqual([]);
  expect(pedido).toMatchObject({ origem_compra: "live", situacao: "pago", forma_pagamento: "boleto" });
  const account = { tipo: "paid", plano: "avista", pedido_id: pedido?.id, nome: "Ana", sobrenome: "Souza" };
  const company = { cpf: "52998224725", razao_social: "Farmácia da Ana Ltda.", complemento: "" };
  expect(await rowsOf("cadastros_app", email)).toMatchObject([{ ...account, ...company }]);
  await expect.poll(() => accountCalls(email), PAID).toHaveLength(1);
  expect(await stored(page, "edenApp_tempData")).toBeNull();
});

test("[LIVE-07] returned from the payment without paying: the sign-up waits for the same order", async ({ page }) => {
  const email = uniqueEmail();
  await fillPaid(page, email, "Parcelado");
  await toPayment(page).click();
  await expect(page.getByRole("button", { name: "Pagar" })).toBeVisible(SENT);
  await page.goto("/registro-edenapp");
  const waiting = page.getByRole("region", { name: "Aguardando o pagamento" });
  await expect(waiting).toBeVisible();
  // Other data would create another order.
  await expect(page.getByRole("link", { name: "Alterar Seus dados" })).toHaveCount(0);
  await waiting.getByRole("link", { name: "Voltar ao checkout" }).click();
  await pay(page);
  await expectPharmacyStep(page);
  expect(await pedidosOf(email)).toHaveLength(1);
});
