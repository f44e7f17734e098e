import type { Page } from "@playwright/test";
import { crashDuring } from "../../../scripts/stack/crash-during.ts";
import { expectAccessible } from "../../support/axe.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import {
  expectArrivedOnce,
  fillAsPerson,
  forgetNetworkNoise,
  holdInserts,
  pressAnyway,
  reloadInVain,
  SENT,
  type SentForm,
  takeTime,
  untilLoaded,
} from "../../support/form-checks.ts";
import { hurry, pauseClock } from "../../support/hurry.ts";
import { expect, test } from "../../support/own-product.ts";
import { contatoForm, liveForm } from "../../support/sent-forms.ts";

test.use({ prefetch: true });

const kept = (page: Page) => page.getByRole("button", { name: "Salvo neste aparelho" });
/** The row is stored shortly before the browser gets the response. */
const expectForgotten = (page: Page) =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage)), SENT).toEqual([]);
const forms: [ids: string, name: string, form: SentForm][] = [
  ["CONTACT-02", "contact", contatoForm],
  ["LIVE-03", "live", liveForm],
];

test("[CONTACT-02] sent offline, reloaded, network back: one row, one e-mail each", async ({
  page,
  context,
  product,
  sql,
  quiet,
}) => {
  const email = uniqueEmail();
  await page.goto(contatoForm.path);
  await untilLoaded(page, page.locator("form button[type=submit]"));
  await contatoForm.fill(page, email);
  await takeTime(page);
  await context.setOffline(true);
  await contatoForm.send(page).click();
  await hurry(page, expect(page.getByText(/^Sem internet\. .+ neste aparelho\.$/)).toBeVisible(SENT));
  await expect(kept(page)).toBeDisabled();
  // Reload only after the network is back: offline the browser shows its own error page.
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto(contatoForm.path);
  await expectArrivedOnce(contatoForm, email, { sql, mailboxUrl: product.stack.mailbox.httpUrl });
  await page.reload();
  await expect(kept(page)).toHaveCount(0);
  await expectForgotten(page);
  forgetNetworkNoise(quiet);
});

test("[SEC-H6, CONTACT-02] sent while the database dies: queued, one row, one e-mail each", async ({
  page,
  product,
  sql,
  quiet,
}) => {
  const email = uniqueEmail();
  await fillAsPerson(page, contatoForm, email);
  const answer = page.waitForResponse((response) => response.url().endsWith("/rest/v1/contato"));
  await crashDuring(product.stack.databaseUrl, "public.contato", async () => {
    await contatoForm.send(page).click();
    const response = await answer;
    expect([response.status(), (await response.json()).code]).toEqual([400, ""]);
  });
  await expectArrivedOnce(contatoForm, email, { sql, mailboxUrl: product.stack.mailbox.httpUrl });
  // The number stays, unlike the thanks.
  await hurry(page, expect(page.getByText(/Protocolo ED-/)).toBeVisible(SENT));
  await expectForgotten(page);
  forgetNetworkNoise(quiet);
});

test("[CONTACT-02] the tab closed while queued: the next visit, on any page, sends it once", async ({
  page,
  context,
  product,
  sql,
  quiet,
}) => {
  const email = uniqueEmail();
  const { gateway, mailbox } = product.stack;
  await fillAsPerson(page, contatoForm, email);
  await gateway.stop("SIGKILL");
  try {
    await contatoForm.send(page).click();
    await hurry(page, expect(kept(page)).toBeVisible(SENT));
    await page.close();
  } finally {
    await gateway.restart();
  }
  const visit = await context.newPage();
  await visit.goto("/planos");
  await expectArrivedOnce(contatoForm, email, { sql, mailboxUrl: mailbox.httpUrl });
  await visit.goto(contatoForm.path);
  await expect(kept(visit)).toHaveCount(0);
  await expectForgotten(visit);
  forgetNetworkNoise(quiet);
});

test("[CONTACT-02] a double click, and Enter followed by a click: one row", async ({ page, product, sql }) => {
  const [twice, both] = [uniqueEmail(), uniqueEmail()];
  const arrivals = { sql, mailboxUrl: product.stack.mailbox.httpUrl };
  await fillAsPerson(page, contatoForm, twice);
  await contatoForm.send(page).dblclick();
  await contatoForm.expectThanks(page);
  await expect(page.getByRole("region", { name: "Há um problema" })).toHaveCount(0);
  await fillAsPerson(page, contatoForm, both);
  const { seen, release } = await holdInserts(page);
  await contatoForm.lastField(page).press("Enter");
  const busy = page.getByRole("button", { name: "Enviando..." });
  await expect(busy).toBeFocused();
  await busy.click({ force: true });
  await busy.press("Enter");
  release();
  await contatoForm.expectThanks(page);
  expect(seen).toHaveLength(1);
  for (const email of [twice, both]) await expectArrivedOnce(contatoForm, email, arrivals);
});

test("[CONTACT-02] going back and sending again: nothing is sent twice", async ({ page, sql }) => {
  const email = uniqueEmail();
  await page.goto("/planos");
  await fillAsPerson(page, contatoForm, email);
  await contatoForm.send(page).click();
  await contatoForm.expectThanks(page);
  await page.goBack();
  await page.goForward();
  await page.goto(contatoForm.path);
  // The button of an emptied form shows what is missing.
  await pressAnyway(page.locator("form button[type=submit]"));
  await expect(page.getByRole("region", { name: "Há um problema" })).toBeFocused();
  expect(await rowsOf(contatoForm.table, email, sql)).toHaveLength(1);
});

for (const [ids, name, form] of forms) {
  test(`[${ids}] ${name}, the gateway killed and restarted: one row, one e-mail each`, async ({
    page,
    product,
    sql,
    quiet,
  }) => {
    const email = uniqueEmail();
    const { gateway, mailbox } = product.stack;
    await fillAsPerson(page, form, email);
    const again = page.getByRole("button", { name: "Tentar enviar agora" });
    await gateway.stop("SIGKILL");
    try {
      await form.send(page).click();
      await hurry(
        page,
        expect(page.getByText(/^O servidor teve um problema\. .+ neste aparelho\.$/)).toBeVisible(SENT),
      );
      await reloadInVain(page);
      await expect(kept(page)).toBeVisible();
      await expectAccessible(page);
      await again.click();
      await expect(again, "tried in vain, and ready to be pressed again").toBeFocused();
      expect(await rowsOf(form.table, email, sql)).toEqual([]);
      // Otherwise the page might send it by itself before the button is pressed.
      await pauseClock(page);
    } finally {
      await gateway.restart();
    }
    await again.click();
    await page.clock.resume();
    await expectArrivedOnce(form, email, { sql, mailboxUrl: mailbox.httpUrl });
    await expect(kept(page)).toHaveCount(0);
    forgetNetworkNoise(quiet);
  });
}
