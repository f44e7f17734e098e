import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { timeLimit } from "../time-limit.ts";
import { startPostgres } from "./postgres.ts";
import { startStack } from "./stack.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "eden-test-"));
  // PostgreSQL may run as a different user than the one that created the folder.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function query<T>(url: string, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}

test("the stack keeps its data and keys between runs, and migrating again changes nothing", {
  timeout: timeLimit(180_000),
}, async () => {
  const dataDir = newFolder();
  const first = await startStack({ dataDir });
  await query(first.databaseUrl, (sql) => sql`update privado.limites set maximo = 7 where alvo = 'contato'`);
  await first.stop();
  const second = await startStack({ dataDir });
  onTestFinished(() => second.stop());
  expect(second.publishableKey).toBe(first.publishableKey);
  expect(statSync(join(dataDir, "keys.json")).mode & 0o077).toBe(0);
  const limits = await query(
    second.databaseUrl,
    (sql) => sql`select maximo from privado.limites where alvo = 'contato'`,
  );
  expect([...limits]).toEqual([{ maximo: 7 }]);
  const answer = await fetch(`${second.restUrl}/diagnosticos_perguntas?select=id`, {
    headers: { apikey: second.publishableKey },
  });
  expect(await answer.json()).toHaveLength(23);
});

test("after the parent was killed the gateway stops and the data can be reused", {
  timeout: timeLimit(180_000),
}, async () => {
  const dataDir = newFolder();
  const parent = fork(new URL("./stack.test.parent.ts", import.meta.url), [dataDir]);
  const [first] = await Promise.race([once(parent, "message"), once(parent, "exit")]);
  await query(first.databaseUrl, (sql) => sql`create table public.lembrada as select 1 as n`);
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await expect.poll(() => fetch(first.restUrl).catch(() => "gone"), { timeout: timeLimit(20_000) }).toBe("gone");
  const { port } = new URL(first.databaseUrl);
  const second = await startStack({ dataDir, ports: { postgres: Number(port) } });
  onTestFinished(() => second.stop());
  expect(await query(second.databaseUrl, (sql) => sql`select n from public.lembrada`)).toHaveLength(1);
});

test("a second process cannot take over data in use by the first", { timeout: timeLimit(90_000) }, async () => {
  const dataDir = join(newFolder(), "postgres");
  const first = await startPostgres({ dataDir, password: "senha-de-teste" });
  onTestFinished(() => first.stop());
  await expect(startPostgres({ dataDir, password: "senha-de-teste" })).rejects.toThrow("already runs");
  expect(await query(first.adminUrl, (sql) => sql`select 1`)).toHaveLength(1);
});

test("PostgreSQL starts again after its server process was killed", { timeout: timeLimit(90_000) }, async () => {
  const dataDir = join(newFolder(), "postgres");
  const first = await startPostgres({ dataDir, password: "senha-de-teste" });
  await query(first.adminUrl, (sql) => sql`create table lembrada as select 1 as n`);
  process.kill(Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  await first.stop();
  const again = await startPostgres({ dataDir, password: "senha-de-teste" });
  onTestFinished(() => again.stop());
  expect(await query(again.adminUrl, (sql) => sql`select n from lembrada`)).toHaveLength(1);
});
