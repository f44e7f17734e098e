import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, startDatabase } from "../../scripts/stack/database.ts";
import { copyTemplate } from "../../scripts/stack/template.ts";

type DurableDatabase = Database & { processorTicks(): number | undefined };

/** A private database that writes each commit to disk before acknowledging it, as in production. */
export async function startDurableDatabase(): Promise<DurableDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "eden-bench-"));
  await copyTemplate(folder);
  const database = await startDatabase(folder);
  const [postmaster] = readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n");
  return {
    ...database,
    processorTicks: () => ticksOfEndedChildren(postmaster),
    async stop() {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** CPU time of ended connections, in hundredths of a second. Linux only. */
function ticksOfEndedChildren(pid: string | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return Number(fields[13]) + Number(fields[14]);
  } catch {
    return undefined;
  }
}
