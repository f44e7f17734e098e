import { type ChaveDoNavegador, chaveOf } from "@eden/domain/privacidade/chaves-do-navegador";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import * as signUp from "../../support/cadastro.ts";
import * as contact from "../../support/contato.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { cutInserts, forgetNetworkNoise, SENT } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { expect, test } from "../../support/test.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the entries of the list that the browser stores, and stored keys that are not on the list. */
async function storedKeys(page: Page) {
  const found = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookie: document.cookie.split("; ").flatMap((pair) => pair.split("=")[0] || []),
  }));
  const keys = Object.entries(found).flatMap(([where, keys]) => keys.map((key) => ({ where, key })));
  return keys.map(({ where, key }) => chaveOf(where as keyof typeof found, key) ?? `unlisted ${where}: ${key}`);
}

test.describe("from the first visit", () => {
  test.use({ consent: null });

  // support/test.ts checks the keys that every other test stores.
  test("[STORE-03] a first visit and the contact form: the browser stores only what the policy lists", async ({
    page,
  }) => {
    await page.goto("/?utm_source=teste");
    await page.getByRole("button", { name: "Recusar" }).click();
    await page.goto("/contato");
    await contact.fill(page, uniqueEmail());
    const expected: ChaveDoNavegador[] = ["eden_origem", "eden_consentimento", "eden_rascunho_*"];
    await expect.poll(() => storedKeys(page)).toEqual(expect.arrayContaining(expected));
    expect((await storedKeys(page)).filter((key) => key.startsWith("unlisted"))).toEqual([]);
  });
});

test("[SEC-M7, STORE-03] an unsent sign-up is deleted after 7 days, and its form says so", async ({ page, quiet }) => {
  const email = uniqueEmail();
  await cutInserts(page);
  await page.goto("/registro-edenapp");
  await signUp.goToData(page, "Gratuito");
  await signUp.fillPerson(page, email);
  await page.locator("form button[type=submit]").click();
  await hurry(page, expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT));
  const queue = () => page.evaluate(() => localStorage.getItem("eden_fila_envios"));
  expect(await queue()).toContain("52998224725");

  await page.clock.setSystemTime(Date.now() + 6 * DAY_MS);
  await page.goto("/planos");
  expect(await queue()).toContain("52998224725");
  await page.clock.setSystemTime(Date.now() + 7 * DAY_MS + 60_000);
  await page.goto("/planos");
  await expect.poll(queue, SENT).not.toContain("52998224725");
  expect(await queue()).not.toContain(email);
  await page.unrouteAll();

  await page.goto("/registro-edenapp");
  const told = page.getByRole("alert").filter({ hasText: "não pôde ser feito e foi apagado deste aparelho" });
  await hurry(page, expect(told).toBeVisible(SENT));
  await expectAccessible(told);
  expect(await queue()).toBeNull();
  expect(await rowsOf("cadastros_app", email)).toEqual([]);
  forgetNetworkNoise(quiet);
});
