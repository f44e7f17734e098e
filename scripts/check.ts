import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { collectOutput } from "./collect-output.ts";

/**
 * Runs everything CI runs, fastest checks first. `npm run check -- --from e2e` starts at that step; `--only e2e` runs one
 * part, and `--shard 1/2` one half of its end-to-end tests. `--nightly` adds what is slow and rarely breaks. Steps of one group run side by side: they use one core for most
 * of their time, or wait.
 */
const GROUPS = [
  ["lint", "knip", "types", "audit", "build"],
  ["unit"],
  ["size"],
  ["lighthouse"],
  ["e2e"],
  ["e2e:engines", "faults"],
  ["spec"],
];
const ONLY_NIGHTLY = ["lighthouse", "e2e:engines", "faults"];
/** The parts that CI runs on machines of their own; `spec` follows when all have ended. */
const PARTS: Record<string, string[]> = {
  checks: ["lint", "knip", "types", "audit", "build", "unit", "size"],
  e2e: ["build", "e2e"],
};

/** Steps that are not an npm script of the same name. */
const COMMANDS: Record<string, string[]> = {
  faults: ["bench", "--", "faults"],
  lighthouse: ["bench", "--", "lighthouse", "--check", "--runs", "1", "/"],
};

const { steps, shard, nightly } = readArguments();
if (nightly) process.env.EDEN_NIGHTLY = "1";
const timings: string[] = [];
for (const group of GROUPS.map((names) => names.filter((name) => steps.includes(name)))) {
  const passed = group.length > 1 ? await runTogether(group) : await runAlone(group[0]);
  if (!passed) {
    console.error(`\nChecks failed: ${timings.join(", ")}`);
    process.exit(1);
  }
}
console.log(`\nAll checks passed: ${timings.join(", ")}`);

/** Prints what the steps printed in one piece each, failed ones last. */
async function runTogether(group: string[]): Promise<boolean> {
  const results = await Promise.all(
    group.map(async (step) => {
      const start = performance.now();
      const result = await collectOutput(["npm", ...npmArguments(step)]);
      note(step, start, result.passed);
      return { step, ...result };
    }),
  );
  for (const { step, output } of results.sort((one, other) => Number(other.passed) - Number(one.passed))) {
    console.log(`\n> ${step}\n${output.trim()}`);
  }
  return results.every(({ passed }) => passed);
}

async function runAlone(step: string | undefined): Promise<boolean> {
  if (!step) return true;
  const start = performance.now();
  console.log(`\n> ${step}`);
  const [code] = (await once(spawn("npm", npmArguments(step), { stdio: "inherit" }), "close")) as [number | null];
  note(step, start, code === 0);
  return code === 0;
}

function npmArguments(step: string): string[] {
  return [
    "run",
    "--silent",
    ...(COMMANDS[step] ?? [step]),
    ...(shard && step === "e2e" ? ["--", `--shard=${shard}`] : []),
  ];
}

function note(step: string, start: number, passed: boolean): void {
  timings.push(`${step} ${((performance.now() - start) / 1000).toFixed(1)} s${passed ? "" : " (failed)"}`);
}

function readArguments(): { steps: string[]; shard: string | undefined; nightly: boolean } {
  const { values, positionals } = parseArgs({
    options: {
      from: { type: "string", default: GROUPS[0]?.[0] },
      only: { type: "string" },
      shard: { type: "string" },
      nightly: { type: "boolean", default: false },
    },
    strict: false,
    allowPositionals: true,
  });
  const { from, only, shard, nightly, ...others } = values;
  const all = GROUPS.flat().filter((step) => nightly || !ONLY_NIGHTLY.includes(step));
  const first = all.indexOf(String(from));
  const part = only === undefined ? all : PARTS[String(only)];
  const [unknown] = [...Object.keys(others), ...positionals];
  if (unknown) fail(`Unknown argument "${unknown}"`, all);
  if (first < 0) fail(`Unknown step "${from}"`, all);
  if (!part) fail(`Unknown part "${only}"`, all);
  if (shard !== undefined && !/^\d+\/\d+$/.test(String(shard))) fail(`Unknown shard "${shard}"`, all);
  const steps = all.slice(first).filter((step) => part.includes(step));
  return { steps, shard: shard?.toString(), nightly: nightly === true };
}

function fail(problem: string, steps: string[]): never {
  const parts = Object.keys(PARTS).join(", ");
  console.error(
    `${problem}: use --from with one of ${steps.join(", ")}, --only with one of ${parts}, --shard like 1/2, --nightly for all steps.`,
  );
  process.exit(1);
}
