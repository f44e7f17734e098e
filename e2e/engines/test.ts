import { test as base, expect, type TestInfo } from "@playwright/test";
import { timeLimit } from "../../scripts/time-limit.ts";
import { ports } from "../support/ports.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { Tab } from "./tab.ts";
import { startWebkit } from "./webkit.ts";

export { expect };

export const SITE = `http://127.0.0.1:${ports.site}`;
export const DESK = [1440, 900] as const;
export const PHONE = [390, 844] as const;

const START = { firefox: startFirefox, webkit: startWebkit };

export interface EngineOptions {
  engineName: keyof typeof START;
}

/**
 * Playwright's runner with the engine of the project: one session serves all tests of a worker, and each starts with cookies
 * declined and an empty storage. Every test also fails on a console message, a script error or a blocked resource.
 */
export const test = base.extend<{ tab: Tab }, EngineOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await START[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: timeLimit(60_000) },
  ],
  tab: async ({ engine }, use, info) => {
    await reset(engine);
    await use(new Tab(engine));
    if (info.status !== info.expectedStatus) await attachPage(engine, info);
    await engine.setOffline(false);
    expect(await unexpected(engine), "console, script errors and policy violations").toEqual([]);
  },
});

/** What the page showed when a test failed. */
async function attachPage(engine: Engine, info: TestInfo): Promise<void> {
  const body = await engine.evaluate(
    () => `${location.href}\n${document.activeElement?.outerHTML}\n${document.body.innerText}`,
  );
  await info.attach("page", { body, contentType: "text/plain" });
}

async function reset(engine: Engine): Promise<void> {
  await engine.goto(`${SITE}/robots.txt`);
  await engine.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await engine.clearCookies();
  await engine.setCookie("eden_consentimento", "recusado");
  await engine.resize(...DESK);
  await engine.heard();
}

/** The connection test fails when a page is left or the network is cut before it ends; its warning is tested elsewhere. */
export async function unexpected(engine: Engine): Promise<string[]> {
  return (await engine.heard()).filter((line) => !/^console warn\w*(?: at \S+)?: connection test failed/.test(line));
}
