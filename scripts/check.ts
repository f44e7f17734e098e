import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";

/**
 * Runs everything CI runs, fastest checks first. `npm run check -- --from e2e` starts at that step. Those of one group run
 * side by side: they use one core for most of their time, or wait.
 */
const GROUPS = [
  ["lint", "knip", "types"],
  ["audit"],
  ["unit"],
  ["bench:faults", "build"],
  ["size"],
  ["lighthouse"],
  ["e2e"],
  ["e2e:engines"],
  ["spec"],
];
const STEPS = GROUPS.flat();

const timings: string[] = [];
const steps = STEPS.slice(firstStep());
for (const group of GROUPS.map((names) => names.filter((name) => steps.includes(name)))) {
  const passed = await Promise.all(group.map((step) => run(step, group.length > 1 ? "collected" : "streamed")));
  if (passed.includes(false)) {
    console.error(`\nChecks failed: ${timings.join(", ")}`);
    process.exit(1);
  }
}
console.log(`\nAll checks passed: ${timings.join(", ")}`);

/** Returns whether the step passed. `collected` prints the output in one piece at the end. */
async function run(step: string, output: "collected" | "streamed"): Promise<boolean> {
  const start = performance.now();
  if (output === "streamed") console.log(`\n> ${step}`);
  const stdio = output === "streamed" ? "inherit" : "pipe";
  const child = spawn("npm", ["run", "--silent", step], { stdio: ["inherit", stdio, stdio] });
  const printed = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")));
  const [code] = (await once(child, "close")) as [number | null];
  if (output === "collected") console.log(`\n> ${step}\n${(await printed).join("").trim()}`);
  timings.push(`${step} ${((performance.now() - start) / 1000).toFixed(1)} s${code === 0 ? "" : " (failed)"}`);
  return code === 0;
}

function firstStep(): number {
  const { values, positionals } = parseArgs({
    options: { from: { type: "string", default: STEPS[0] } },
    strict: false,
    allowPositionals: true,
  });
  const unknown = [...Object.keys(values).filter((name) => name !== "from"), ...positionals];
  const first = STEPS.indexOf(String(values.from));
  if (first >= 0 && unknown.length === 0) return first;
  const wrong = first < 0 ? `Unknown step "${values.from}"` : `Unknown argument "${unknown[0]}"`;
  console.error(`${wrong}: use --from with one of ${STEPS.join(", ")}.`);
  process.exit(1);
}
