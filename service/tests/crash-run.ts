import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { DELIVERIES } from "../../scripts/fakes/asaas-events.ts";
import { type KillableService, startKillableService } from "../../scripts/stack/killable-service.ts";
import { startMailbox } from "../../scripts/stack/mailbox.ts";
import { createPool } from "../src/gateways/pool.ts";
import { insertCadastro, newCheckout } from "./running-service.ts";

type CrashOptions = { orders: number; kills: number; killDatabase: boolean; hurryLocks?: boolean };

/** Maximum time between two kills. Meanwhile orders are created, paid and signed up. */
const PACE_MS = 2500;
const SETTLE_MS = 240_000;

/**
 * Creates sales while the service is killed at random moments, and the database once, then counts the results. Webhook
 * events arrive as the provider may send them: once, twice, out of order, and again after every failure. Stops every
 * process it started, also when it fails.
 */
export async function crashRun(options: CrashOptions) {
  await using running = new AsyncDisposableStack();
  const mailbox = running.adopt(await startMailbox({}), (started) => started.stop());
  const service = running.adopt(await startKillableService(mailbox), (started) => started.stop());
  const pool = running.adopt(createPool(service.databaseUrl), (created) => created.end());
  await pool.query("update privado.limites set maximo = 100000");
  const durable = (await pool.query<{ durable: boolean }>(DURABLE)).rows[0]?.durable;
  const sampling = new AbortController();
  running.defer(() => sampling.abort());
  const sampled = sample(pool, sampling.signal);
  const { ids, survivedDatabase } = await sellWhileKilling(options, service, pool);
  if (options.hurryLocks) await pool.query(AGE_LOCKS);
  const settledAfterMs = await settle(pool, options.orders);
  sampling.abort();
  const seen = await sampled;
  const { accountApi, asaas } = service;
  const paidMails = mailbox.messages().filter(({ subject }) => subject.startsWith("Pagamento confirmado"));
  const { rows } = await pool.query<Record<"pagos" | "ativas" | "replaced" | "failed", number>>(COUNTS);
  return {
    orders: options.orders,
    serviceKills: options.kills,
    databaseKills: options.killDatabase ? 1 : 0,
    durable,
    serviceSurvivedDatabase: survivedDatabase,
    paidOrders: rows[0]?.pagos,
    activeAccounts: rows[0]?.ativas,
    accountsAtTheApi: accountApi.accounts().size,
    accountCalls: accountApi.calls().length,
    ordersWithoutAccount: ids.filter((id) => !accountApi.accounts().has(id)).length,
    sessionsAtTheProvider: asaas.ledger.sessions.size,
    paymentMails: new Set(paidMails.map(({ messageId }) => messageId)).size,
    paymentMailsRepeated: paidMails.length - new Set(paidMails.map(({ messageId }) => messageId)).size,
    jobsReplaced: rows[0]?.replaced,
    jobsFailed: rows[0]?.failed,
    ...seen,
    settledAfterSeconds: Math.round(settledAfterMs / 1000),
  };
}

async function sellWhileKilling(
  { orders, kills, killDatabase }: CrashOptions,
  service: KillableService,
  pool: pg.Pool,
): Promise<{ ids: string[]; survivedDatabase: boolean | undefined }> {
  const purchases = Promise.all(
    Array.from({ length: orders }, async (_, index) => {
      await setTimeout(Math.random() * kills * PACE_MS);
      return purchase(service, pool, index);
    }),
  );
  // Awaited below. Until then a failure must not end the process, which would leave its children running.
  purchases.catch(() => undefined);
  let survivedDatabase: boolean | undefined;
  for (let kill = 1; kill <= kills; kill++) {
    await setTimeout(Math.random() * PACE_MS);
    await service.killService();
    if (killDatabase && kill === Math.ceil(kills / 2)) survivedDatabase = await service.killDatabase();
  }
  return { ids: await purchases, survivedDatabase };
}

/** Production settings: acknowledged data is on disk. */
export const DURABLE = `select current_setting('fsync') = 'on' and current_setting('synchronous_commit') = 'on'
  and current_setting('full_page_writes') = 'on' as durable`;
/** Adding a job again while it runs moves its key to the new job; the old one is not retried if it dies. */
const COUNTS = `select (select count(*)::int from public.pedidos where situacao = 'pago') as pagos,
  (select count(*)::int from public.cadastros_app where conta_situacao = 'ativa') as ativas,
  (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts and key is null) as replaced,
  (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts and key is not null) as failed`;
/** Simulates that the last kill was more than a minute ago. */
export const AGE_LOCKS = `update graphile_worker._private_jobs set locked_at = least(locked_at, now() - interval '75 seconds')
  where locked_at is not null`;

/** Returns paid orders whose account is neither open nor enqueued, and the oldest lock. Polled throughout the run. */
const FORGOTTEN = `select count(*)::int as n from public.pedidos p join public.cadastros_app c on c.pedido_id = p.id
  where p.situacao = 'pago' and c.conta_situacao = 'pendente' and not exists (select from graphile_worker.jobs j
    where j.key in ('conta:' || c.id, 'pedido:' || p.id || ':pago'))
  and not exists (select from privado.saida s where s.chave in ('conta:' || c.id, 'pedido:' || p.id || ':pago'))`;
const OLDEST_LOCK = `select coalesce(extract(epoch from max(now() - locked_at)), 0)::float as seconds
  from graphile_worker.jobs where locked_at is not null`;

async function sample(pool: pg.Pool, stopped: AbortSignal) {
  const seen = { samples: 0, paidWithoutJob: 0, oldestLockSeconds: 0 };
  while (!stopped.aborted) {
    try {
      const forgotten = (await pool.query(FORGOTTEN)).rows[0].n as number;
      const oldest = (await pool.query(OLDEST_LOCK)).rows[0].seconds as number;
      seen.samples += 1;
      seen.paidWithoutJob = Math.max(seen.paidWithoutJob, forgotten);
      seen.oldestLockSeconds = Math.max(seen.oldestLockSeconds, Math.round(oldest));
    } catch {
      // The database is down at the moment.
    }
    await setTimeout(250);
  }
  return seen;
}

/** Retries until answered, as the site does. Every second buyer signs up before paying. */
async function purchase({ apiUrl, asaas }: KillableService, pool: pg.Pool, index: number): Promise<string> {
  const checkout = newCheckout({ plano: index % 3 === 0 ? "parcelado" : "avista" });
  await insist(async () => {
    const body = JSON.stringify(checkout);
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${apiUrl}/checkout`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`checkout ${response.status}`);
  });
  const signUp = () => insist(() => insertCadastro({ pool }, checkout));
  if (index % 2 === 0) await signUp();
  const session = asaas.sessionOf(checkout.id);
  if (!session) throw new Error("no session");
  asaas.pay(session, { delivery: DELIVERIES[index % 3] ?? "normal" });
  if (index % 2 === 1) await signUp();
  return checkout.id;
}

async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const giveUp = Date.now() + 120_000; ; ) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > giveUp) throw error;
      await setTimeout(100);
    }
  }
}

async function settle(pool: pg.Pool, orders: number): Promise<number> {
  const start = Date.now();
  while (Date.now() - start < SETTLE_MS) {
    const { rows } = await pool.query<{ ativas: number; due: number }>(
      `select (select count(*)::int from public.cadastros_app where conta_situacao = 'ativa') as ativas,
        (select count(*)::int from privado.saida)
        + (select count(*)::int from graphile_worker.jobs where run_at <= clock_timestamp() and attempts < max_attempts) as due`,
    );
    if (rows[0]?.ativas === orders && rows[0].due === 0) break;
    await setTimeout(500);
  }
  return Date.now() - start;
}
