import { spawnSync } from "node:child_process";
import { exitCodeOf, judgeAudit } from "./supply/judge-audit.ts";

/**
 * Checks shipped dependencies for known vulnerabilities; fails on a high or critical one. An unreachable registry is
 * reported, and fails only if EDEN_AUDIT is "required", as in the hosted CI.
 */
const { stdout } = spawnSync(
  "npm",
  ["audit", "--json", "--omit=dev", "--audit-level=high", "--fetch-retries=0", "--fetch-timeout=20000"],
  { encoding: "utf8", timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
);
const { state, words } = judgeAudit(stdout ?? "");
console.log(state === "unasked" ? `could not ask the registry about known faults: ${words}` : `${state}: ${words}`);
process.exitCode = exitCodeOf(state, process.env.EDEN_AUDIT === "required");
