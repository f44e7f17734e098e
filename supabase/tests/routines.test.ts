import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { applyRoutines } from "../../scripts/stack/routines.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const RELEASE = join(import.meta.dirname, "../routines");
const TOPIC = "numeros/numeros_site.sql";
const DAYS = 8;

/** The routines of a release that differs in one file. */
function releaseWith(change: (text: string) => string, topic = TOPIC): string {
  const folder = mkdtempSync(join(tmpdir(), "routines-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(RELEASE, folder, { recursive: true });
  const file = join(folder, topic);
  const changed = change(readFileSync(file, "utf8"));
  writeFileSync(file, changed);
  return folder;
}
const withBlock = (block: string) => releaseWith((text) => `${text}\n${block}\n`);
const prova = (parameters: string, result: string, body: string, more = "") =>
  withBlock(`create or replace function privado.prova(${parameters}) returns ${result} language sql set search_path = '' as $$ select ${body} $$;
comment on function privado.prova is 'x';\n${more}`);
const apply = (folder = RELEASE, { base = false, keepDays = 0, sql = database.sql } = {}) =>
  applyRoutines(sql, { base, keepDays, folder });
const provas = () => database.sql<{ f: string; result: string; acl: string }[]>`
  select oid::regprocedure::text as f, pg_get_function_result(oid) as result, proacl::text as acl
  from pg_proc where proname like 'prova%' order by 1`;

// What a test added goes.
beforeEach(async () => {
  await apply();
});

test("[CASA-01, CASA-02] a release applies what has another text, and a second run nothing", async () => {
  const folder = prova("p_a integer", "integer", "p_a");
  expect(await apply(folder)).toEqual(["function privado.prova"]);
  expect(await apply(folder)).toEqual([]);
  const [row] = await database.sql`select base, digest, missing_since from supabase_migrations.routines
    where object = 'function privado.prova'`;
  expect(row).toEqual({ base: false, digest: expect.stringMatching(/^[0-9a-f]{32}$/), missing_since: null });
});

test("[CASA-06, CASA-07] with other parameters or another result the former function and its grants are gone", async () => {
  await apply(prova("p_a integer", "integer", "p_a", "grant execute on function privado.prova(integer) to anon;"));
  expect(await provas()).toEqual([
    { f: "privado.prova(integer)", result: "integer", acl: expect.stringContaining("anon=X") },
  ]);
  await apply(prova("p_a integer, p_b integer", "integer", "p_a + p_b"));
  expect(await provas()).toEqual([
    { f: "privado.prova(integer,integer)", result: "integer", acl: expect.not.stringContaining("anon") },
  ]);
  await apply(prova("p_a integer, p_b integer", "text", "(p_a + p_b)::text"));
  expect(await provas()).toMatchObject([{ result: "text" }]);
});

test("[CASA-07] a function that a parsed body uses keeps its result: the release fails and names it", async () => {
  const used = (result: string) =>
    withBlock(`create or replace function privado.prova_usada(p_a integer) returns ${result} language sql set search_path = '' as $$ select 1::${result} $$;
comment on function privado.prova_usada is 'x';

create or replace function privado.prova(p_a integer) returns integer language sql set search_path = ''
return privado.prova_usada(p_a);
comment on function privado.prova is 'x';`);
  await apply(used("integer"));
  await expect(apply(used("bigint"))).rejects.toThrow("privado.prova_usada");
  expect(await provas()).toHaveLength(2);
});

test("[CASA-08] a function that no file has stays eight days in production, a trigger not at all; others' functions always", async () => {
  await database.sql`create function privado.prova_de_outro() returns integer language sql return 1`;
  onTestFinished(async () => void (await database.sql`drop function privado.prova_de_outro()`));
  await apply(prova("p_a integer", "integer", "p_a"));
  await apply(RELEASE, { keepDays: DAYS });
  expect(await provas()).toHaveLength(2);
  await database.sql`update supabase_migrations.routines set missing_since = now() - interval '9 days' where missing_since is not null`;
  await apply(RELEASE, { keepDays: DAYS });
  expect(await provas()).toMatchObject([{ f: "privado.prova_de_outro()" }]);

  const triggers = async () => {
    const [row] = await database.sql`select array_agg(tgname::text order by tgname) as all from pg_trigger
      where tgrelid = 'public.leadlive'::regclass and not tgisinternal`;
    return row?.all as string[];
  };
  const before = await triggers();
  const without = releaseWith(
    (text) =>
      text
        .split(/^(?=create )/m)
        .filter(
          (block) =>
            !block.startsWith("create or replace trigger esquecer_tarefas ") || !block.includes("public.leadlive"),
        )
        .join(""),
    "formularios/contato_leadlive.sql",
  );
  await apply(without, { keepDays: DAYS });
  expect(await triggers()).toEqual(before.filter((name) => name !== "esquecer_tarefas"));
  await apply();
  expect(await triggers()).toEqual(before);
});

test("[CASA-03, CASA-04, CASA-05] one wrong function changes nothing, in whatever order the files are", async () => {
  const good = `create or replace function privado.prova_a() returns integer language sql set search_path = ''
return privado.prova_b();
comment on function privado.prova_a is 'Names what comes later.';

create or replace function privado.prova_b() returns integer language sql set search_path = '' as $$ select 1 $$;
comment on function privado.prova_b is 'x';`;
  const wrong =
    "create or replace function privado.prova_c() returns integer language sql set search_path = '' as $$ select coluna_que_falta from privado.pessoas $$;";
  await expect(apply(withBlock(`${good}\n\n${wrong}`))).rejects.toThrow("coluna_que_falta");
  expect(await provas()).toEqual([]);
  const unknown =
    "create or replace function privado.prova_c() returns integer language sql set search_path = ''\nreturn privado.nao_existe();";
  await expect(apply(withBlock(`${good}\n\n${unknown}`))).rejects.toThrow(
    "function privado.prova_c: function privado.nao_existe() does not exist",
  );
  expect(await apply(withBlock(good))).toEqual(["function privado.prova_a", "function privado.prova_b"]);
});

test("[CASA-05] a dropped column that an unchanged function still reads fails the release", async () => {
  await database.sql`create table privado.prova_tabela (a int, b int)`;
  onTestFinished(async () => void (await database.sql`drop table privado.prova_tabela`));
  const folder = prova("", "bigint", "sum(b) from privado.prova_tabela");
  await apply(folder);
  await database.sql`alter table privado.prova_tabela drop column b`;
  await expect(apply(folder)).rejects.toThrow('column "b" does not exist');
});

test("[CASA-09, CASA-10] room base exists before the tables, and a function of an index is not replaced", async () => {
  const folder = releaseWith(
    (text) => text.replace("caixa_postal(p_email text) returns text", "caixa_postal(p_email text)  returns text"),
    "base/convites_recibos.sql",
  );
  await expect(apply(folder, { base: true })).rejects.toThrow("function privado.caixa_postal is part of an index");
});

test("[CASA-03] of two releases at once the second waits, and visitors insert meanwhile", async () => {
  const other = postgres(database.databaseUrl, { max: 1, onnotice: () => undefined });
  const visitor = postgres(database.databaseUrl, { max: 1, onnotice: () => undefined });
  onTestFinished(async () => void (await Promise.all([other.end(), visitor.end()])));
  const folder = releaseWith(
    (text) => text.replaceAll(/^language (plpgsql|sql)/gm, "language  $1"),
    "comandos/comandos.sql",
  );
  let ended = false;
  const inserts = (async () => {
    let count = 0;
    for (; !ended; count += 1) {
      await visitor`insert into public.contato (id, nome, sobrenome, email, telefone, mensagem, consentimento_versao, preenchido_ms)
        values (gen_random_uuid(), 'Ana', 'Lima', 'ana@exemplo.com.br', '11987654321', 'Olá', '2026-01', 9000)`;
    }
    return count;
  })();
  const [first, second] = await Promise.all([apply(folder), apply(folder, { sql: other })]);
  ended = true;
  expect(Math.min(first.length, second.length)).toBe(0);
  expect(Math.max(first.length, second.length)).toBeGreaterThan(5);
  expect(await inserts).toBeGreaterThan(0);
});
