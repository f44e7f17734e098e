import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { timeLimit } from "./scripts/time-limit.ts";

/** Slow tests of what rarely breaks: `npm run check -- --nightly` runs them too. */
const exclude = [...configDefaults.exclude, ...(process.env.EDEN_NIGHTLY ? [] : ["**/*.nightly.test.ts"])];
const TEST_CLUSTER = fileURLToPath(new URL("scripts/stack/test-cluster.ts", import.meta.url));

// One project per workspace. The site's tests must not load its vite.config.ts: the framework's plugin breaks Vitest.
export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: ".reports/vitest.json" }]],
    projects: [
      // Pure functions: its files can share a process, which halves the time.
      {
        test: { name: "domain", root: "domain", environment: "node", isolate: false, testTimeout: timeLimit(20_000) },
      },
      {
        test: {
          name: "service",
          root: "service",
          exclude,
          globalSetup: TEST_CLUSTER,
          environment: "node",
          testTimeout: timeLimit(60_000),
          hookTimeout: timeLimit(180_000),
        },
      },
      {
        test: {
          name: "scripts",
          include: ["scripts/**/*.test.ts", "bench/**/*.test.ts"],
          exclude,
          environment: "node",
          testTimeout: timeLimit(60_000),
          hookTimeout: timeLimit(120_000),
        },
      },
      {
        test: {
          name: "database",
          globalSetup: TEST_CLUSTER,
          // Each file has its own database and replaces no module, clock or variable of the process: its files can share one,
          // which saves a fifth of their CPU.
          isolate: false,
          include: ["supabase/tests/**/*.test.ts"],
          exclude,
          environment: "node",
          testTimeout: timeLimit(60_000),
          hookTimeout: timeLimit(120_000),
        },
      },
      "site",
      "painel",
      "ui",
    ],
  },
});
