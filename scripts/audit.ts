import { spawnSync } from "node:child_process";
import { judgeAudit } from "./supply/judge-audit.ts";

/** Known faults of what we ship. Fails on a grave one; a registry that cannot be asked is said, not failed on. */
const { stdout } = spawnSync(
  "npm",
  ["audit", "--json", "--omit=dev", "--audit-level=high", "--fetch-retries=0", "--fetch-timeout=20000"],
  { encoding: "utf8", timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
);
const { state, words } = judgeAudit(stdout ?? "");
console.log(state === "unasked" ? `could not ask the registry about known faults: ${words}` : `${state}: ${words}`);
process.exitCode = state === "found" ? 1 : 0;
