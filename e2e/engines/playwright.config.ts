import { defineConfig } from "@playwright/test";
import { timeLimit } from "../../scripts/time-limit.ts";
import { ports } from "../support/ports.ts";
import type { EngineOptions } from "./test.ts";

/** Firefox and WebKit side by side, one worker each: all tests are in one file, so each worker keeps its browser. */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../../.reports/engines",
  workers: 2,
  forbidOnly: process.env.CI === "true",
  retries: 0,
  timeout: timeLimit(60_000),
  reporter: [["list"], ["json", { outputFile: "../../.reports/engines.json" }]],
  projects: [
    { name: "firefox", use: { engineName: "firefox" }, grepInvert: /@webkit/ },
    { name: "webkit", use: { engineName: "webkit" }, grepInvert: /@firefox/ },
  ],
  globalTeardown: "../support/search-logs.ts",
  webServer: {
    command: "node ../support/serve.ts",
    url: `http://127.0.0.1:${ports.site}/robots.txt`,
    reuseExistingServer: false,
    timeout: timeLimit(120_000),
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
