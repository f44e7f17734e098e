import { readFileSync } from "node:fs";

/** User and system time of a process, in ticks of 10 ms. Unlike a duration it does not depend on what else runs. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
