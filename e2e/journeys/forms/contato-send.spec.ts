import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { expectEmpty, expectSent, field, fill, MESSAGE, SUCCESS, send } from "../../support/contato.ts";
import { database, refuseEmail, rowsOf, uniqueEmail } from "../../support/database.ts";
import { forgetNetworkNoise, loseFirstAnswer, SENT, untilLoaded } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/contato"));

test("[CONTACT-02] a send whose response is lost is retried: one row, one confirmation", async ({ page, quiet }) => {
  const email = uniqueEmail();
  const { lost } = await loseFirstAnswer(page);
  await fill(page, email);
  await send(page).click();
  await expectSent(page);
  expect(lost()).toBe(1);
  expect(await rowsOf("contato", email)).toHaveLength(1);
  forgetNetworkNoise(quiet);
});

async function queueOffline(page: Page, email: string) {
  await untilLoaded(page, send(page));
  await fill(page, email);
  await page.context().setOffline(true);
  await send(page).click();
  const waiting = page.getByText("Sem internet. Sua mensagem está salva neste aparelho.");
  await hurry(page, expect(waiting).toBeVisible(SENT));
}

test("[CONTACT-02] a message edited while queued is sent as a second one; neither is lost", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  await queueOffline(page, email);
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Salvo neste aparelho" })).toBeDisabled();
  await field(page, "Mensagem").fill("Esqueci de dizer: são duas lojas.");
  await expect(send(page)).toBeEnabled();
  await context.setOffline(false);
  await expectSent(page);
  await expect(field(page, "Mensagem")).toHaveValue("Esqueci de dizer: são duas lojas.");
  await send(page).click();
  await expectEmpty(page);
  await expect
    .poll(async () => (await rowsOf("contato", email)).map(({ mensagem }) => mensagem))
    .toEqual([MESSAGE, "Esqueci de dizer: são duas lojas."]);
  forgetNetworkNoise(quiet);
});

test("[CONTACT-04] over the limit it says when to try again and keeps what was typed", async ({ page, quiet }) => {
  const email = uniqueEmail();
  // The counter key is not the e-mail address, because PostgreSQL logs the key and the log must contain no personal
  // data.
  const address = email.slice(0, email.indexOf("@"));
  const sql = database();
  // Also for the next ten minutes, which may begin before the form is sent.
  await sql`
    insert into privado.contadores (alvo, chave, inicio, vezes)
    select alvo, ${address}, date_bin(janela, now(), timestamptz 'epoch') + janela * later, maximo
    from privado.limites, generate_series(0, 1) as later where alvo = 'contato'`;
  const { allow } = await refuseEmail("contato", email, `perform privado.contar('contato', '${address}');`);
  try {
    await fill(page, email);
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Muitos envios em pouco tempo." })).toContainText(
      /Tente novamente em (um minuto|\d+ minutos)\./,
    );
    await expect(field(page, "Nome")).toHaveValue(" Ana ");
    await expectAccessible(page.getByRole("alert"));
  } finally {
    await allow();
  }
  forgetNetworkNoise(quiet);
});

test("[CONTACT-02] what was typed survives a reload, a visit to another page and going back; the honeypot field marks the row", async ({
  page,
}) => {
  const email = uniqueEmail();
  await fill(page, email);
  await page.reload();
  await expect(field(page, "E-mail")).toHaveValue(email);
  await page.getByRole("link", { name: "Planos", exact: true }).first().click();
  await expect(page).toHaveURL("/planos");
  await page.goBack();
  await expect(field(page, "Telefone")).toHaveValue("(11) 98765-4321");
  await page.locator('input[name="site"]').fill("https://robo.example", { force: true });
  await send(page).click();
  await expectSent(page);
  expect(await rowsOf("contato", email)).toMatchObject([{ isca: "https://robo.example", suspeito: true }]);
});
