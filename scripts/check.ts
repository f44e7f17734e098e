import { spawnSync } from "node:child_process";

/** Everything CI runs, in the order that fails soonest. */
const STEPS = ["lint", "knip", "types", "audit", "unit", "bench:faults", "build", "size", "lighthouse", "e2e", "spec"];

const timings: string[] = [];
for (const step of STEPS) {
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
