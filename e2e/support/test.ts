import { test as base, expect } from "@playwright/test";

export { expect };

/** Every test also proves that the page stays silent: no console message, no script error, no blocked resource. */
export const test = base.extend<{ quiet: string[] }>({
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
