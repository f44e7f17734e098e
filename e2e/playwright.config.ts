import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./support/chromium-path.ts";
import { ports } from "./support/ports.ts";

const CI = process.env.CI === "true";

/** Journeys of forms and of the programs behind them; the others are about pages. */
const FORMS =
  /(connection|contato|contato-envios|despertar|diagnostico[a-z-]*|edificacao|envios|live[a-z-]*|livro|masks|measurement|mentoria-imersao|payment|plenitude|registro-edenapp[a-z-]*)\.spec\.ts$/;

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Every journey at both widths, unless its title is tagged with the one it is about: @1440 or @360. */
const everyWidth = [
  { name: "1440", grepInvert: /@360/, use: desk },
  { name: "360", grepInvert: /@1440/, use: phone },
];

/** What the gate has time for: each journey once, pages as a phone shows them and forms at a desk. */
const oneWidth = [
  { name: "360 pages", testIgnore: FORMS, grepInvert: /@1440/, use: phone },
  { name: "1440 pages", testIgnore: FORMS, grep: /@1440/, use: desk },
  { name: "1440 forms", testMatch: FORMS, grepInvert: /@360/, use: desk },
  { name: "360 forms", testMatch: FORMS, grep: /@360/, use: phone },
];

export default defineConfig({
  testDir: "./journeys",
  outputDir: "../.reports/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  retries: 0,
  // Patience with a busy machine; whatever is about time runs on the page's own clock.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../.reports/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${ports.site}`,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // A trace nearly doubles the time of a test: asked for by hand when one fails.
    trace: process.env.EDEN_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: process.env.EDEN_EVERY_WIDTH ? everyWidth : oneWidth,
  globalTeardown: "./support/search-logs.ts",
  webServer: {
    command: "node support/serve.ts",
    url: `http://127.0.0.1:${ports.site}/robots.txt`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
