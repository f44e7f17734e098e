import { test as base, expect } from "@playwright/test";
import { enterAs, type Membro } from "./membro.ts";

export { expect };

/** What the browser itself reports of a refused request and of a sign-out; both are part of what is tested. */
const EXPECTED =
  /^(?:Failed to load resource: the server responded with a status of 4(?:01|03|04|09|22|29) |Clear-Site-Data header )/;

interface Fixtures {
  /** Opens the panel, at the Caixa by default, as a member who has signed in. */
  enter: (membro: Membro, path?: string) => Promise<void>;
  quiet: string[];
}

/** Every test also checks that the panel logs nothing: no console message, no script error, no blocked resource. */
export const test = base.extend<Fixtures>({
  enter: async ({ page, context }, use) => {
    await use(async (membro, path = "/caixa") => {
      await enterAs(context, membro);
      await page.goto(path);
    });
  },
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (message.type() !== "debug" && !EXPECTED.test(message.text()))
          heard.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
      await use(heard);
      expect(heard, "console, script errors and policy violations").toEqual([]);
    },
    { auto: true },
  ],
});
