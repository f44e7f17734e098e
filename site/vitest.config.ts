import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "site",
    environment: "jsdom",
    // Makes the environment once per worker instead of once per file; files stay apart.
    pool: "vmThreads",
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
    css: false,
    // Typing key by key in jsdom is slow on a busy machine; the tests themselves wait for nothing.
    testTimeout: 20_000,
  },
});
