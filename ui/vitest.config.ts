import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "ui",
    environment: "jsdom",
    // Creates the environment once per worker instead of once per file; files stay isolated.
    pool: "vmThreads",
    include: ["**/*.test.{ts,tsx}"],
    setupFiles: ["./testing/setup.ts"],
    css: false,
    // Simulated typing in jsdom is slow on a busy machine; the tests themselves do not wait.
    testTimeout: 20_000 * Number(process.env.EDEN_TIME_FACTOR ?? 1),
  },
});
