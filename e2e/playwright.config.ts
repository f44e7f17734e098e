import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./support/chromium-path.ts";
import { ports } from "./support/ports.ts";

const CI = process.env.CI === "true";

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Tests run at 1440 px. The tag @360 runs one at 360 px instead, @both at both widths. */
const projects = [
  { name: "1440", grepInvert: /@360/, use: desk },
  { name: "360", grep: /@360|@both/, use: phone },
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
