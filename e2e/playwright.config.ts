import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./support/chromium-path.ts";
import { ports } from "./support/ports.ts";

const CI = process.env.CI === "true";

/** Specs of forms and of the services behind them; all other specs are about pages. */
const FORMS =
  /(armazenamento|connection|contato|contato-envios|despertar|diagnostico[a-z-]*|edificacao|envios|live[a-z-]*|livro|masks|measurement|mentoria-imersao|payment|plenitude|registro-edenapp[a-z-]*)\.spec\.ts$/;

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A title may limit a test to one width: @1440 or @360. */
const aboutDesk = /@1440/;
const aboutPhone = /@360/;

/**
 * Pages run at both widths. Forms take most of the time, so they run at the desktop width, and at the phone width only
 * the tests about phones; EDEN_EVERY_WIDTH runs all of them at both.
 */
const onPhone = process.env.EDEN_EVERY_WIDTH ? { grepInvert: aboutDesk } : { grep: aboutPhone };
const projects = [
  { name: "1440 pages", testIgnore: FORMS, grepInvert: aboutPhone, use: desk },
  { name: "360 pages", testIgnore: FORMS, grepInvert: aboutDesk, use: phone },
  { name: "1440 forms", testMatch: FORMS, grepInvert: aboutPhone, use: desk },
  { name: "360 forms", testMatch: FORMS, ...onPhone, use: phone },
];

export default defineConfig({
  testDir: "./journeys",
  outputDir: "../.reports/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  retries: 0,
  // Long timeouts for a busy machine; tests about time use the page's fake clock.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../.reports/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${ports.site}`,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // A trace nearly doubles the duration of a test: enable it by hand when one fails.
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
  projects,
  globalTeardown: "./support/search-logs.ts",
  webServer: {
    command: "node support/serve.ts",
    url: `http://127.0.0.1:${ports.site}/robots.txt`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
