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

// In one worker: each worker that runs one of them starts a product of its own.
test.describe.configure({ mode: "default" });

const kept = (page: Page) => page.getByRole("button", { name: "Salvo neste aparelho" });
/** The row is stored shortly before the browser gets the response. */
const expectForgotten = (page: Page) =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage)), SENT).toEqual([]);
const forms: [ids: string, name: string, form: SentForm][] = [
  ["CONTACT-02", "contact", contatoForm],
  ["LIVE-03", "live", liveForm],
];

for (const [ids, name, form] of forms) {
  test.describe(name, () => {
    test(`[${ids}] sent offline, reloaded, network back: one row, one e-mail each`, async ({
      page,
      context,
      product,
      sql,
      quiet,
    }) => {
      const email = uniqueEmail();
      await page.goto(form.path);
      await untilLoaded(page, page.locator("form button[type=submit]"));
      await form.fill(page, email);
      await takeTime(page);
      await context.setOffline(true);
      await form.send(page).click();
      await hurry(page, expect(page.getByText(/^Sem internet\. .+ neste aparelho\.$/)).toBeVisible(SENT));
      await expect(kept(page)).toBeDisabled();
      // Reload only after the network is back: offline the browser shows its own error page.
      await page.reload().catch(() => undefined);
      await context.setOffline(false);
      await page.goto(form.path);
      await expectArrivedOnce(form, email, { sql, mailboxUrl: product.stack.mailbox.httpUrl });
      await page.reload();
      await expect(kept(page)).toHaveCount(0);
      await expectForgotten(page);
      forgetNetworkNoise(quiet);
    });

    test(`[${ids}] the gateway killed and restarted: one row, one e-mail each`, async ({
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

    test(`[SEC-H6, ${ids}] sent while the database dies: queued, one row, one e-mail each`, async ({
      page,
      product,
      sql,
      quiet,
    }) => {
      const email = uniqueEmail();
      await fillAsPerson(page, form, email);
      const answer = page.waitForResponse((response) => response.url().endsWith(`/rest/v1/${form.table}`));
      await crashDuring(product.stack.databaseUrl, `public.${form.table}`, async () => {
        await form.send(page).click();
        const response = await answer;
        expect([response.status(), (await response.json()).code]).toEqual([400, ""]);
      });
      await expectArrivedOnce(form, email, { sql, mailboxUrl: product.stack.mailbox.httpUrl });
      await hurry(page, form.expectThanks(page));
      await expectForgotten(page);
      forgetNetworkNoise(quiet);
    });

    test(`[${ids}] the tab closed while queued: the next visit, on any page, sends it once`, async ({
      page,
      context,
      product,
      sql,
      quiet,
    }) => {
      const email = uniqueEmail();
      const { gateway, mailbox } = product.stack;
      await fillAsPerson(page, form, email);
      await gateway.stop("SIGKILL");
      try {
        await form.send(page).click();
        await hurry(page, expect(kept(page)).toBeVisible(SENT));
        await page.close();
      } finally {
        await gateway.restart();
      }
      const visit = await context.newPage();
      await visit.goto("/planos");
      await expectArrivedOnce(form, email, { sql, mailboxUrl: mailbox.httpUrl });
      await visit.goto(form.path);
      await expect(kept(visit)).toHaveCount(0);
      await expectForgotten(visit);
      forgetNetworkNoise(quiet);
    });

    test(`[${ids}] a double click, and Enter followed by a click: one row`, async ({ page, product, sql }) => {
      const [twice, both] = [uniqueEmail(), uniqueEmail()];
      const arrivals = { sql, mailboxUrl: product.stack.mailbox.httpUrl };
      await fillAsPerson(page, form, twice);
      await form.send(page).dblclick();
      await form.expectThanks(page);
      await expect(page.getByRole("region", { name: "Há um problema" })).toHaveCount(0);
      await fillAsPerson(page, form, both);
      const { seen, release } = await holdInserts(page);
      await form.lastField(page).press("Enter");
      const busy = page.getByRole("button", { name: "Enviando..." });
      await expect(busy).toBeFocused();
      await busy.click({ force: true });
      await busy.press("Enter");
      release();
      await form.expectThanks(page);
      expect(seen).toHaveLength(1);
      for (const email of [twice, both]) await expectArrivedOnce(form, email, arrivals);
    });

    test(`[${ids}] going back and sending again: nothing is sent twice`, async ({ page, sql }) => {
      const email = uniqueEmail();
      await page.goto("/planos");
      await fillAsPerson(page, form, email);
      await form.send(page).click();
      await form.expectThanks(page);
      await page.goBack();
      await page.goForward();
      await page.goto(form.path);
      // The button of an emptied form shows what is missing.
      await pressAnyway(page.locator("form button[type=submit]"));
      await expect(page.getByRole("region", { name: "Há um problema" })).toBeFocused();
      expect(await rowsOf(form.table, email, sql)).toHaveLength(1);
    });
  });
}
