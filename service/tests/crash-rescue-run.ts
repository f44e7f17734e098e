import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { DELIVERIES } from "../../scripts/fakes/asaas-events.ts";
import { type KillableService, startKillableService } from "../../scripts/stack/killable-service.ts";
import { type Mailbox, startMailbox } from "../../scripts/stack/mailbox.ts";
import { createPool } from "../src/gateways/pool.ts";
import { AGE_LOCKS } from "./crash-run.ts";
import { newCheckout } from "./running-service.ts";

interface RescueOptions {
  orders: number;
  kills: number;
}

/** What the buyer of an order does: pays before any message, after the first or the second, refuses, or never answers. */
const ENDS = ["pays", "pays_after_first", "pays_after_second", "stops", "nothing"] as const;
type End = (typeof ENDS)[number];
/** Kinds of messages that each of them must get, by the start of their subjects. */
const FIRST = "Seu pedido está esperando";
const EXPECTED: Record<End, number> = { pays: 0, pays_after_first: 1, pays_after_second: 2, stops: 1, nothing: 2 };

const PACE_MS = 2500;
const GIVE_UP_MS = 300_000;

/**
 * Takes unpaid orders through all their steps while the service is killed at random moments, then counts the messages.
 * The clock is moved by setting the time of the next step. Stops every process it started, also when it fails.
 */
export async function crashRescueRun({ orders, kills }: RescueOptions) {
  await using running = new AsyncDisposableStack();
  const mailbox = running.adopt(await startMailbox({}), (started) => started.stop());
  const service = running.adopt(await startKillableService(mailbox), (started) => started.stop());
  const pool = running.adopt(createPool(service.databaseUrl), (created) => created.end());
  await pool.query("update privado.limites set maximo = 100000");
  const retrying = new AbortController();
  running.defer(() => retrying.abort());
  void skipBackoff(pool, retrying.signal);
  const killing = killRepeatedly(service, pool, kills);
  const rescued = await Promise.all(
    Array.from({ length: orders }, async (_, index) => {
      await setTimeout(Math.random() * kills * PACE_MS);
      return rescue(index, { service, pool, mailbox });
    }),
  );
  await killing;
  await settle(pool);
  return await count(rescued, { pool, mailbox, kills });
}

interface Rescued {
  id: string;
  email: string;
  end: End;
  /** Messages about the payment that had arrived when the order was paid or refused; the rest came later. */
  before: number;
}

interface Needs {
  service: KillableService;
  pool: pg.Pool;
  mailbox: Mailbox;
}

async function rescue(index: number, needs: Needs): Promise<Rescued> {
  const { service, pool, mailbox } = needs;
  const end = ENDS[index % ENDS.length] ?? "nothing";
  const checkout = newCheckout({ plano: index % 2 ? "parcelado" : "avista" });
  const { id, email } = checkout;
  const received = () => rescueMails(mailbox, email).size;
  await insist(async () => {
    const response = await fetch(`${service.apiUrl}/checkout`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(checkout),
    });
    if (!response.ok) throw new Error(`checkout ${response.status}`);
  });
  for (let step = 0; step < EXPECTED[end]; step++) await runStep(id, received, step + 1, pool);
  if (end === "stops") await stop(email, needs);
  if (end.startsWith("pays")) await pay(id, index, needs);
  const before = received();
  // The steps that are left must send nothing more.
  for (let step = 0; step < 4; step++) await hurry(id, pool);
  return { id, email, end, before };
}

/** Makes the next step due until its message has arrived and the step after it is set. */
async function runStep(id: string, received: () => number, wanted: number, pool: pg.Pool): Promise<void> {
  const giveUp = Date.now() + GIVE_UP_MS;
  await hurry(id, pool);
  while (received() < wanted || !(await isDone(id, wanted, pool))) {
    if (Date.now() > giveUp) throw new Error(`message ${wanted} of ${id} is missing: ${await stateOf(id, pool)}`);
    await setTimeout(500);
  }
}

/** What is left of a step that did not end, without personal data. */
async function stateOf(id: string, pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(
    `select c.proxima_tipo, c.proxima_em, c.passos, p.situacao, now() as agora, (
      select json_agg(json_build_object('key', j.key, 'attempts', j.attempts, 'run_at', j.run_at, 'locked_at', j.locked_at))
      from graphile_worker.jobs as j where j.key = 'cobranca:' || p.id
    ) as jobs, (select count(*) from privado.saida) as saida
    from privado.cobrancas as c join public.pedidos as p on p.id = c.pedido_id where p.id = $1`,
    [id],
  );
  return JSON.stringify(rows[0]);
}

/** A failed job, for example while the machine is busy, is tried again at once instead of minutes later. */
async function skipBackoff(pool: pg.Pool, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    await pool
      .query(
        "update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null and run_at > now()",
      )
      .catch(() => undefined);
    await setTimeout(1000, undefined, { signal: stopped }).catch(() => undefined);
  }
}

async function isDone(id: string, wanted: number, pool: pg.Pool): Promise<boolean> {
  const { rows } = await insist(() =>
    pool.query("select cardinality(passos) >= $2 as done from privado.cobrancas where pedido_id = $1", [id, wanted]),
  );
  return rows[0]?.done === true;
}

async function hurry(id: string, pool: pg.Pool): Promise<void> {
  const statement = "update privado.cobrancas set proxima_em = now() where pedido_id = $1 and proxima_em is not null";
  await insist(() => pool.query(statement, [id]));
  await setTimeout(Math.random() * 1000);
}

async function pay(id: string, index: number, { service, pool }: Needs): Promise<void> {
  const session = service.asaas.sessionOf(id);
  if (!session) throw new Error("no session");
  service.asaas.pay(session, { delivery: DELIVERIES[index % 3] ?? "normal" });
  await insist(async () => {
    const { rows } = await pool.query("select situacao from public.pedidos where id = $1", [id]);
    if (rows[0]?.situacao !== "pago") throw new Error("not paid yet");
  });
}

async function stop(email: string, { service, mailbox }: Needs): Promise<void> {
  const mail = mailbox.messages().findLast(({ to, text }) => to.includes(email) && text.includes("/api/parar/"));
  const path = /\/api(\/parar\/[\w-]{43})/.exec(mail?.text ?? "")?.[1];
  await insist(async () => {
    const response = await fetch(`${service.apiUrl}${path}`, { method: "POST" });
    if (response.status !== 200) throw new Error(`stop ${response.status}`);
  });
}

/** Distinct messages about an unpaid order, by Message-ID. */
function rescueMails(mailbox: Mailbox, email: string): Set<string> {
  const about = mailbox.messages().filter(({ to, text }) => to.includes(email) && text.includes("/api/parar/"));
  return new Set(about.map(({ messageId }) => messageId));
}

async function killRepeatedly(service: KillableService, pool: pg.Pool, kills: number): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    await setTimeout(Math.random() * PACE_MS);
    await service.killService();
    // As if the kill were more than a minute ago: the jobs of the dead process are free again soon.
    await insist(() => pool.query(AGE_LOCKS));
  }
}

/** Tries again until it works: the service is down for moments, and a busy machine may refuse a connection. */
async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const giveUp = Date.now() + GIVE_UP_MS; ; ) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > giveUp) throw error;
      await setTimeout(300);
    }
  }
}

async function settle(pool: pg.Pool): Promise<void> {
  await insist(() => pool.query(AGE_LOCKS));
  await insist(async () => {
    const { rows } = await pool.query<{ due: number }>(
      `select (select count(*)::int from privado.saida) + (select count(*)::int from graphile_worker.jobs
        where run_at <= clock_timestamp() and attempts < max_attempts) as due`,
    );
    if (rows[0]?.due !== 0) throw new Error("not settled");
  });
}

async function count(
  rescued: Rescued[],
  { pool, mailbox, kills }: Pick<Needs, "pool" | "mailbox"> & { kills: number },
) {
  const about = mailbox.messages().filter(({ text }) => text.includes("/api/parar/"));
  const ids = new Set(about.map(({ messageId }) => messageId));
  const twice = rescued.filter(({ email }) => {
    const subjects = [...rescueMails(mailbox, email)].map(
      (id) => about.find(({ messageId }) => messageId === id)?.subject,
    );
    return new Set(subjects).size < subjects.length;
  });
  const sizeOf = ({ email }: Rescued) => rescueMails(mailbox, email).size;
  const { rows } = await pool.query<{ pagos: number; com_pessoa: number; nao_quer: number; failed: number }>(COUNTS);
  return {
    orders: rescued.length,
    serviceKills: kills,
    paid: rows[0]?.pagos,
    refused: rows[0]?.nao_quer,
    handedToAPerson: rows[0]?.com_pessoa,
    firstMessages: [...ids].filter((id) => about.find(({ messageId }) => messageId === id)?.subject.startsWith(FIRST))
      .length,
    messages: ids.size,
    sentAgainUnderTheSameId: about.length - ids.size,
    twiceUnderANewId: twice.length,
    afterPaymentOrRefusal: rescued.filter((one) => one.end !== "nothing" && sizeOf(one) > one.before).length,
    missing: rescued.filter((one) => sizeOf(one) < EXPECTED[one.end]).length,
    jobsFailed: rows[0]?.failed,
  };
}

const COUNTS = `select (select count(*)::int from public.pedidos where situacao = 'pago') as pagos,
  (select count(*)::int from privado.cobrancas where com_pessoa_desde is not null) as com_pessoa,
  (select count(*)::int from privado.cobrancas where encerrada_motivo = 'nao_quer') as nao_quer,
  (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts and key is not null) as failed`;
