import { readFileSync } from "node:fs";
import { round } from "./statistics.ts";

/** Resident memory of a process, in MiB; 0 when it has ended. Linux only. */
export function residentMemory(pid: number): number {
  try {
    const [, kibibytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return round(Number(kibibytes) / 1024);
  } catch {
    return 0;
  }
}
