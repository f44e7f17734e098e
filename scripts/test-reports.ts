import { existsSync, readFileSync } from "node:fs";

export interface TestResult {
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

export function readVitest(file: string): TestResult[] {
  const report = read<VitestReport>(file);
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === "passed" })),
  );
}

export function readPlaywright(file: string): TestResult[] {
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
