import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { startEmptyProject } from "../../scripts/stack/empty-project.ts";
import { timeLimit } from "../../scripts/time-limit.ts";

const run = promisify(execFile);
const script = join(import.meta.dirname, "../../scripts/migrate.ts");

test("a new project is brought to this release; a new secret of nginx keeps the one before; a third run changes nothing", {
  timeout: timeLimit(120_000),
}, async () => {
  const project = await startEmptyProject();
  onTestFinished(() => project.stop());
  const migrate = (secret: string) =>
    run(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL: project.databaseUrl, EDEN_PROXY_SECRET: secret },
    });
  await migrate("first");
  await migrate("second");
  const sql = postgres(project.databaseUrl, { max: 1 });
  onTestFinished(() => sql.end());
  const keys = () => sql`select nome, encode(valor, 'hex') as digest, criado_em from privado.chaves
    where nome like 'proxy%' order by nome`;
  const digestOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
  const before = await keys();
  expect(before.map(({ nome, digest }) => [nome, digest])).toEqual([
    ["proxy", digestOf("second")],
    ["proxy_anterior", digestOf("first")],
  ]);
  expect((await migrate("second")).stdout).toContain("The database is at this release.");
  expect(await keys()).toEqual(before);
  const [towns] = await sql`select count(*)::int as rows from privado.municipios`;
  expect(towns?.rows).toBeGreaterThan(5000);
});
