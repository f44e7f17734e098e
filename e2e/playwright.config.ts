import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./support/chromium-path.ts";
import { ports } from "./support/ports.ts";

const CI = process.env.CI === "true";

/** Every journey runs at both widths unless its title is tagged with the one it is about: @1440 or @360. */
export default defineConfig({
  testDir: "./journeys",
  outputDir: "../.reports/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  retries: 0,
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
  projects: [
    { name: "1440", grepInvert: /@360/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "360",
      grepInvert: /@1440/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  globalTeardown: "./support/search-logs.ts",
  webServer: {
    command: "node support/serve.ts",
    url: `http://127.0.0.1:${ports.site}/robots.txt`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
