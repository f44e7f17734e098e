import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lists which requirements and which threats of the threat model have a passing test, from the last test reports. */
const root = join(import.meta.dirname, "..");
const idsIn = (file: string, pattern: RegExp) =>
  [...readFileSync(join(root, file), "utf8").matchAll(pattern)].map(([, id = ""]) => id);
const ids = [
  ...idsIn("docs/requirements.md", /^- ([A-Z]+-\d{2})\b/gm),
  ...idsIn("docs/security.md", /^\| (SEC-[HML]\d+) \|/gm),
];

// CI writes one for each shard.
const playwright = globSync(".reports/playwright*.json", { cwd: root });
if (playwright.length === 0) playwright.push(".reports/playwright.json");
const results = [
  ...readVitest(join(root, ".reports/vitest.json")),
  ...playwright.flatMap((file) => readPlaywright(join(root, file))),
];
const idsOf = (title: string) => /\[([^\]]+)\]/.exec(title)?.[1]?.split(/,\s*/) ?? [];
const having = (passed: boolean) =>
  new Set(results.filter((result) => result.passed === passed).flatMap(({ title }) => idsOf(title)));
const passing = having(true);
const failing = having(false);

/** Proven by `npm run check -- --nightly` only: processes killed for minutes, every page printed and in forced colours. */
const ONLY_NIGHTLY = process.env.EDEN_NIGHTLY ? [] : ["SEC-M1", "SEC-M15", "SEC-L53", "SITE-19"];

const proven = ids.filter((id) => passing.has(id) && !failing.has(id));
const open = ids.filter((id) => !proven.includes(id) && !(ONLY_NIGHTLY.includes(id) && !failing.has(id)));
const unknown = [...passing, ...failing].filter((id) => /^([A-Z]+-\d{2}|SEC-[HML]\d+)$/.test(id) && !ids.includes(id));

console.log(`${proven.length} of ${ids.length} requirements and threats have a passing test`);
console.log(`proven: ${proven.join(" ")}`);
console.log(`open:   ${open.join(" ")}`);
if (unknown.length > 0) {
  console.error(`tests name ids that neither requirements.md nor security.md has: ${unknown.join(" ")}`);
}
if (unknown.length > 0 || open.length > 0) process.exitCode = 1;
const failed = results.filter((result) => !result.passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);

interface TestResult {
  title: string;
  passed: boolean;
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

function readVitest(file: string): TestResult[] {
  const report = read<VitestReport>(file);
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === "passed" })),
  );
}

function readPlaywright(file: string): TestResult[] {
  const visit = (suite: PlaywrightSuite): TestResult[] => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ title, passed: ok })),
    ...(suite.suites ?? []).flatMap(visit),
  ];
  return read<{ suites: PlaywrightSuite[] }>(file).suites.flatMap(visit);
}

function read<T>(file: string): T {
  if (!existsSync(file)) throw new Error(`${file} is missing: run the unit and end-to-end tests first`);
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
