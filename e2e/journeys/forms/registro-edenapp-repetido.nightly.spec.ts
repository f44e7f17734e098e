import { expectAccessible } from "../../support/axe.ts";
import {
  expectPharmacyStep,
  expectSignedUp,
  fillCompany,
  finish,
  leaveForCheckout,
  pay,
  pedidosOf,
} from "../../support/cadastro.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { SENT, stored } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { expect, test } from "../../support/test.ts";

test("[APP-13, SEC-M8] a second sign-up for one order shows a message instead of thanks, and stores no copy", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  await page.goto("/registro-edenapp");
  await leaveForCheckout(page, email);
  const other = await context.newPage();
  await other.goto("/registro-edenapp");
  await pay(page);
  for (const tab of [page, other]) {
    await expectPharmacyStep(tab);
    await fillCompany(tab);
  }
  await finish(other).click();
  await expectSignedUp(other);
  const [pedido] = await pedidosOf(email);
  await other.evaluate(() => localStorage.removeItem("edenApp_userData"));
  await other.close();

  await finish(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Já existe um cadastro para este pedido." });
  await hurry(page, expect(alert).toBeVisible(SENT));
  await expect(alert).toContainText("Se não foi você, fale com a equipe");
  await expect(alert.getByRole("link", { name: "fale com a equipe" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await expect(page).toHaveURL("/registro-edenapp?etapa=3");
  await expectAccessible(alert);
  expect(await stored(page, "edenApp_userData")).toBeNull();
  expect(await stored(page, "eden_fila_envios")).toBeNull();
  expect(await rowsOf("cadastros_app", email)).toMatchObject([{ pedido_id: pedido?.id }]);
  expect(quiet.join()).not.toContain(email);
  quiet.splice(0);
});
