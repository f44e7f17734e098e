import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const parent = process.ppid;
/** npm, when the shell it started is between: that one outlives it. */
const npm = npmBehindShell();

/**
 * Calls back when the process that started this one has ended. npm passes SIGTERM to its shell, which ends without passing it
 * on, and dies of SIGHUP and SIGKILL alone: this process gets no signal, only other ancestors.
 */
export function onParentEnd(then: () => void): void {
  const timer = setInterval(async () => {
    if (process.ppid === parent && (npm === undefined || npm === (await parentOfShell()))) return;
    clearInterval(timer);
    then();
  }, 500);
  timer.unref();
}

function npmBehindShell(): number | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const { stdout } = spawnSync("ps", ["-p", String(parent), "-o", "ppid=,args="], { encoding: "utf8" });
  return stdout?.includes("sh -c") ? Number.parseInt(stdout, 10) : undefined;
}

/** Undefined once the shell has ended too. */
async function parentOfShell(): Promise<number | undefined> {
  return run("ps", ["-p", String(parent), "-o", "ppid="]).then(
    ({ stdout }) => Number.parseInt(stdout, 10),
    () => undefined,
  );
}
