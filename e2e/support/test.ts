import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** A page's script starts once the page is drawn: a test acts once the page answers, as a visitor does. */
async function untilReady(page: Page, site = "") {
  // The payment provider's pages know nothing of it.
  if (page.url().startsWith(site))
    await page.locator("html[data-pronto]").waitFor({ state: "attached", timeout: 20_000 });
}

/** Every test also proves that the page stays silent: no console message, no script error, no blocked resource. */
export const test = base.extend<{ quiet: string[] }>({
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
        // Browsers hide debug messages: they are our log, not noise. The connection test warns when a page is left or
        // the network cut before it ends, which is what it is for; its own journey looks at that.
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
