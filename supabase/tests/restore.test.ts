import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import postgres, { type Sql, type TransactionSql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createIdentity, decrypt, encryptTo } from "../../scripts/backup/age.ts";
import { checkDeletions, checkRights, checkRows, checkSequences } from "../../scripts/backup/check-restored.ts";
import { compareAccess } from "../../scripts/backup/compare-access.ts";
import { drill, type Timed } from "../../scripts/backup/drill.ts";
import { type BackupFile, countRows } from "../../scripts/backup/read-backup.ts";
import { restoreBackup } from "../../scripts/backup/restore-backup.ts";
import { storedTables } from "../../scripts/backup/stored-tables.ts";
import { copyOut } from "../../scripts/backup/write-backup.ts";
import { type EmptyProject, startEmptyProject } from "../../scripts/stack/empty-project.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { validRow } from "./support/rows.ts";
import { useDatabase } from "./support/test-database.ts";
import { CPF, EMAIL, insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const run = promisify(execFile);
const source = useDatabase();
const folder = mkdtempSync(join(tmpdir(), "eden-backup-"));
const identity = join(folder, "key.txt");
let recipient: string;
let backup: BackupFile;
let deletions: BackupFile;
let project: EmptyProject;
let target: Sql;
let forgotten: string[];
let drilled: Timed[];

async function runScript(name: string, databaseUrl: string, ...args: string[]): Promise<string> {
  const script = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
  const { stdout } = await run(process.execPath, [script, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, BACKUP_RECIPIENTS: recipient },
  });
  return stdout;
}

async function runBackup(...args: string[]): Promise<BackupFile> {
  const printed = await runScript("backup", source.databaseUrl, join(folder, "backups"), ...args);
  return { file: printed.trim().split("\n").at(-1) ?? "", identity };
}

/** Runs `work` inside a transaction of the restored database that is rolled back. */
async function afterChange<Found>(work: (transaction: TransactionSql) => Promise<Found>): Promise<Found> {
  const undone = new Error("undone");
  let found: Found | undefined;
  await target
    .begin(async (transaction) => {
      found = await work(transaction);
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
  return found as Found;
}

const failures = (steps: Timed[]) =>
  steps.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));

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
  recipient = await createIdentity(identity);
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
  backup = await runBackup();
  await sql`select privado.apagar_titular(${EMAIL})`;
  await sql`select privado.opor('naoquer@farmacia.com.br', 'link')`;
  await sql`select privado.exportar_titular(p_cpf => ${CPF})`;
  deletions = await runBackup("--deletions-only");
  project = await startEmptyProject();
  drilled = await drill(backup, deletions, async () => ({ ...project, stop: async () => undefined }));
  target = postgres(project.databaseUrl, { max: 2, onnotice: () => undefined });
}, timeLimit(240_000));

afterAll(async () => {
  await target?.end();
  await project?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("[SEC-M4] restored into a project whose defaults grant everything, visitors have only the listed permissions", async () => {
  expect(failures(drilled)).toEqual([]);
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

test("[SEC-M5] the drill passes for a good backup and names each of its steps", () => {
  expect(drilled.map(({ name, problems }) => [name, problems])).toEqual(
    ["file", "migrations", "rows", "retention", "deletions", "sequences", "rights", "use"].map((name) => [name, []]),
  );
});

test("[SEC-M5] the drill fails for a changed, a cut and a foreign file, before it starts a database", async () => {
  const whole = readFileSync(backup.file);
  const changed = Buffer.from(whole);
  changed.writeUInt8((changed.readUInt8(whole.length - 40) + 1) % 256, whole.length - 40);
  const spoilt = join(folder, "spoilt.age");
  const start = () => Promise.reject(new Error("started"));
  for (const contents of [changed, whole.subarray(0, -1), whole.subarray(0, whole.length / 2), Buffer.from("x")]) {
    writeFileSync(spoilt, contents);
    expect(failures(await drill({ file: spoilt, identity }, undefined, start))).toEqual([
      expect.stringMatching(/^file: age: error: /),
    ]);
  }
  const command = runScript("drill-restore", "", spoilt, "--identity", identity);
  await expect(command).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining("The drill failed") });
  const other = join(folder, "other.txt");
  await createIdentity(other);
  expect(failures(await drill({ file: backup.file, identity: other }, undefined, start))).toEqual([
    expect.stringContaining("no identity matched"),
  ]);
});

test("[SEC-M5] the drill fails for a backup that lacks rows or a table of its manifest", async () => {
  const script = await text(decrypt(backup.file, identity));
  const table = /COPY public\.leadlive .*?stdin;\n([^\n]+\n)/s.exec(script);
  const file = join(folder, "incomplete.age");
  const seal = async (contents: string) => {
    rmSync(file, { force: true });
    await encryptTo(
      file,
      [recipient],
      (async function* () {
        yield Buffer.from(contents);
      })(),
    );
  };
  await seal(script.replace(table?.[1] ?? "", ""));
  await expect(countRows({ file, identity })).rejects.toThrow(
    "public.leadlive: 2 rows instead of the 3 of the manifest",
  );
  await seal(script.slice(0, script.lastIndexOf("COPY ")));
  await expect(countRows({ file, identity })).rejects.toThrow("ends too early");
  await seal(script.replace("COPY public.leadlive ", "COPY public.outra "));
  await expect(countRows({ file, identity })).rejects.toThrow("lacks public.leadlive");
});

test("[SEC-M4, SEC-M5] the drill fails for a missing row, a changed right, a sequence not advanced and a person who is back", async () => {
  const manifest = await countRows(backup);
  const lost = await afterChange(async (transaction) => {
    await transaction`delete from public.diagnosticos_perguntas where id = 1`;
    return checkRows(transaction, manifest);
  });
  expect(lost.problems).toContain("public.diagnosticos_perguntas: 22 rows instead of 23");
  const granted = await afterChange(async (transaction) => {
    await transaction`grant select on public.contato to anon`;
    return checkRights(transaction);
  });
  expect(granted.problems).toContain("too much: anon select public.contato");
  const behind = await afterChange(async (transaction) => {
    await transaction`alter table privado.pedidos_titulares alter column id restart with 1`;
    return checkSequences(transaction);
  });
  expect(behind.problems).toEqual(["privado.pedidos_titulares: the next id is taken"]);
  const back = await afterChange(async (transaction) => {
    await transaction`insert into public.contato ${transaction({ ...validRow("contato"), id: forgotten[0] ?? "" })}`;
    return checkDeletions(transaction);
  });
  expect(back.problems).toEqual(["contato: 1 deleted rows were back"]);
});

test("[SEC-M5] a backup file has no readable row, and only its owner may open it", () => {
  const stored = readFileSync(backup.file);
  expect(stored.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  expect(stored.includes("farmacia.com.br")).toBe(false);
  expect(statSync(backup.file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "backups")).filter((name) => !name.endsWith(".age"))).toEqual([]);
});

test("[SEC-M5] every row except those deleted since is restored, with its keys, jobs and limits", async () => {
  // As after a point-in-time recovery; a second run finds nothing left to delete.
  const again = await runScript("restore", project.databaseUrl, "--identity", identity, "--deletions", deletions.file);
  expect(again).toContain("rights: as on the list");
  expect(await contentsOf(target)).toEqual(await contentsOf(source.sql));
  for (const table of ["contato", "leadlive"]) {
    expect(await target`select from ${target(`public.${table}`)} where id in ${target(forgotten)}`).toHaveLength(0);
  }
});

test("[SEC-M5] only a backup that was copied to the other storage is recorded, with its own time", async () => {
  expect(await source.sql`select from privado.copias`).toHaveLength(0);
  const { mtime, size } = statSync(backup.file);
  for (let run = 0; run < 2; run++) {
    await runScript("backup", source.databaseUrl, join(folder, "backups"), "--copied");
    expect(await source.sql`select feita_em, bytes::int from privado.copias`).toEqual([
      { feita_em: mtime, bytes: size },
    ]);
  }
  await source.sql`delete from privado.copias`;
  const none = runScript("backup", source.databaseUrl, folder, "--copied");
  await expect(none).rejects.toMatchObject({ stderr: expect.stringContaining("has no backup") });
  const unit = readFileSync(new URL("../../deploy/eden-backup.service", import.meta.url), "utf8");
  expect(unit.match(/^Exec.+$/gm)).toEqual([
    expect.stringMatching(/^ExecStart=.+ scripts\/backup\.ts \S+$/),
    // systemd runs none after one that failed.
    expect.stringMatching(/^ExecStartPost=.+ -c \$\{BACKUP_COPY\}$/),
    expect.stringMatching(/^ExecStartPost=.+ scripts\/backup\.ts \S+ --copied$/),
  ]);
});

test("[SEC-M5] a backup deletes those older than 30 days in the folder, also what a killed one left", async () => {
  const backups = join(folder, "backups");
  const before = readdirSync(backups);
  const recent = `eden-${new Date().toISOString().slice(0, 10)}T000000Z.sql.gz.age.part`;
  const old = ["eden-2026-01-31T062000Z.sql.gz.age", "deletions-2026-01-31T062000Z.sql.gz.age.part"];
  for (const name of [...old, recent, "notes.txt"]) writeFileSync(join(backups, name), "");
  const { file } = await runBackup("--deletions-only");
  expect(readdirSync(backups).sort()).toEqual([...before, basename(file), recent, "notes.txt"].sort());
  for (const name of [recent, "notes.txt"]) rmSync(join(backups, name));
});

test("[SEC-M5] the next requests of data subjects and the next inserts succeed immediately", async () => {
  const [before] = await target`select max(id)::int as id from privado.pedidos_titulares`;
  await target`select privado.apagar_titular(${EMAIL})`;
  const [after] = await target`select max(id)::int as id from privado.pedidos_titulares`;
  expect(after?.id).toBeGreaterThan(before?.id);
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
    await source.sql.begin(async (transaction) => {
      const copy = `copy (select repeat('x', 99) from generate_series(1, ${rows})) to stdout`;
      for await (const row of copyOut(transaction, copy)) {
        bytes += row.length;
        await setImmediate();
      }
      expect(await transaction`select 1 as one`).toEqual([{ one: 1 }]);
    });
    expect(bytes).toBe(rows * 100);
  }
});

test("[SEC-M5] a deployed database is migrated again without a change, and refused if it applied other contents of a migration", async () => {
  expect(await runScript("migrate", project.databaseUrl)).toMatch(/The database is at this release\.\n$/);
  await target`update supabase_migrations.schema_migrations set statements[1] = statements[1] || ' -- edited'
    where version = '20261117000000'`;
  await expect(runScript("migrate", project.databaseUrl)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("the database applied another version of 20261117000000_copias.sql. "),
  });
  await target`update supabase_migrations.schema_migrations set statements[1] = replace(statements[1], ' -- edited', '')
    where version = '20261117000000'`;
});

test("[SEC-M5] a used database and a backup of another release are rejected", async () => {
  const command = runScript("restore", project.databaseUrl, backup.file, "--identity", identity);
  await expect(command).rejects.toMatchObject({ stderr: expect.stringContaining("already has rows of people") });
  await target.unsafe(`truncate public.leadlive, public.contato, public.inscricoes, public.pedidos, privado.pedidos_titulares cascade;
    insert into supabase_migrations.schema_migrations (version) values ('20991231000000')`);
  await expect(restoreBackup(target, backup)).rejects.toThrow(
    /and this release with 20991231000000; the first that differs is 20991231000000. Check out the release of the backup/,
  );
  await target.unsafe(`delete from supabase_migrations.schema_migrations where version = '20991231000000';
    update supabase_migrations.schema_migrations set statements[1] = statements[1] || ' -- edited'
    where version = '20261117000000'`);
  await expect(restoreBackup(target, backup)).rejects.toThrow("the first that differs is 20261117000000.");
});
