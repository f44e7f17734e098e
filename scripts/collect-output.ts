import { type SpawnOptions, spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** Runs a program and returns everything it printed, and whether it ended with 0. */
export async function collectOutput(
  [program = "", ...args]: string[],
  options: Pick<SpawnOptions, "cwd" | "env"> = {},
): Promise<{ output: string; passed: boolean }> {
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<{ problem: string; passed: boolean }>((resolve) => {
    child.once("error", ({ message }) => resolve({ problem: `${message}\n`, passed: false }));
    child.once("close", (status) => resolve({ problem: "", passed: status === 0 }));
  });
  const [output, errors, { problem, passed }] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output: output + errors + problem, passed };
}
