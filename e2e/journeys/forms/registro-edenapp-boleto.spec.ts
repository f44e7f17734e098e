import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import {
  CPF,
  createAccount,
  expectActive,
  expectSignedUp,
  field,
  fillCompany,
  finish,
  leaveForCheckout,
  PAID,
  pay,
  waiting,
} from "../../support/cadastro.ts";
import { database, rowsOf, uniqueEmail } from "../../support/database.ts";
import { SENT, stored } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { heading } from "../../support/inscricao.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/registro-edenapp"));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Simulates another tab later: the session storage of the first one is gone. */
async function tabAfter(context: BrowserContext, ms: number): Promise<Page> {
  const tab = await context.newPage();
  await tab.clock.setSystemTime(Date.now() + ms);
  return tab;
}

test("[APP-14] the waiting page of a boleto shows the three days and the due date", async ({ page }) => {
  await leaveForCheckout(page, uniqueEmail(), "Boleto");
  await page.goBack();
  const { leftAt } = await stored(page, "eden_checkout_edenapp");
  const until = new Date(leftAt + 3 * DAY).toLocaleDateString("pt-BR", {
    day: "numeric",
    month: "long",
    timeZone: "America/Sao_Paulo",
  });
  await expect(waiting(page)).toContainText(`O boleto vale por 3 dias, até ${until}.`);
  await expect(waiting(page)).toContainText("de 1 a 3 dias úteis");
  await expect(waiting(page)).not.toContainText("vale por 1 hora");
  await expectAccessible(waiting(page));
});

test("[APP-14, STORE-03] two hours later the boleto's data is kept without the CPF, and the page says what is missing", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email, "Boleto");
  const later = await tabAfter(context, 2 * HOUR);
  await later.goto("/registro-edenapp");
  await expect.poll(() => stored(later, "edenApp_tempData"), SENT).toMatchObject({ nome: "Helena", email, cpf: "" });
  await waiting(later).getByRole("link", { name: "Voltar ao checkout" }).click();
  await pay(later);
  expect(await stored(later, "edenApp_tempData")).toMatchObject({ nome: "Helena", email, cpf: "" });
  await createAccount(later).click();
  await expect(heading(later)).toContainText("Agora, a sua farmácia");
  await hurry(later, expect(later.getByText("Faltam o seu CPF e os dados da loja.")).toBeVisible(PAID));
  await expect(field(later, "Nome")).toHaveValue("Helena");
  await expect(field(later, "CPF")).toHaveValue("");
  await field(later, "CPF").fill(CPF);
  await fillCompany(later);
  await finish(later).click();
  await expectSignedUp(later);
  await expectActive(later);
  expect(await rowsOf("cadastros_app", email)).toHaveLength(1);
});

test("[APP-14, STORE-03] after three days the data is deleted; if paid meanwhile, the page asks for what is missing", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email, "Boleto");
  const later = await tabAfter(context, 3 * DAY);
  await later.goto("/registro-edenapp");
  await expect(waiting(later)).toContainText("O prazo deste checkout terminou.");
  await expect.poll(() => stored(later, "edenApp_tempData"), SENT).toBeNull();
  await expectAccessible(waiting(later));
  await database()`update public.pedidos set situacao = 'pago' where email = ${email}`;
  await hurry(later, expect(later.getByText("Faltam os seus dados e os da loja.")).toBeVisible(PAID));
  await expect(field(later, "E-mail")).toHaveAccessibleDescription(/Use o mesmo e-mail da compra/);
  await expect(field(later, "E-mail")).toBeEditable();
});

test("[APP-14] the message of an expired boleto does not mention one hour", async ({ page, context }) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email, "Boleto");
  await database()`update public.pedidos set situacao = 'expirado' where email = ${email}`;
  const later = await tabAfter(context, 4 * DAY);
  await later.goto("/registro-edenapp?etapa=3");
  const banner = later.getByRole("status").filter({ hasText: "O prazo de 3 dias do boleto terminou." });
  await hurry(page, expect(banner).toBeVisible(PAID));
  await expect(banner).not.toContainText("continua aqui");
});
