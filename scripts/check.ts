import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";

/**
 * Runs everything CI runs, fastest checks first. `npm run check -- --from e2e` starts at that step. The static checks run
 * side by side: each uses one core for most of its time.
 */
const STATIC = ["lint", "knip", "types"];
const STEPS = [...STATIC, "audit", "unit", "bench:faults", "build", "size", "lighthouse", "e2e", "spec"];

const timings: string[] = [];
const steps = STEPS.slice(firstStep());
await Promise.all(steps.filter((step) => STATIC.includes(step)).map((step) => run(step, "collected")));
for (const step of steps.filter((name) => !STATIC.includes(name))) await run(step, "streamed");
console.log(`\nAll checks passed: ${timings.join(", ")}`);

/** Ends the process when the step fails. `collected` prints the output in one piece at the end. */
async function run(step: string, output: "collected" | "streamed"): Promise<void> {
  const start = performance.now();
  if (output === "streamed") console.log(`\n> ${step}`);
  const stdio = output === "streamed" ? "inherit" : "pipe";
  const child = spawn("npm", ["run", "--silent", step], { stdio: ["inherit", stdio, stdio] });
  const printed = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")));
  const [code] = (await once(child, "close")) as [number | null];
  if (output === "collected") console.log(`\n> ${step}\n${(await printed).join("").trim()}`);
  timings.push(`${step} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (code === 0) return;
  console.error(`\n${step} failed (${timings.join(", ")})`);
  process.exit(code ?? 1);
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
