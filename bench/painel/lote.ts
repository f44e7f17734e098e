import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { cpuSeconds } from "../support/cpu-seconds.ts";
import { newLead } from "../support/send-lead.ts";
import { median, round, spread } from "../support/statistics.ts";
import { callAsMembro } from "./reads.ts";

const ROUNDS = 9;
const PEOPLE = 1000;
const INDEXES = ["pessoas_recentes", "pessoas_campanha", "pessoas_lugar", "pessoas_com_passo", "pessoas_filtro"];

/** One command for 1,000 people and its undo, each with its commit. */
export async function measureLote(sql: Sql) {
  await sql`update privado.pessoas set campanha = 'bench-lote' where id in (
    select id from privado.pessoas where principal_id is null and not suspeita and prazo is null and estado = 'folha' limit ${PEOPLE})`;
  const times: Record<"change" | "undo", number[]> = { change: [], undo: [] };
  const cpu: Record<"change" | "undo", number[]> = { change: [], undo: [] };
  const [{ pid = 0 } = {}] = await sql`select pg_backend_pid() as pid`;
  for (let index = 0; index < ROUNDS; index++) {
    const comando = randomUUID();
    const [{ mudanca = 0 } = {}] = await sql`select coalesce(max(mudanca), 0)::int as mudanca from privado.novidades`;
    const filtro = { campanhas: ["bench-lote"] };
    const acao = { tipo: "passo", passo: { texto: `Ligar ${index}`, em: "2026-12-01T12:00:00Z" } };
    const [start, cpuStart] = [performance.now(), cpuSeconds(pid)];
    const { saida } = await callAsMembro(sql, "em_lote", { comando, filtro, mudanca, acao });
    if (saida.feitas !== PEOPLE) throw new Error(`em_lote: ${JSON.stringify(saida)}`);
    const [done, cpuDone] = [performance.now(), cpuSeconds(pid)];
    await callAsMembro(sql, "desfazer", { comando });
    times.change.push(done - start);
    times.undo.push(performance.now() - done);
    cpu.change.push(1000 * (cpuDone - cpuStart));
    cpu.undo.push(1000 * (cpuSeconds(pid) - cpuDone));
  }
  const of = (kind: "change" | "undo") => ({ ...spread(times[kind]), cpu: round(median(cpu[kind])) });
  return { people: PEOPLE, change: of("change"), undo: of("undo") };
}

/**
 * Processor time that the indexes of the filters add to the projection of a new lead. Each round projects the same number
 * of leads with and without them in a transaction that is rolled back, so that dropping them costs nothing.
 */
export async function measureFilterIndexes(sql: Sql, leads = 400) {
  const micros: Record<"with" | "without", number[]> = { with: [], without: [] };
  for (let index = 0; index < ROUNDS * 2; index++) {
    const kind = index % 2 === 0 ? "with" : "without";
    micros[kind].push((1e6 * (await project(sql, leads, kind === "without"))) / leads);
  }
  const [withIndexes, without] = [median(micros.with), median(micros.without)];
  return { microsPerLead: { with: round(withIndexes), without: round(without), added: round(withIndexes - without) } };
}

class Undo extends Error {}

async function project(sql: Sql, leads: number, dropped: boolean): Promise<number> {
  let seconds = 0;
  const work = sql.begin(async (transaction) => {
    if (dropped) await transaction.unsafe(`drop index ${INDEXES.map((name) => `privado.${name}`).join(", ")}`);
    const rows = Array.from({ length: leads }, () => newLead());
    await transaction`insert into public.leadlive ${transaction(rows.map((row) => ({ ...row, origem: transaction.json(row.origem) })) as never)}`;
    const [{ pid = 0 } = {}] = await transaction`select pg_backend_pid() as pid`;
    const before = cpuSeconds(pid);
    await transaction`select privado.projetar('leadlive', id) from unnest(${rows.map(({ id }) => id)}::uuid[]) as id`;
    // What the index keeps for later is part of its price.
    if (!dropped) await transaction`select gin_clean_pending_list('privado.pessoas_filtro')`;
    seconds = cpuSeconds(pid) - before;
    throw new Undo();
  });
  await work.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return seconds;
}
