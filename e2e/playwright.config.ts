import { defineConfig, type Project } from "@playwright/test";
import { timeLimit } from "../scripts/time-limit.ts";
import { chromiumPath } from "./support/chromium-path.ts";
import { painelUrl, ports } from "./support/ports.ts";
import type { Options } from "./support/test.ts";

const CI = process.env.CI === "true";

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Left to `npm run check -- --nightly`: files named so, and tests with the tag @nightly. */
const files = process.env.EDEN_NIGHTLY ? [] : ["**/*.nightly.spec.ts"];
const tagged = process.env.EDEN_NIGHTLY ? [] : [/@nightly/];

/** Tests run at 1440 px. The tag @360 runs one at 360 px instead; in the panel @390. */
const atDesk = { grepInvert: [/@360/, ...tagged] };
const atPhone = { grep: /@360/, grepInvert: tagged };

/** Forms wait for their own timers, so their tests move the clock. */
const forms = { testMatch: ["**/forms/*.spec.ts", "**/uma-verdade/*.spec.ts"], testIgnore: files };
const rest = { testIgnore: ["**/forms/**", "**/uma-verdade/**", "**/painel/**", "**/own-product/**", ...files] };
/** Tests that break the product: one worker, so that they share one of their own. First, because they take the longest. */
const own = { testDir: "./journeys/own-product", testIgnore: files, workers: 1, use: { ...desk, fakeClock: true } };
/** The staff panel, on its own origin and at the two widths it was designed for. */
const painel = { testDir: "./journeys/painel", testIgnore: files };
const painelDesk = { ...desk, baseURL: painelUrl };
const painelPhone = { ...phone, baseURL: painelUrl, viewport: { width: 390, height: 844 } };
const projects: Project<Options>[] = [
  { name: "own product", ...own },
  { name: "1440 pages", ...rest, ...atDesk, use: desk },
  { name: "360 pages", ...rest, ...atPhone, use: phone },
  { name: "1440 forms", ...forms, ...atDesk, use: { ...desk, fakeClock: true } },
  { name: "360 forms", ...forms, ...atPhone, use: { ...phone, fakeClock: true } },
  { name: "1440 painel", ...painel, grepInvert: [/@390/, ...tagged], use: painelDesk },
  { name: "390 painel", ...painel, grep: /@390/, grepInvert: tagged, use: painelPhone },
];

export default defineConfig<Options>({
  testDir: "./journeys",
  outputDir: "../.reports/playwright",
  fullyParallel: true,
  // One more than the cores of CI: tests also wait.
  workers: 3,
  forbidOnly: CI,
  retries: 0,
  timeout: timeLimit(60_000),
  expect: { timeout: timeLimit(5000) },
  reporter: [["list"], ["json", { outputFile: process.env.EDEN_E2E_REPORT ?? "../.reports/playwright.json" }]],
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
    timeout: timeLimit(120_000),
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
