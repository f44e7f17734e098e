import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareAccess } from "../../scripts/backup/compare-access.ts";
import { restoreBackup } from "../../scripts/backup/restore-backup.ts";
import { storedTables } from "../../scripts/backup/stored-tables.ts";
import { copyOut } from "../../scripts/backup/write-backup.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { type EmptyProject, startEmptyProject } from "./support/empty-project.ts";
import { useDatabase } from "./support/test-database.ts";
import { CPF, EMAIL, insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const run = promisify(execFile);
const source = useDatabase();
const folder = mkdtempSync(join(tmpdir(), "eden-backup-"));
const backup = join(folder, "backup");
const deletions = join(folder, "deletions");
let project: EmptyProject;
let target: Sql;
let forgotten: string[];
let printed: string;

async function runScript(name: string, databaseUrl: string, ...args: string[]): Promise<string> {
  const script = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
  const { stdout } = await run(process.execPath, [script, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return stdout;
}

/** A hash of every row, table by table, generated columns included. */
async function contentsOf(sql: Sql): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {};
  for (const { name } of await storedTables(sql)) {
    const [table] = await sql.unsafe(`select count(*)::int as rows,
      md5(string_agg(row_to_json(t)::text, '' order by row_to_json(t)::text)) as digest from ${name} as t`);
    contents[name] = [table?.rows, table?.digest];
  }
  return contents;
}

beforeAll(async () => {
  const { sql } = source;
  for (const kind of ["contato", "leadlive", "plenitude", "free"]) await insertRow(sql, kind);
  const pedido = await insertPedido(sql, { email: "outra@farmacia.com.br", situacao: "pago" });
  await insertRow(sql, "paid", { pedido_id: pedido });
  await insertDiagnostico(sql, CPF);
  const corpo = { nota: 'vírgula, "aspas"\\ e\nlinha' };
  await sql`insert into privado.eventos_pagamento ${sql({ id: "evt_1", evento: "X", pedido_id: pedido, corpo: sql.json(corpo) })}`;
  await sql`insert into privado.emails_enviados (chave, message_id) values (${`acesso:${pedido}`}, '')`;
  await sql`select public.localizar_loja('11222333000181', '52998224725'), privado.escoar_saida()`;
  await insertRow(sql, "leadlive", { aceita_novidades: true });
  await sql`update privado.limites set maximo = 77 where alvo = 'contato'`;
  forgotten = await Promise.all(["contato", "leadlive"].map((kind) => insertRow(sql, kind, { email: EMAIL })));
  for (let request = 0; request < 3; request++) await sql`select privado.exportar_titular(p_cpf => ${CPF})`;
  await runScript("backup", source.databaseUrl, backup);
  await sql`select privado.apagar_titular(${EMAIL})`;
  await sql`select privado.exportar_titular(p_cpf => ${CPF})`;
  await runScript("backup", source.databaseUrl, deletions, "--deletions-only");
  project = await startEmptyProject();
  printed = await runScript("restore", project.databaseUrl, backup, "--deletions", deletions);
  target = postgres(project.databaseUrl, { max: 2, onnotice: () => undefined });
}, timeLimit(240_000));

afterAll(async () => {
  await target?.end();
  await project?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("[SEC-M4] restored into a project whose defaults grant everything, visitors have only the listed permissions", async () => {
  expect(printed).toContain("rights: as on the list");
  expect(await compareAccess(target)).toEqual([]);
  await target.begin(async (transaction) => {
    await transaction.unsafe("create table public.depois (id int)");
    const [granted] =
      await transaction`select has_table_privilege('anon', 'public.depois', 'select, insert, truncate') as any`;
    expect(granted).toEqual({ any: false });
    await transaction.unsafe("drop table public.depois");
  });
});

test("[SEC-M4] the comparison after a restore detects the permissions that a dump would have restored", async () => {
  const noticed = new Error("noticed");
  const restored = target.begin(async (transaction) => {
    await transaction`grant all on public.pedidos to anon`;
    await transaction`alter table public.contato disable row level security`;
    expect(await compareAccess(transaction)).toEqual(
      expect.arrayContaining([
        "too much: anon truncate public.pedidos",
        "missing: rls public.contato",
        "unprotected: contato",
      ]),
    );
    throw noticed;
  });
  await expect(restored).rejects.toBe(noticed);
});

test("[SEC-M5] every row except those deleted since is restored, with its keys, jobs and limits", async () => {
  // As after a point-in-time recovery; a second run finds nothing left to delete.
  const again = await runScript("restore", project.databaseUrl, "--deletions", deletions);
  expect(again).toContain("rights: as on the list");
  expect(await contentsOf(target)).toEqual(await contentsOf(source.sql));
  for (const table of ["contato", "leadlive"]) {
    expect(await target`select from ${target(`public.${table}`)} where id in ${target(forgotten)}`).toHaveLength(0);
  }
});

test("[SEC-M5] the next requests of data subjects and the next inserts succeed immediately", async () => {
  const [before] = await target`select max(id)::int as id from privado.pedidos_titulares`;
  await target`select privado.apagar_titular(${EMAIL})`;
  const [after] = await target`select max(id)::int as id from privado.pedidos_titulares`;
  expect(after?.id).toBe(before?.id + 1);
  await target`select public.localizar_loja('11222333000181', '52998224725')`;
  const lead = await insertRow(target, "leadlive");
  await target`select privado.escoar_saida()`;
  expect(await target`select from graphile_worker.jobs where key = ${`leadlive:${lead}`}`).toHaveLength(1);
  const [same] = await target`select (select titular from privado.pedidos_titulares order by id desc limit 1)
    = (select titular from privado.pedidos_titulares where tipo = 'eliminacao' order by id limit 1) as same`;
  expect(same).toEqual({ same: true });
});

test("[SEC-M5] tables of any size are copied to their end, also to a slow disk, and the connection stays usable", async () => {
  for (let rows = 400; rows < 4000; rows += 100) {
    let bytes = 0;
    const disk = new Writable({
      write(chunk: Buffer, _encoding, written) {
        bytes += chunk.length;
        setImmediate(written);
      },
    });
    await source.sql.begin(async (transaction) => {
      await copyOut(transaction, `copy (select repeat('x', 99) from generate_series(1, ${rows})) to stdout`, disk);
      expect(await transaction`select 1 as one`).toEqual([{ one: 1 }]);
    });
    expect(bytes).toBe(rows * 100);
  }
});

test("[SEC-M5] a used database, an incomplete backup and one of another release are rejected", async () => {
  await expect(restoreBackup(target, backup)).rejects.toThrow("already has rows of people");
  await expect(restoreBackup(target, folder)).rejects.toThrow("no whole backup");
  await target`insert into supabase_migrations.schema_migrations (version) values ('20991231000000')`;
  await expect(restoreBackup(target, backup)).rejects.toThrow("Check out the release of the backup");
});
