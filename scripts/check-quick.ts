import { join } from "node:path";
import { collectOutput } from "./collect-output.ts";

// Its own reporter: the report of the last whole run, which `npm run spec` reads, stays as it is.
const VITEST = ["vitest", "run", "--reporter=default", "--maxWorkers=2"];
const projects = (...names: string[]) => names.map((name) => `--project=${name}`);
/** Tests of `scripts/` that start PostgreSQL or npm, or need a program that a fresh clone lacks. */
const LEFT_OUT = ["stack", "dovecot", "load-samples", "audit", "install-scripts", "promtool"].map(
  (name) => `--exclude=**/${name}.test.ts`,
);
/** git refuses a checkout of another user, which root has in a container; .ci/run sets the same. */
const GIT = {
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "safe.directory",
  GIT_CONFIG_VALUE_0: join(import.meta.dirname, ".."),
};
/** Lines of a failed step that are repeated after all others. */
const LAST_LINES = 30;

/**
 * The checks that need nothing but Node and `npm ci`, side by side. Of the tests in jsdom, which take most of the time,
 * only those that import a file changed since the last commit. CI runs all of them: `npm run check`.
 */
const STEPS: Record<string, string[]> = {
  lint: ["npm", "run", "--silent", "lint"],
  types: ["npm", "run", "--silent", "types"],
  unit: [...VITEST, ...projects("domain", "scripts"), ...LEFT_OUT],
  changed: [...VITEST, "--changed", "--passWithNoTests", ...projects("ui", "site", "painel")],
};

const start = performance.now();
const results = await Promise.all(Object.entries(STEPS).map(([name, command]) => run(name, command)));
const failed = results.filter(({ passed }) => !passed);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
for (const { name, output } of failed) {
  const lines = output.trimEnd().split("\n");
  console.log(`\n> ${name} failed${lines.length > LAST_LINES ? `; its last ${LAST_LINES} lines` : ""}:`);
  console.log(lines.slice(-LAST_LINES).join("\n"));
}
const names = failed.map(({ name }) => name).join(", ");
console.log(names ? `\n${names} failed (${seconds} s)` : `\nQuick checks passed (${seconds} s)`);
if (names) process.exitCode = 1;

/** Prints the output of a step in one piece, when it ends. */
async function run(name: string, command: string[]): Promise<{ name: string; output: string; passed: boolean }> {
  const result = await collectOutput(command, { env: { ...process.env, ...GIT } });
  console.log(`\n> ${name}\n${result.output.trim()}`);
  return { name, ...result };
}
