import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "vitest";

const run = promisify(execFile);
const folder = join(import.meta.dirname, "../deploy/prometheus");

test("the alert rules and the collector's configuration are valid, and every rule fires above its limit and not at it", async () => {
  await run("promtool", ["check", "config", "prometheus.yml"], { cwd: folder });
  await run("promtool", ["test", "rules", "rules.test.yml", "days.test.yml"], { cwd: folder });
});
