import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drill } from "./backup/drill.ts";
import { sampleBackup } from "./backup/sample-backup.ts";

/**
 * The monthly restore drill: restores a backup into a temporary PostgreSQL of this machine, checks it and deletes it again.
 * Without a backup it makes one of invented people.
 * npm run ops -- drill [<backup> --identity <key> [--deletions <backup>]]
 */
const { values, positionals } = parseArgs({
  options: { deletions: { type: "string" }, identity: { type: "string" } },
  allowPositionals: true,
});
const [file] = positionals;
const { identity, deletions } = values;
if (file ? !identity : identity || deletions) {
  throw new Error("npm run ops -- drill [<backup> --identity <key> [--deletions <backup>]]");
}

const start = performance.now();
const folder = mkdtempSync(join(tmpdir(), "eden-drill-"));
try {
  const given = (path: string) => ({ file: path, identity: identity ?? "" });
  const chosen = file
    ? { backup: given(file), deletions: deletions ? given(deletions) : undefined }
    : await sampleBackup(folder);
  const steps = await drill(chosen.backup, chosen.deletions);
  for (const { name, found, problems, seconds } of steps) {
    const result = problems.length === 0 ? "ok" : "FAILED";
    console.log(`${name.padEnd(11)} ${result.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s  ${found}`);
    for (const problem of problems) console.log(`${" ".repeat(12)}${problem}`);
  }
  const failed = steps.filter(({ problems }) => problems.length > 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${failed.length === 0 ? "The backup can be restored" : "The drill failed"} (${seconds} s)`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
