import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const parent = process.ppid;
/** What starts a script: an orphan's new parent is another program. */
const RUNNERS = /\b(sh|npm|pnpm|yarn|bun|node)\b/;
/** npm, when the shell it started is between: that one outlives it. `ended`: they were gone before this process looked. */
const npm = process.env.npm_lifecycle_event === undefined ? undefined : npmBehindShell();

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

function npmBehindShell(): number | "ended" | undefined {
  const shell = look(parent);
  if (!RUNNERS.test(shell.args)) return "ended";
  if (!shell.args.includes("sh -c")) return undefined;
  return RUNNERS.test(look(shell.ppid).args) ? shell.ppid : "ended";
}

function look(pid: number): { ppid: number; args: string } {
  const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", "ppid=,args="], { encoding: "utf8" });
  const [, ppid, args = ""] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? "") ?? [];
  return { ppid: Number(ppid), args };
}

/** Undefined once the shell has ended too. */
async function parentOfShell(): Promise<number | undefined> {
  return run("ps", ["-p", String(parent), "-o", "ppid="]).then(
    ({ stdout }) => Number.parseInt(stdout, 10),
    () => undefined,
  );
}
