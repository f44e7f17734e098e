import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { fillPessoas, membro } from "./painel/fill.ts";
import { openSession, startPainelService } from "./painel/painel-service.ts";
import { startDurableDatabase } from "./support/durable-database.ts";
import { residentMemory } from "./support/resident-memory.ts";
import { machineFacts, writeResults } from "./support/results.ts";
import { round } from "./support/statistics.ts";

/**
 * Exports a list of 100,000 people and samples the memory of the service: three times to a fast reader, to one that pauses while it
 * reads, and to one that leaves. `npm run bench -- export --people 5000` is a short run.
 */
const { values } = parseArgs({ options: { people: { type: "string", default: "100000" } } });
const people = Number(values.people);
/** How long the slow reader waits before each mebibyte. */
const PAUSE_MS = 500;
const SAMPLE_MS = 50;

const facts = machineFacts();
const database = await startDurableDatabase();
const sql = postgres(database.databaseUrl, { max: 1, onnotice: () => undefined });
try {
  // Some of the filled people are suspicious and not in the list.
  await fillPessoas(sql, Math.ceil(people * 1.03));
  const painel = await startPainelService(database);
  try {
    const cookie = await openSession(sql, membro(1));
    const download = () =>
      fetch(`${painel.url}/api/painel/exportar/caixa.csv?vista=todas`, {
        headers: { cookie, "sec-fetch-site": "same-origin" },
      });
    // The first one loads and compiles code.
    await read(await download(), 0);
    const runs = [];
    for (const [name, pause] of [
      ["fast", 0],
      ["fast again", 0],
      ["fast a third time", 0],
      ["slow", PAUSE_MS],
      ["leaves", null],
    ] as const) {
      await setTimeout(2000);
      runs.push({ name, ...(await sampled(painel.pid, async () => read(await download(), pause))) });
    }
    const [{ quantas } = {}] = await sql`select detalhe -> 'quantas' as quantas from privado.registro_de_acessos
      where acao = 'exportou' order by id desc limit 1`;
    console.table(runs);
    writeResults("export", { ...facts, people: quantas, runs });
  } finally {
    await painel.stop();
  }
} finally {
  await sql.end();
  await database.stop();
}

/** Reads the file and counts its lines; `pause` null leaves after the first chunk. */
async function read(response: Response, pause: number | null): Promise<{ lines: number; mebibytes: number }> {
  if (!response.ok || !response.body) throw new Error(`the export was answered ${response.status}`);
  let [lines, bytes, paused] = [0, 0, 0];
  for await (const chunk of response.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 0x0a) lines += 1;
    if (pause === null) break;
    if (pause > 0 && bytes - paused > 2 ** 20) {
      paused = bytes;
      await setTimeout(pause);
    }
  }
  return { lines, mebibytes: round(bytes / 2 ** 20, 1) };
}

/** Resident memory of the process before, at its highest during and two seconds after the work, in MiB. */
async function sampled<Result extends object>(pid: number, work: () => Promise<Result>) {
  const before = residentMemory(pid);
  let peak = before;
  const sampler = setInterval(() => {
    peak = Math.max(peak, residentMemory(pid));
  }, SAMPLE_MS);
  const started = performance.now();
  try {
    const result = await work();
    const seconds = round((performance.now() - started) / 1000, 1);
    await setTimeout(2000);
    return { ...result, seconds, before, peak, after: residentMemory(pid) };
  } finally {
    clearInterval(sampler);
  }
}
