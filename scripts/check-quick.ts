import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

// Its own reporter: the report of the last whole run, which `npm run spec` reads, stays as it is.
const VITEST = ["vitest", "run", "--reporter=default", "--maxWorkers=2"];
const projects = (...names: string[]) => names.map((name) => `--project=${name}`);
/** Tests of `scripts/` that start PostgreSQL or npm. */
const SLOW = ["stack", "load-samples", "audit", "install-scripts"].map((name) => `--exclude=**/${name}.test.ts`);

/**
 * The checks that need neither a build, a browser nor a database, side by side. Of the tests in jsdom, which take most of the
 * time, only those that import a file changed since the last commit. CI runs all of them: `npm run check`.
 */
const STEPS: Record<string, string[]> = {
  lint: ["npm", "run", "--silent", "lint"],
  types: ["npm", "run", "--silent", "types"],
  unit: [...VITEST, ...projects("domain", "scripts"), ...SLOW],
  changed: [...VITEST, "--changed", "--passWithNoTests", ...projects("ui", "site", "painel")],
};

const start = performance.now();
const failed = (await Promise.all(Object.entries(STEPS).map(([name, command]) => run(name, command)))).filter(Boolean);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  failed.length > 0 ? `\n${failed.join(", ")} failed (${seconds} s)` : `\nQuick checks passed (${seconds} s)`,
);
if (failed.length > 0) process.exitCode = 1;

/** Prints the output of a step in one piece, when it ends. Returns its name if it failed. */
async function run(name: string, [program = "", ...args]: string[]): Promise<string | undefined> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (status) => resolve(status === 0));
  });
  const [output, errors, passed] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  console.log(`\n> ${name}\n${output}${errors}`);
  return passed ? undefined : name;
}
