import { chaveOf } from "@eden/domain/privacidade/chaves-do-navegador";
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

const STORED = /^stored (local|session) (.+)$/;

/** Runs in the page before its scripts: logs every key that is stored, once, for the page to be checked against the policy. */
function logStoredKeys(): void {
  const { setItem } = Storage.prototype;
  const seen = new Set<string>();
  Storage.prototype.setItem = function (key, value) {
    const line = `stored ${this === window.localStorage ? "local" : "session"} ${key}`;
    if (!seen.has(line)) console.debug(line);
    seen.add(line);
    return setItem.call(this, key, value);
  };
}

/** What a stored key is that the privacy policy does not list; keys of the tests themselves begin with e2e_. */
function unlisted(line: string): string[] {
  const [, where, key = ""] = STORED.exec(line) ?? [];
  const listed = !where || key.startsWith("e2e_") || chaveOf(where as "local" | "session", key);
  return listed ? [] : [`not in the privacy policy: ${line}`];
}

/**
 * Every test also checks that the page logs nothing: no console message, no script error, no blocked resource. And that the
 * browser stores only what the privacy policy lists (STORE-03).
 */
export const test = base.extend<Options & { quiet: string[] }>({
  consent: ["recusado", { option: true }],
  fakeClock: [false, { option: true }],
  prefetch: [false, { option: true }],
  context: async ({ context, consent, fakeClock, prefetch, baseURL }, use) => {
    if (!prefetch) {
      await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    }
    await context.addInitScript(logStoredKeys);
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
        heard.push(...unlisted(message.text()));
      });
      page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
      await use(heard);
      expect(heard, "console, script errors and policy violations").toEqual([]);
    },
    { auto: true },
  ],
});
