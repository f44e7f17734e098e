import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DATA_TABLES } from "../data/load-table.ts";
import { stackKeys } from "./keys.ts";
import { createDatabase, migrate } from "./migrate.ts";
import { startPostgres } from "./postgres.ts";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TEMPLATES = join(ROOT, ".local", "templates");

/** Fills an empty folder with a migrated and seeded cluster, so migrations run once for all test files. */
export async function copyTemplate(folder: string): Promise<void> {
  const template = join(TEMPLATES, fingerprint());
  if (!existsSync(template)) await buildTemplate(template);
  await run("cp", ["-a", `${template}/.`, folder]);
  chmodSync(folder, 0o755);
}

/** Built in a temporary folder and then renamed, so several processes can start at once. */
async function buildTemplate(template: string): Promise<void> {
  mkdirSync(TEMPLATES, { recursive: true });
  const draft = mkdtempSync(join(TEMPLATES, "draft-"));
  chmodSync(draft, 0o755);
  const { databasePassword: password } = stackKeys(join(draft, "keys.json"));
  const server = await startPostgres({ dataDir: join(draft, "postgres"), password, temporary: true });
  try {
    await migrate(await createDatabase(server.adminUrl, password));
  } finally {
    await server.stop();
  }
  if (existsSync(template)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, template);
  removeOutdated(template);
}

function removeOutdated(current: string): void {
  for (const name of readdirSync(TEMPLATES)) {
    const folder = join(TEMPLATES, name);
    if (folder !== current && !name.startsWith("draft-")) rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything the cluster is built from. */
function fingerprint(): string {
  const files = [
    ...globSync("supabase/{migrations,routines/*}/*.sql", { cwd: ROOT }).toSorted(),
    "scripts/stack/routines.sql",
    "scripts/stack/routines.ts",
    "supabase/roles.sql",
    "supabase/seed.sql",
    ...Object.values(DATA_TABLES).map((name) => `data/${name}`),
    "package-lock.json",
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 16);
}
