import puppeteer from "puppeteer-core";
import { timeLimit } from "../../scripts/time-limit.ts";
import type { Engine } from "./engine.ts";

/** Debian's Firefox over WebDriver BiDi, which Firefox implements itself: no driver process and no patched browser. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.EDEN_FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport: null,
    protocolTimeout: timeLimit(60_000),
    env: { ...process.env, TZ: "America/Sao_Paulo" },
    extraPrefsFirefox: {
      "intl.accept_languages": "pt-BR,pt",
      // A classic scroll bar takes 12 px of every width.
      "ui.useOverlayScrollbars": 1,
      "widget.gtk.overlay-scrollbars.enabled": true,
    },
  });
  const page = await browser.newPage();
  const heard: string[] = [];
  // Policy violations are reported as errors of the page.
  page.on("console", (message) => {
    if (message.type() !== "debug") heard.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`error: ${error instanceof Error ? error.message : String(error)}`));
  return {
    name: "firefox",
    version: await browser.version(),
    goto: async (url) => void (await page.goto(url, { timeout: timeLimit(60_000) })),
    async evaluate<Args extends unknown[], Result>(
      script: (...args: Args) => Result,
      ...args: Args
    ): Promise<Awaited<Result>> {
      return (await page.evaluate(script as (...args: unknown[]) => unknown, ...args)) as Awaited<Result>;
    },
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    setCookie: (name, value) => browser.setCookie({ name, value, domain: "127.0.0.1", path: "/" }),
    clearCookies: async () => browser.deleteCookie(...(await browser.cookies())),
    setOffline: (offline) => page.setOfflineMode(offline),
    heard: async () => heard.splice(0),
    stop: () => browser.close(),
  };
}
