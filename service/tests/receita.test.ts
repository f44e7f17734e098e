import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isCnpjValid } from "@eden/domain/documentos/cnpj";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ReceitaShareFake, startReceitaShare } from "../../scripts/fakes/receita-share.ts";
import { TOWNS, toRow } from "../../scripts/receita/invented-empresa.ts";
import { writeRegister } from "../../scripts/receita/write-register.ts";
import { writeZip } from "../../scripts/receita/write-zip.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { createReceitaShare } from "../src/gateways/receita-share.ts";
import { downloadMonth } from "../src/receita/download-month.ts";
import { loadFarmacias } from "../src/receita/load-farmacias.ts";
import { carregarFarmacias } from "../src/tasks/carregar-farmacias.ts";
import { useJobResources } from "./job-resources.ts";

const resources = useJobResources();
const TOKEN = "token-publico";
const INVENTED = { seed: 7, pharmacies: 0.5, companies: 300 };
const home = mkdtempSync(join(tmpdir(), "eden-receita-test-"));
/** A share with September, which tests may add to and spoil; the originals stay. */
const [originals, shared, work] = [join(home, "originals"), join(home, "share"), join(home, "work")];
let september: ReturnType<typeof writeRegister>;
let share: ReceitaShareFake;

beforeAll(async () => {
  // Documents of other towns would only take time.
  await resources.pool.query("delete from privado.municipios where tom <> all($1)", [TOWNS.map(([tom]) => tom)]);
  september = writeRegister({ folder: originals, month: "2026-09", ...INVENTED });
  writeRegister({ folder: originals, month: "2026-10", ...INVENTED, bairro: "VILA NOVA" });
});
beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  cpSync(join(originals, "2026-09"), join(shared, "2026-09"), { recursive: true });
  share = await startReceitaShare({ folder: shared, token: TOKEN });
});
afterEach(async () => {
  await share.stop();
  rmSync(shared, { recursive: true, force: true });
  rmSync(work, { recursive: true, force: true });
  await resources.pool.query("truncate privado.farmacias, privado.farmacias_cargas");
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const source = (more: { month?: string; stallMs?: number } = {}) => ({
  share: createReceitaShare({ url: share.url, token: TOKEN, stallMs: more.stallMs ?? 20_000 }),
  workFolder: work,
  retryMs: 1,
  month: more.month,
});
const load = (more: { month?: string; stallMs?: number } = {}) =>
  loadFarmacias({ pool: resources.pool, source: source(more) });
const publishOctober = () => cpSync(join(originals, "2026-10"), join(shared, "2026-10"), { recursive: true });
const rows = async (statement: string) => (await resources.pool.query(statement)).rows;
const stored = async () => (await rows("select cnpj from privado.farmacias")).map(({ cnpj }) => cnpj);
const cargas = () =>
  rows("select to_char(mes, 'YYYY-MM') as mes, estado, motivo from privado.farmacias_cargas order by id");
const hasResumed = () => share.requests.some(({ range }) => range !== "bytes=0-");
const trocada = (mes: string) => ({ mes, estado: "trocada", motivo: null });

test("[CNPJ-02] the newest month is downloaded, filtered and swapped in; a second run does nothing", async () => {
  expect(await load()).toEqual({ status: "loaded", month: "2026-09", rows: september.kept.length });
  expect((await stored()).sort()).toEqual(september.kept.toSorted());
  expect(september.kept.every(isCnpjValid)).toBe(true);
  const [carga] = await rows("select * from privado.farmacias_cargas");
  expect(carga).toMatchObject({ estado: "trocada", linhas: september.kept.length, lidas: String(september.rows) });
  expect(share.mostAtOnce()).toBeLessThanOrEqual(2);
  expect(existsSync(join(work, "2026-09"))).toBe(false);
  expect(await load()).toEqual({ status: "current", month: "2026-09" });
  publishOctober();
  expect(await load()).toMatchObject({ status: "loaded", month: "2026-10" });
  // A month that was asked for is loaded again, also an older one.
  expect(await load({ month: "2026-09" })).toMatchObject({ status: "loaded", month: "2026-09" });
  expect(await cargas()).toEqual([trocada("2026-09"), trocada("2026-10"), trocada("2026-09")]);
});

test("[CNPJ-02] no telephone, e-mail or CPF is stored, and no street of a sole trader", async () => {
  await load();
  const [{ text }] = await rows("select string_agg(f::text, e'\\n') as text from privado.farmacias as f");
  expect(text).not.toMatch(/33334444|@|\d{11} *"/);
  const [counts] =
    await rows(`select count(*) filter (where razao_social like 'COMERCIO%' and logradouro is null)::int as lost,
    count(*) filter (where razao_social !~ '^COMERCIO' and coalesce(logradouro, numero, complemento, cep) is not null)::int as kept,
    count(*) filter (where razao_social ~ '^[A-Z ]+$')::int as people, count(*) filter (where ibge is null)::int as nowhere,
    count(distinct municipio)::int as towns, count(distinct situacao)::int as situacoes from privado.farmacias`);
  expect(counts).toMatchObject({ lost: 0, kept: 0, nowhere: 0, towns: 12, situacoes: 3 });
  expect(counts.people).toBeGreaterThan(10);
  const heads = await rows("select cnpj from privado.farmacias where matriz and substr(cnpj, 9, 4) <> '0001'");
  const letters = await rows("select cnpj from privado.farmacias where cnpj ~ '[A-Z]'");
  expect([heads.length > 0, letters.length > 0]).toEqual([true, true]);
});

test("[CNPJ-02] a download that the server cuts again and again is resumed where it stopped", async () => {
  share.behave({ cutAfter: 1000 });
  expect(await load()).toMatchObject({ status: "loaded", rows: september.kept.length });
  const first = share.requests.filter(({ path }) => path.endsWith("Estabelecimentos0.zip")).map(({ range }) => range);
  const offsets = first.map((range) => Number(range?.slice(6, -1)));
  expect(offsets.length).toBeGreaterThan(3);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(offsets.at(-1)).toBeGreaterThan(1000);
});

test("[CNPJ-02] a server that stalls is left and asked again", async () => {
  share.behave({ stallAfter: 2000 });
  const loading = load({ stallMs: 1000 });
  await vi.waitFor(() => expect(hasResumed()).toBe(true), timeLimit(30_000));
  share.behave({});
  expect(await loading).toMatchObject({ status: "loaded", rows: september.kept.length });
});

test("[CNPJ-02] a server that ignores ranges sends the file anew; one that sends another range is refused", async () => {
  share.behave({ cutAfter: 2000, wrongRange: true });
  await expect(load()).rejects.toThrow("Content-Range");
  share.behave({ cutAfter: 2000 });
  const loading = load();
  await vi.waitFor(() => expect(hasResumed()).toBe(true), timeLimit(30_000));
  share.behave({ ignoreRange: true });
  expect(await loading).toMatchObject({ status: "loaded", rows: september.kept.length });
  expect(await cargas()).toEqual([
    { mes: "2026-09", estado: "interrompida", motivo: "ShareError" },
    trocada("2026-09"),
  ]);
});

test("[CNPJ-02] a share that refuses the token is recorded as a failed load until it answers again, also without a new month", async () => {
  await load();
  const refused = { ...source(), share: createReceitaShare({ url: share.url, token: "antigo", stallMs: 20_000 }) };
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(loadFarmacias({ pool: resources.pool, source: refused })).rejects.toThrow("answered 401");
    expect(await cargas()).toEqual([trocada("2026-09"), { mes: null, estado: "interrompida", motivo: "ShareError" }]);
  }
  expect(await load()).toEqual({ status: "current", month: "2026-09" });
  expect(await cargas()).toEqual([trocada("2026-09")]);
});

test("[CNPJ-02] a zip whose content was damaged on the way changes nothing and is downloaded again", async () => {
  const file = join(shared, "2026-09/Empresas4.zip");
  const bytes = readFileSync(file);
  const damaged = Buffer.from(bytes);
  // Within the packed rows, behind the header of 30 bytes and the name.
  damaged[120] = (damaged[120] ?? 0) ^ 0xff;
  writeFileSync(file, damaged);
  await expect(load()).rejects.toThrow("a zip is broken");
  expect(await stored()).toEqual([]);
  expect(readdirSync(join(work, "2026-09"))).not.toContain("Empresas4.zip");
  writeFileSync(file, bytes);
  const before = share.requests.length;
  expect(await load()).toMatchObject({ status: "loaded", rows: september.kept.length });
  expect(share.requests.slice(before).map(({ path }) => path)).toEqual(["2026-09/Empresas4.zip"]);
});

test("[CNPJ-02] a file with another number of columns, without rows or unreadable is refused and the old rows stay", async () => {
  await load();
  publishOctober();
  const spoil = async (name: string, lines: string[]) => {
    writeZip(join(shared, "2026-10", name), "X", lines);
    const result = await load();
    cpSync(join(originals, "2026-10", name), join(shared, "2026-10", name));
    return result;
  };
  const refused = { status: "refused", month: "2026-10" };
  const drifted = toRow(Array.from({ length: 31 }, () => "12345678"));
  expect(await spoil("Estabelecimentos3.zip", [drifted])).toEqual({
    ...refused,
    reason: "Estabelecimentos3.zip começa com 31 colunas em outro formato, e não com as 30 do leiaute",
  });
  expect(await spoil("Simples.zip", ['"12345678";"S"'])).toMatchObject(refused);
  expect(await spoil("Empresas0.zip", [])).toEqual({ ...refused, reason: "Empresas0.zip está vazio" });
  const moved = toRow(Array.from({ length: 30 }, (_, column) => (column === 0 ? "12345678" : "4771701")));
  expect(await spoil("Estabelecimentos1.zip", Array(20).fill(moved))).toMatchObject(refused);
  expect((await stored()).sort()).toEqual(september.kept.toSorted());
  expect((await cargas()).map(({ estado }) => estado)).toEqual(["trocada", ...Array(4).fill("recusada")]);
  expect(await load()).toMatchObject({ status: "loaded", month: "2026-10" });
});

test("[CNPJ-02] a register with over 10 % fewer or more pharmacies is refused unless a person accepts it", async () => {
  await load();
  const pool = resources.pool;
  for (const companies of [230, 370]) {
    const other = writeRegister({ folder: home, month: "2026-10", ...INVENTED, companies });
    const local = { folder: other.folder, month: "2026-10" };
    expect(await loadFarmacias({ pool, source: local })).toEqual({
      status: "refused",
      month: "2026-10",
      reason: `${other.kept.length} farmácias, ${september.kept.length} na carga anterior: a diferença passa de 10 %`,
    });
    expect(await stored()).toHaveLength(september.kept.length);
    if (companies === 230) continue;
    expect(await loadFarmacias({ pool, source: local, anySize: true })).toMatchObject({ status: "loaded" });
    expect((await stored()).sort()).toEqual(other.kept.toSorted());
    expect(existsSync(join(other.folder, "Simples.zip"))).toBe(true);
  }
});

test("[CNPJ-02] without towns nothing is downloaded and the load is refused", async () => {
  await resources.pool.query("create table towns as table privado.municipios; truncate privado.municipios");
  try {
    const reason = "privado.municipios está vazia: npm run receita -- municipios";
    expect(await load()).toEqual({ status: "refused", month: "2026-09", reason });
    expect(await cargas()).toEqual([{ mes: "2026-09", estado: "recusada", motivo: reason }]);
    expect(share.requests.filter(({ path }) => path.endsWith(".zip"))).toEqual([]);
  } finally {
    await resources.pool.query("insert into privado.municipios table towns; drop table towns");
  }
});

test("[CNPJ-02] a month without all of its files, or a share without a month, is left alone", async () => {
  rmSync(join(shared, "2026-09/Empresas7.zip"));
  expect(await load()).toEqual({ status: "incomplete", month: "2026-09" });
  rmSync(join(shared, "2026-09"), { recursive: true });
  expect(await load()).toEqual({ status: "empty" });
  expect(await cargas()).toEqual([]);
});

test("[CNPJ-02] a download that does not fit on the disk is not begun", async () => {
  const files = [{ name: "Simples.zip", size: 2 ** 52 }];
  const { share: opened } = source();
  const download = downloadMonth({ share: opened, month: "2026-09", files, workFolder: work, retryMs: 1 });
  await expect(download).rejects.toThrow("do not fit on the disk");
  expect(share.requests).toEqual([]);
});

test("[CNPJ-02] of two loads at once one ends without doing anything", async () => {
  const results = await Promise.all([load(), load()]);
  expect(results.map(({ status }) => status).sort()).toEqual(["busy", "loaded"]);
  expect(await cargas()).toEqual([trocada("2026-09")]);
});

test("[CNPJ-02] look-ups during a swap are not blocked and see exactly one month", async () => {
  await load();
  publishOctober();
  const seen: string[] = [];
  const reader = await resources.pool.connect();
  const read = async () => {
    const { rows: found } = await reader.query(`select array_agg(distinct bairro) as bairros, count(*)::int,
      (select to_char(mes, 'YYYY-MM') from privado.farmacias_cargas where estado = 'trocada' order by id desc limit 1) as mes
      from privado.farmacias`);
    seen.push(JSON.stringify(found[0]));
  };
  let loading = true;
  const loaded = load().finally(() => {
    loading = false;
  });
  while (loading) await read();
  expect(await loaded).toMatchObject({ status: "loaded", month: "2026-10" });
  await read();
  reader.release();
  const count = september.kept.length;
  const [before, after] = [
    JSON.stringify({ bairros: ["CENTRO"], count, mes: "2026-09" }),
    JSON.stringify({ bairros: ["VILA NOVA"], count, mes: "2026-10" }),
  ];
  expect([...new Set(seen)]).toEqual([before, after]);
});

test("[CNPJ-02] the weekly job starts a load where a share is configured, and does nothing elsewhere", async () => {
  const startReceita = vi.fn();
  await carregarFarmacias.perform({}, { startReceita });
  expect(startReceita).toHaveBeenCalledOnce();
  await carregarFarmacias.perform({}, {});
});
