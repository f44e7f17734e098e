import { setTimeout } from "node:timers/promises";
import type { Sql } from "postgres";
import { type InferOutput, parse } from "valibot";
import { CONTRATO, type Funcao } from "../../domain/painel/contrato.ts";
import type { Database } from "../../scripts/stack/database.ts";
import { membro, openSession } from "../support/membro.ts";
import type { Api } from "../support/send-lead.ts";
import { round, spread } from "../support/statistics.ts";
import { MEMBROS } from "./fill.ts";
import { type SentLead, sendLeads } from "./leads.ts";
import { startPainelService } from "./painel-service.ts";

const POLL_MS = 2000;
/** Without members, before and after; together half a minute of comparison. */
const ALONE_SECONDS = 15;

/** What a poll reported to a member: everything up to this change. */
type Poll = { at: number; mudanca: number };
type Times = Record<string, number[]>;

/**
 * 50 leads a second through the gateway, first without members, then while 15 of them poll, reload their list and open
 * people through the service, then without again.
 */
export async function measureMembers(sql: Sql, database: Database, minutes: number) {
  const cookies = await Promise.all(Array.from({ length: MEMBROS }, (_, index) => openSession(sql, membro(index + 1))));
  const painel = await startPainelService(database);
  try {
    return await compare(sql, painel.api, { painelUrl: painel.url, cookies, minutes });
  } finally {
    await painel.stop();
  }
}

interface Panels {
  painelUrl: string;
  cookies: string[];
  minutes: number;
}

async function compare(sql: Sql, api: Api, { painelUrl, cookies, minutes }: Panels) {
  await queueIsEmpty(sql);
  const before = await sendLeads(ALONE_SECONDS, api);
  const times: Times = {};
  const polls: Poll[][] = cookies.map(() => []);
  const errors: string[] = [];
  const end = AbortSignal.timeout(minutes * 60_000);
  const [during] = await Promise.all([
    sendLeads(minutes * 60, api),
    ...cookies.map((cookie, index) =>
      work(end, { url: painelUrl, cookie }, times, polls[index] ?? []).catch((error: Error) =>
        errors.push(error.message),
      ),
    ),
  ]);
  const after = await sendLeads(ALONE_SECONDS, api);
  const alone = [...before.sent, ...after.sent].map(({ ms }) => ms);
  const busy = during.sent.map(({ ms }) => ms);
  const delays = await seenAfter(sql, during.sent, polls);
  return {
    requests: Object.entries(times).map(([name, all]) => ({ name, requests: all.length, ...spread(all) })),
    leads: {
      sent: during.sent.length,
      alone: { perSecond: round((before.perSecond + after.perSecond) / 2, 1), ...spread(alone) },
      withMembers: { perSecond: round(during.perSecond, 1), ...spread(busy) },
      rateShare: round((2 * during.perSecond) / (before.perSecond + after.perSecond), 3),
    },
    seenSeconds: { leads: delays.length, ...spread(delays.map((ms) => ms / 1000)) },
    errors: [...errors, ...before.errors, ...during.errors, ...after.errors],
  };
}

const QUEUE_LIMIT_MS = 15 * 60_000;

/** What the measurements before left in the queue is not part of this one. */
async function queueIsEmpty(sql: Sql): Promise<void> {
  const waiting = async () => {
    const [row] = await sql`select (select count(*)::int from privado.saida where executar_em <= now()) +
      (select count(*)::int from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as jobs`;
    return Number(row?.jobs);
  };
  const end = Date.now() + QUEUE_LIMIT_MS;
  while ((await waiting()) > 0) {
    if (Date.now() > end) throw new Error("Jobs are still waiting after 15 minutes: see graphile_worker.jobs");
    await setTimeout(500);
  }
}

/** For each lead, how long after its acknowledgement the slowest member saw it. Leads of the last polls are left out. */
async function seenAfter(sql: Sql, sent: SentLead[], polls: Poll[][]): Promise<number[]> {
  const rows = await sql<{ id: string; mudanca: string }[]>`
    select e.id, min(n.mudanca) as mudanca from privado.entradas as e join privado.novidades as n on n.pessoa_id = e.pessoa_id
    where e.id = any (${sent.map(({ id }) => id)}::uuid[]) group by e.id`;
  const changeOf = new Map(rows.map(({ id, mudanca }) => [id, Number(mudanca)]));
  const last = Math.min(...polls.map((told) => told.at(-1)?.at ?? 0));
  return sent
    .filter(({ at }) => at < last - 2 * POLL_MS)
    .map(({ id, at }) => {
      const change = changeOf.get(id) ?? Number.POSITIVE_INFINITY;
      const told = polls.map((all) => all.find(({ mudanca }) => mudanca >= change)?.at ?? Number.POSITIVE_INFINITY);
      return Math.max(0, Math.max(...told) - at);
    });
}

/** Polls; reloads the list when there is news and opens the first person of it. */
async function work(
  end: AbortSignal,
  { url, cookie }: { url: string; cookie: string },
  times: Times,
  polls: Poll[],
): Promise<void> {
  const call = async <F extends Funcao>(funcao: F, entrada: object) => {
    const before = performance.now();
    const response = await fetch(`${url}/api/painel/rpc/${funcao}`, {
      method: "POST",
      headers: { cookie, origin: url, "content-type": "application/json" },
      body: JSON.stringify(entrada),
    });
    if (!response.ok) throw new Error(`${funcao}: ${response.status} ${await response.text()}`);
    const body = parse(CONTRATO[funcao].saida, await response.json());
    times[funcao] ??= [];
    times[funcao].push(performance.now() - before);
    return body as InferOutput<(typeof CONTRATO)[F]["saida"]>;
  };
  let { mudanca } = await call("caixa", { vista: "esperando" });
  // Panels are opened at different moments.
  await setTimeout(Math.random() * POLL_MS);
  while (!end.aborted) {
    const news = await call("novidades", { desde: mudanca });
    polls.push({ at: performance.now(), mudanca: news.mudanca });
    if (news.novas > 0) {
      const list = await call("caixa", { vista: "esperando" });
      await call("contadores", {});
      mudanca = list.mudanca;
      if (list.pessoas[0]) await call("pessoa", { id: list.pessoas[0].id });
    }
    await setTimeout(POLL_MS);
  }
}
