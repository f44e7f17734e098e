import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { field, leaveForCheckout, PAID, waiting } from "../../support/cadastro.ts";
import { database, uniqueEmail } from "../../support/database.ts";
import { SENT, stored } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
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

test("[APP-14, STORE-03] a boleto waits three days: after two hours without the CPF, after three days deleted; if paid meanwhile, the page asks for what is missing", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email, "Boleto");
  await test.step("the waiting page shows the three days and the due date", async () => {
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
  await test.step("two hours later the CPF is gone, the rest is kept", async () => {
    const later = await tabAfter(context, 2 * HOUR);
    await later.goto("/registro-edenapp");
    await expect.poll(() => stored(later, "edenApp_tempData"), SENT).toMatchObject({ nome: "Helena", email, cpf: "" });
    await later.close();
  });
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
