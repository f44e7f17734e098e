import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { cpuSeconds } from "./support/cpu-seconds.ts";
import { machineFacts, writeResults } from "./support/results.ts";
import { createKinds, KINDS, type Kind } from "./support/send-kinds.ts";
import { quantile, round, trendOf } from "./support/statistics.ts";
import { startWholeStack } from "./support/whole-stack.ts";

/**
 * Ordinary work for two hours without any fault, at more than ten times the expected load: memory, connections and file
 * handles must stay flat. `npm run bench -- soak --minutes 120`; every sample is written to .local/bench/soak.json with
 * the verdict so far, and SIGTERM ends it early with a verdict. Needs Dovecot.
 */
const { values } = parseArgs({ options: { minutes: { type: "string", default: "120" } } });
const minutes = Number(values.minutes);
const WARM_UP_MINUTES = Math.min(15, minutes / 4);
const SAMPLE_MS = minutes < 15 ? 5000 : 30_000;
const MEMBERS = 15;
const POLL_MS = 2500;
/** A member looks at the list at every fourth poll. */
const LIST_EVERY = 4;
/** Seconds between two rows. A quiet day brings tens of forms, so ten times that is one in a few minutes. */
const EVERY_SECONDS: Record<Kind, number> = {
  leads: 0.5,
  signUps: 30,
  orders: 20,
  notes: 10,
  contacts: 30,
  newPeople: 60,
  messages: 30,
  replies: 10,
  bulk: 120,
};
/** Growth after the warm-up, by the straight line through the samples: a share of the median, or a number. */
const MAY_GROW = { rss: 0.1, count: 3 };

const facts = machineFacts();
const stack = await startWholeStack({ members: MEMBERS, pessoas: 50 });
const { service, gateway, sql, cookies } = stack;
const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort());
const stopped = AbortSignal.any([ending.signal, AbortSignal.timeout(minutes * 60_000)]);
const started = performance.now();
const pids = { service: service.pid(), gateway: gateway.pid() };

const acknowledged = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
const failures: string[] = [];
/** Of the current interval. */
let durations: Record<"lead" | "poll", number[]> = { lead: [], poll: [] };
const samples: Awaited<ReturnType<typeof sample>>[] = [];

await Promise.all([...KINDS.map(keepSending), ...cookies.map(poll), watch()]);
const left = await settle();
const [stored] = await sql`select (select count(*)::int from public.leadlive) as leads,
  (select count(*)::int from privado.entradas where tabela = 'leadlive') as "leadsInInbox",
  (select count(*)::int from public.pedidos where situacao = 'pago') as "ordersPaid",
  (select count(*)::int from privado.historico where tipo = 'nota') as notes,
  (select count(*)::int from privado.emails_recebidos) as replies,
  (select count(*)::int from privado.emails_enviados) as mails`;
const delivered = [...stack.mail.accepted.values()].reduce((total, times) => total + times, 0);
const end = { stored, delivered, left };
write({ finished: true, end });
console.log(judge(), acknowledged, end);
await stack.stop();
const { tooMuch } = judge();
if (tooMuch.length + failures.length + left > 0) process.exitCode = 1;

/** Sends rows of one kind at an even pace. One that fails is not sent again: nothing fails here. */
async function keepSending(kind: Kind): Promise<void> {
  const make = createKinds(stack)[kind];
  const underWay = new Set<Promise<void>>();
  for (let next = performance.now(); await waits(next - performance.now()); next += EVERY_SECONDS[kind] * 1000) {
    const begin = performance.now();
    const sent = make()
      .send()
      .then(() => {
        acknowledged[kind] += 1;
        if (kind === "leads") durations.lead.push(performance.now() - begin);
      })
      .catch((error: Error) => void failures.push(`${kind}: ${error.message}`))
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
  }
  await Promise.all(underWay);
}

async function poll(cookie: string): Promise<void> {
  const origin = new URL(service.apiUrl).origin;
  const call = async (funcao: string, entrada: object): Promise<{ mudanca: number }> => {
    const response = await fetch(`${service.apiUrl}/painel/rpc/${funcao}`, {
      method: "POST",
      headers: { cookie, origin, "content-type": "application/json", "x-painel-uso": "1" },
      body: JSON.stringify(entrada),
    });
    if (!response.ok) throw new Error(`${funcao}: ${response.status}`);
    return (await response.json()) as { mudanca: number };
  };
  let mudanca = 0;
  // Panels are opened at different moments.
  await waits(Math.random() * POLL_MS * LIST_EVERY);
  for (let round = 0; await waits(POLL_MS); round += 1) {
    const begin = performance.now();
    try {
      const look = round % LIST_EVERY === 0;
      ({ mudanca } = await (look ? call("caixa", { vista: "esperando" }) : call("novidades", { desde: mudanca })));
      if (!look) durations.poll.push(performance.now() - begin);
    } catch (error) {
      failures.push(String(error));
    }
  }
}

async function watch(): Promise<void> {
  while (await waits(SAMPLE_MS)) {
    samples.push(await sample());
    write({ finished: false });
  }
}

async function sample() {
  const [row] = await sql<{ service: number; others: number }[]>`
    select count(*) filter (where application_name in ('service', 'correio'))::int as service,
      count(*) filter (where application_name not in ('service', 'correio'))::int as others
    from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`;
  const { lead, poll } = durations;
  durations = { lead: [], poll: [] };
  return {
    minute: round((performance.now() - started) / 60_000, 1),
    serviceRssMiB: rssMiB(pids.service),
    gatewayRssMiB: rssMiB(pids.gateway),
    serviceHandles: handles(pids.service),
    gatewayHandles: handles(pids.gateway),
    serviceConnections: row?.service ?? 0,
    otherConnections: row?.others ?? 0,
    leadP95Ms: round(quantile(lead, 0.95)),
    pollP95Ms: round(quantile(poll, 0.95)),
    cpuSeconds: round(cpuSeconds(pids.service) + cpuSeconds(pids.gateway) + cpuSeconds(process.pid)),
  };
}

function rssMiB(pid: number): number {
  const [, kib = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return round(Number(kib) / 1024, 1);
}

function handles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** What grew more than it may since the warm-up. */
function judge() {
  const warm = samples.filter(({ minute }) => minute >= WARM_UP_MINUTES);
  const grown = Object.fromEntries(
    (
      [
        "serviceRssMiB",
        "gatewayRssMiB",
        "serviceHandles",
        "gatewayHandles",
        "serviceConnections",
        "otherConnections",
      ] as const
    ).map((name) => {
      const { median, growth } = trendOf(warm.map((one) => [one.minute, one[name]]));
      const limit = name.endsWith("MiB") ? median * MAY_GROW.rss : MAY_GROW.count;
      return [name, { median: round(median, 1), growth: round(growth, 1), limit: round(limit, 1) }];
    }),
  );
  const tooMuch = Object.keys(grown).filter((name) => (grown[name]?.growth ?? 0) > (grown[name]?.limit ?? 0));
  return { samplesAfterWarmUp: warm.length, grown, tooMuch };
}

function write(more: object): void {
  const verdict = { ...judge(), failures: failures.length };
  const failed = failures.slice(0, 20);
  writeResults("soak", {
    ...facts,
    minutes,
    everySeconds: EVERY_SECONDS,
    members: MEMBERS,
    ...more,
    acknowledged,
    verdict,
    failed,
    samples,
  });
}

/** Jobs that are due and not done after two minutes. */
async function settle(): Promise<number> {
  for (let second = 0; ; second += 1) {
    const [row] = await sql<{ due: number }[]>`select (select count(*)::int from privado.saida)
      + (select count(*)::int from graphile_worker.jobs where run_at <= now()) as due`;
    if (!row?.due || second === 120) return row?.due ?? 0;
    await setTimeout(1000);
  }
}

/** False when stopped. */
async function waits(ms: number): Promise<boolean> {
  await setTimeout(Math.max(0, ms), undefined, { signal: stopped }).catch(() => undefined);
  return !stopped.aborted;
}
