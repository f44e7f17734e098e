import { defineConfig } from "vitest/config";

// One project per workspace. The site's tests must not load its vite.config.ts: the framework's plugin breaks Vitest.
export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: ".reports/vitest.json" }]],
    projects: [
      { test: { name: "domain", root: "domain", environment: "node" } },
      { test: { name: "service", root: "service", environment: "node", testTimeout: 30_000, hookTimeout: 180_000 } },
      { test: { name: "scripts", include: ["scripts/**/*.test.ts"], environment: "node", testTimeout: 30_000 } },
      {
        test: {
          name: "database",
          include: ["supabase/tests/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      "site",
      "ui",
    ],
  },
});
