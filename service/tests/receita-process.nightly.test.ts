import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ReceitaShareFake, startReceitaShare } from "../../scripts/fakes/receita-share.ts";
import { TOWNS } from "../../scripts/receita/invented-empresa.ts";
import { writeRegister } from "../../scripts/receita/write-register.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { loadFarmacias } from "../src/receita/load-farmacias.ts";
import { startReceitaProcess } from "../src/receita/start-receita-process.ts";
import { useJobResources } from "./job-resources.ts";

const resources = useJobResources();
const home = mkdtempSync(join(tmpdir(), "eden-receita-test-"));
const work = join(home, "work");
const INVENTED = { folder: join(home, "share"), seed: 11, pharmacies: 0.5, companies: 200 };
const WAIT = { timeout: timeLimit(40_000), interval: 50 };
let share: ReceitaShareFake;
let september: ReturnType<typeof writeRegister>;
let running: ChildProcess | undefined;

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  // Documents of other towns would only take time.
  await resources.pool.query("delete from privado.municipios where tom <> all($1)", [TOWNS.map(([tom]) => tom)]);
  september = writeRegister({ ...INVENTED, month: "2026-09" });
  share = await startReceitaShare({ folder: INVENTED.folder, token: "token-publico" });
});
afterAll(async () => {
  running?.kill("SIGKILL");
  await share?.stop();
  rmSync(home, { recursive: true, force: true });
});

const environment = () => ({
  DATABASE_URL: resources.database.databaseUrl,
  ...{ RECEITA_URL: share.url, RECEITA_TOKEN: "token-publico", RECEITA_FOLDER: work },
});

function start(...args: string[]) {
  const child = spawn(process.execPath, ["src/receita.ts", ...args], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, ...environment() },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = once(child, "close").then(([code]) => ({ code, output }));
  return { ended, kill: () => void child.kill("SIGKILL") };
}

const query = async (statement: string) => (await resources.pool.query(statement)).rows;
const stored = async () => (await query("select cnpj from privado.farmacias order by cnpj")).map(({ cnpj }) => cnpj);
/** Locks of a load that has not ended. */
const locked = () =>
  query(`select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
const loadSeptember = async () => {
  await resources.pool.query("truncate privado.farmacias, privado.farmacias_cargas");
  await loadFarmacias({ pool: resources.pool, source: { folder: september.folder, month: "2026-09" } });
};
const estados = async () =>
  (await query("select estado from privado.farmacias_cargas order by id")).map(({ estado }) => estado);

test("[CNPJ-02] a command killed during the download is continued by the next one", async () => {
  share.behave({ stallAfter: 100 });
  const first = start();
  const parts = () =>
    readdirSync(join(work, "2026-09")).filter((name) => statSync(join(work, "2026-09", name)).size > 0);
  await vi.waitFor(() => expect(parts().filter((name) => name.endsWith(".part"))).toHaveLength(2), WAIT);
  first.kill();
  await first.ended;
  await vi.waitFor(async () => expect(await locked()).toEqual([]), WAIT);
  share.behave({});
  const second = await start().ended;
  expect(second).toMatchObject({ code: 0, output: expect.stringContaining('"status":"loaded"') });
  expect(share.requests.filter(({ range }) => range !== "bytes=0-")).toHaveLength(2);
  expect(await estados()).toEqual(["interrompida", "trocada"]);
  expect(await stored()).toEqual(september.kept.toSorted());
});

test("[CNPJ-02] the process that the weekly job starts loads the newest month", async () => {
  await resources.pool.query("truncate privado.farmacias, privado.farmacias_cargas");
  for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value);
  startReceitaProcess();
  await vi.waitFor(async () => expect(await estados()).toEqual(["trocada"]), WAIT);
  expect(await stored()).toEqual(september.kept.toSorted());
  await vi.waitFor(async () => expect(await locked()).toEqual([]), WAIT);
  vi.unstubAllEnvs();
});

test("[CNPJ-02, PRACA-24] a command killed during the swap leaves the old rows and praças, and the next one finishes", async () => {
  await loadSeptember();
  // A reader that holds the table keeps the swap waiting at its first statement.
  const october = writeRegister({ ...INVENTED, month: "2026-10", companies: 205 });
  const holder = await resources.pool.connect();
  await holder.query("begin");
  await holder.query("lock table privado.farmacias in share mode");
  const third = start();
  const waiting = () =>
    query(`select from pg_locks where not granted and relation = 'privado.farmacias'::regclass
      and mode = 'RowExclusiveLock'`);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), WAIT);
  third.kill();
  await third.ended;
  await holder.query("rollback");
  holder.release();
  await vi.waitFor(async () => expect(await locked()).toEqual([]), WAIT);
  expect(await stored()).toEqual(september.kept.toSorted());
  expect(await query("select distinct to_char(mes, 'YYYY-MM') as mes from privado.pracas")).toEqual([
    { mes: "2026-09" },
  ]);
  expect(await estados()).toEqual(["trocada", "em_andamento"]);

  const requests = share.requests.length;
  expect(await start().ended).toMatchObject({ code: 0 });
  expect(share.requests).toHaveLength(requests);
  expect(await stored()).toEqual(october.kept.toSorted());
  expect(await estados()).toEqual(["trocada", "interrompida", "trocada"]);
});

test("[CNPJ-02] the command loads a local folder, reports a refusal by its exit code, and logs no data", async () => {
  await loadSeptember();
  const small = writeRegister({ ...INVENTED, folder: home, month: "2026-11", companies: 60 });
  const refused = await start("--folder", small.folder).ended;
  expect(refused).toMatchObject({ code: 2, output: expect.stringContaining("a diferença passa de 10 %") });
  const accepted = await start("--folder", small.folder, "--any-size").ended;
  expect(accepted).toMatchObject({ code: 0, output: expect.stringContaining('"month":"2026-11"') });
  expect(await stored()).toEqual(small.kept.toSorted());
  for (const { output } of [refused, accepted]) expect(output).not.toMatch(/FARMACIA|COMERCIO|\d{8}/);
  expect(await start("--folder", home).ended).toMatchObject({ code: 1, output: expect.stringContaining("--month") });
});
