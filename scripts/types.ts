import { availableParallelism } from "node:os";
import { join } from "node:path";
import { collectOutput } from "./collect-output.ts";

/**
 * Checks the types of every workspace, one per processor at a time, after generating the types of the site's routes. Each
 * has one checker: four, the default, infer shared types four times and use 1.6 times the CPU. Several programs read the
 * same file of `domain/` or `ui/`: a mistake in it is printed once.
 */
const root = join(import.meta.dirname, "..");
/** The largest first. */
const waiting = [".", "painel", "site", "e2e", "service", "ui", "domain"];
const printed = new Set<string>();

const generated = await collectOutput(["react-router", "typegen"], { cwd: join(root, "site") });
if (!generated.passed) console.log(generated.output);
const passed = await Promise.all(Array.from({ length: availableParallelism() }, checkInTurn));
if (!generated.passed || passed.includes(false)) process.exitCode = 1;

async function checkInTurn(): Promise<boolean> {
  let sound = true;
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const command = ["tsc", "--project", project, "--pretty", "false", "--checkers", "1"];
    const { output, passed } = await collectOutput(command, { cwd: root });
    // Further lines of a mistake are indented.
    for (const mistake of output.trim().split(/\n(?=\S)/)) {
      if (mistake && !printed.has(mistake)) console.log(mistake);
      printed.add(mistake);
    }
    sound &&= passed;
  }
  return sound;
}
