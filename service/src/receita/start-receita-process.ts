import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { logError, logLine } from "../log.ts";

/**
 * Loads the register in a process of its own with low priority: it uses one core for minutes and must not delay a request.
 * Two at once are harmless, because the second one finds the lock taken.
 */
export function startReceitaProcess(): void {
  const child = spawn(process.execPath, ["--max-old-space-size=192", join(import.meta.dirname, "../receita.ts")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  child.once("spawn", () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW));
  child.once("error", (error) => logError({ receita: "start" }, error));
  child.once("exit", (code, signal) => {
    process.removeListener("exit", stop);
    if (code !== 0) logLine("error", { receita: "the load failed", code, signal });
  });
}
