import { test as base, expect, type Page } from "@playwright/test";
import { type Choice, storeConsent } from "./consent.ts";

export { expect };

/** Waits for hydration, which starts after the first paint, before a test acts. */
async function untilReady(page: Page, site = "") {
  // The payment provider's pages do not set the attribute.
  if (page.url().startsWith(site))
    await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 60_000 });
}

export interface Options {
  /** The cookie choice before the visit; null shows the banner. */
  consent: Choice | null;
  /** Gives the page a clock that the test can move; it runs at normal speed until then. */
  fakeClock: boolean;
  /** Off emulates a visitor who saves data. Fetching pages ahead takes a third of the browser's time in a test. */
  prefetch: boolean;
}

/** Every test also checks that the page logs nothing: no console message, no script error, no blocked resource. */
export const test = base.extend<Options & { quiet: string[] }>({
  consent: ["recusado", { option: true }],
  fakeClock: [false, { option: true }],
  prefetch: [false, { option: true }],
  context: async ({ context, consent, fakeClock, prefetch, baseURL }, use) => {
    if (!prefetch) {
      await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    }
    if (fakeClock) await context.clock.install();
    if (consent) await storeConsent(context, baseURL, consent);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled, baseURL }, use) => {
    const { goto, reload } = page;
    if (javaScriptEnabled !== false) {
      page.goto = async (...args) => {
        const response = await goto.apply(page, args);
        if (args[1]?.waitUntil !== "commit") await untilReady(page, baseURL);
        return response;
      };
      page.reload = async (...args) => {
        const response = await reload.apply(page, args);
        if (args[0]?.waitUntil !== "commit") await untilReady(page, baseURL);
        return response;
      };
    }
    await use(page);
  },
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        // Allow debug messages, which browsers hide by default, and the warning of the connection test, which fails
        // when a page is left or the network is cut before it ends; connection.spec.ts tests that warning.
        const expected = message.type() === "debug" || message.text().startsWith("connection test failed");
        if (!expected) heard.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
      await use(heard);
      expect(heard, "console, script errors and policy violations").toEqual([]);
    },
    { auto: true },
  ],
});
