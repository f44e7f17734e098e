import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPlaywright, readVitest, type TestResult } from "./test-reports.ts";

/** Which requirements have a passing test, by the runners' own reports of the last run. */
const root = join(import.meta.dirname, "..");
const requirements = readFileSync(join(root, "docs/requirements.md"), "utf8");
const ids = [...requirements.matchAll(/^- ([A-Z]+-\d{2})\b/gm)].map(([, id = ""]) => id);

const results = [
  ...readVitest(join(root, ".reports/vitest.json")),
  ...readPlaywright(join(root, ".reports/playwright.json")),
];
const idsOf = (title: string) => /\[([^\]]+)\]/.exec(title)?.[1]?.split(/,\s*/) ?? [];
const having = (passed: boolean) =>
  new Set(results.filter((result: TestResult) => result.passed === passed).flatMap(({ title }) => idsOf(title)));
const passing = having(true);
const failing = having(false);

const proven = ids.filter((id) => passing.has(id) && !failing.has(id));
const open = ids.filter((id) => !proven.includes(id));
const unknown = [...passing, ...failing].filter((id) => /^[A-Z]+-\d{2}$/.test(id) && !ids.includes(id));

console.log(`${proven.length} of ${ids.length} requirements have a passing test`);
console.log(`proven: ${proven.join(" ")}`);
console.log(`open:   ${open.join(" ")}`);
if (unknown.length > 0) {
  console.error(`tests name ids that docs/requirements.md does not have: ${unknown.join(" ")}`);
  process.exitCode = 1;
}
const failed = results.filter((result) => !result.passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
