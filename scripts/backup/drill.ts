import postgres from "postgres";
import { type EmptyProject, startEmptyProject } from "../stack/empty-project.ts";
import { migrate } from "../stack/migrate.ts";
import { type Check, checkDeletions, checkRights, checkRows, checkSequences, checkUse } from "./check-restored.ts";
import { type BackupFile, countRows } from "./read-backup.ts";
import { forgetAgain, restoreBackup } from "./restore-backup.ts";

export type Timed = Check & { seconds: number };

/**
 * Restores a backup into a PostgreSQL of its own, which is deleted afterwards, and checks what arrived. Stops at the first
 * step that throws; the checks after the restore all run.
 */
export async function drill(
  backup: BackupFile,
  deletions?: BackupFile,
  startTarget: () => Promise<EmptyProject> = startEmptyProject,
): Promise<Timed[]> {
  const steps: Timed[] = [];
  const step = async (name: string, work: () => Promise<Check | string>): Promise<void> => {
    const start = performance.now();
    const result = await work().catch((error: Error) => ({ name, found: "failed", problems: [error.message] }));
    const check = typeof result === "string" ? { name, found: result, problems: [] } : result;
    steps.push({ ...check, seconds: (performance.now() - start) / 1000 });
    if (check.found === "failed") throw new Stopped();
  };
  try {
    await step("file", async () => {
      const { takenAt, tables } = await countRows(backup);
      return `of ${takenAt}, ${tables.length} tables, decrypted to its end`;
    });
    const project = await startTarget();
    const sql = postgres(project.databaseUrl, { max: 1, onnotice: () => undefined });
    try {
      await step("migrations", () =>
        migrate(project.databaseUrl, { seed: false }).then(() => "applied to an empty cluster"),
      );
      await step("rows", async () => checkRows(sql, await restoreBackup(sql, backup)));
      await step("retention", async () => deleted(await forgetAgain(sql, deletions)));
      for (const [name, check] of AFTER) await step(name, () => check(sql));
    } finally {
      await sql.end();
      await project.stop();
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return steps;
}

const AFTER = [
  ["deletions", checkDeletions],
  ["sequences", checkSequences],
  ["rights", checkRights],
  ["use", checkUse],
] as const;

class Stopped extends Error {}

function deleted(tables: Record<string, number>): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${rows} rows deleted again`;
}
