import { defineConfig } from "vitest/config";
import { timeLimit } from "../scripts/time-limit.ts";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "site",
    environment: "jsdom",
    // Creates the environment once per worker instead of once per file; files stay isolated.
    pool: "vmThreads",
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["../ui/testing/setup.ts"],
    css: false,
    // Simulated typing in jsdom is slow on a busy machine; the tests themselves do not wait.
    testTimeout: timeLimit(20_000),
    // One file starts a database and a gateway.
    hookTimeout: timeLimit(120_000),
  },
});
