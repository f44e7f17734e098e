import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import postgres, { type Sql } from "postgres";
import { startDurableDatabase } from "../support/durable-database.ts";
import { machineFacts, writeResults } from "../support/results.ts";
import { median, quantile, round, shuffled } from "../support/statistics.ts";
import { databaseOfCommit } from "./database-of-commit.ts";
import { clearVariants, createVariants, insertStatement, VARIANTS } from "./variants.ts";

/**
 * Measures the CPU time of the database per lead, layer by layer, with the current migrations and with those of other
 * commits, on one server: `npm run bench -- layers --before 48fda95,8b827ef`. Each version and layer has one connection.
 * They take turns in random order with few inserts each, so other load on the machine affects all of them. Linux only.
 */
const { values } = parseArgs({
  options: {
    before: { type: "string", default: "" },
    rounds: { type: "string", default: "75" },
    inserts: { type: "string", default: "40" },
  },
});
const rounds = Number(values.rounds);
const inserts = Number(values.inserts);
const SECRET = randomBytes(32).toString("hex");

type Headers = (n: number) => Record<string, string>;
const ipv4: Headers = (n) => ({ "cf-connecting-ip": `198.18.${n >> 8}.${n & 255}` });
const ipv6: Headers = (n) => ({ "cf-connecting-ip": `2001:db8:${n.toString(16)}:1::1` });
/** What a browser sends and what nginx and the hosted API add. */
const proxied: Headers = (n) => ({
  accept: "*/*",
  "accept-encoding": "gzip, br",
  "accept-language": "pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7",
  "cf-connecting-ip": "198.51.100.1",
  "content-profile": "public",
  "content-type": "application/json",
  host: "projeto.exemplo.com.br",
  origin: "https://site.exemplo.com.br",
  prefer: "return=minimal",
  referer: "https://site.exemplo.com.br/",
  "sec-ch-ua": '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
  "sec-ch-ua-mobile": "?1",
  "sec-fetch-mode": "cors",
  "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile",
  "x-eden-client": `2001:db8:${n.toString(16)}:1::1`,
  "x-eden-proxy": SECRET,
  "x-forwarded-for": `2001:db8:${n.toString(16)}:1::1, 198.51.100.1`,
});

type Layer = { name: string; table: string; role: string; headers: Headers };
const LAYERS: Layer[] = [
  ...VARIANTS.slice(0, 5).map(({ name, table, role }) => ({ name, table, role, headers: ipv4 })),
  { name: "lead, IPv6", table: "public.leadlive", role: "anon", headers: ipv6 },
  { name: "lead, IPv6 behind nginx", table: "public.leadlive", role: "anon", headers: proxied },
];

type Connection = { version: string; layer: Layer; sql: Sql; pid: number; us: number[] };
const facts = machineFacts();
const database = await startDurableDatabase();
const connections: Connection[] = [];
const owners: Sql[] = [];
try {
  await openVersion("now", database.databaseUrl);
  for (const commit of values.before.split(",").filter(Boolean)) {
    await openVersion(commit, await databaseOfCommit(commit, database.databaseUrl));
  }
  for (const connection of connections) await insertSome(connection);
  for (let index = 1; index <= rounds; index++) {
    for (const connection of shuffled(connections)) connection.us.push(await insertSome(connection));
    if (index % 15 === 0) await Promise.all(owners.map(clearVariants));
  }
  const layers = summary();
  writeResults("lead-layers", { ...facts, rounds, inserts, layers });
  console.table(layers);
} finally {
  await Promise.all([...owners, ...connections.map(({ sql }) => sql)].map((sql) => sql.end()));
  await database.stop();
}

async function openVersion(version: string, url: string): Promise<void> {
  const owner = postgres(url, { max: 1, onnotice: () => undefined });
  owners.push(owner);
  await createVariants(owner);
  await owner`insert into privado.chaves (nome, valor) values ('proxy', ${createHash("sha256").update(SECRET).digest()})`;
  for (const layer of LAYERS) {
    const sql = postgres(url, { max: 1, connection: { options: `-c role=${layer.role}` } });
    const [{ pid } = {}] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    connections.push({ version, layer, sql, pid: pid ?? 0, us: [] });
  }
}

/** CPU time of the connection per insert, in microseconds. */
async function insertSome({ sql, pid, layer }: Connection): Promise<number> {
  const statement = insertStatement(layer.table, "$1::integer", "$2");
  const before = processorUs(pid);
  for (let index = 0; index < inserts; index++) {
    const n = Math.floor(Math.random() * 65_536);
    await sql.unsafe(statement, [n, JSON.stringify(layer.headers(n))], { prepare: true });
  }
  return (processorUs(pid) - before) / inserts;
}

/** Time on a CPU, to the nanosecond: a tick of /proc/<pid>/stat is as long as twenty inserts. */
function processorUs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1000;
}

function summary() {
  return LAYERS.map(({ name }) => ({
    name,
    ...Object.fromEntries(
      connections
        .filter(({ layer }) => layer.name === name)
        .flatMap(({ version, us }) => [
          [version, round(median(us))],
          [`${version}, quartiles`, `${round(quantile(us, 0.25))}–${round(quantile(us, 0.75))}`],
        ]),
    ),
  }));
}
