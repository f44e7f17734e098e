import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** Runs everything CI runs, fastest checks first. `npm run check -- --from e2e` starts at that step. */
const STEPS = ["lint", "knip", "types", "audit", "unit", "bench:faults", "build", "size", "lighthouse", "e2e", "spec"];

const timings: string[] = [];
for (const step of STEPS.slice(firstStep())) {
  const start = performance.now();
  console.log(`\n> ${step}`);
  const { status } = spawnSync("npm", ["run", "--silent", step], { stdio: "inherit" });
  timings.push(`${step} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (status !== 0) {
    console.error(`\n${step} failed (${timings.join(", ")})`);
    process.exit(status ?? 1);
  }
}
console.log(`\nAll checks passed: ${timings.join(", ")}`);

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
