import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { type RunningService, startService } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { type SilentSmtp, startSilentSmtp } from "./silent-smtp.ts";

let silent: SilentSmtp;
const service = {} as RunningService;

beforeAll(async () => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  silent = await startSilentSmtp("greets");
  Object.assign(service, await startService(silent));
});
afterAll(async () => {
  await silent?.stop();
  await service.stop?.();
});

const { buy, situacaoOf } = watch(service);
const LEADS = `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
  select id, 'Ana Souza', 'ana.' || id || '@exemplo.com.br', '11987654321', 'livro', '2026-11', 20000
  from unnest($1::uuid[]) as lead (id)`;
const IN_TRANSACTION = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and application_name = 'service' and state like 'idle in transaction%'`;

const LEADS_LOCKED = `select from graphile_worker.jobs where task_identifier = 'lead_recebido' and locked_at is not null`;
/** Four under way and four fetched ahead. The others are free for another instance. */
const MOST_LOCKED = 8;

async function payWithin15Seconds(): Promise<void> {
  const { checkout, session } = await buy();
  service.asaas.pay(session);
  await vi.waitFor(async () => expect(await situacaoOf(checkout.id)).toBe("pago"), {
    timeout: timeLimit(60_000),
    interval: 50,
  });
}

test("[SEC-M2] with 100 leads and a mail server that does not answer, payments are confirmed within 15 seconds", async () => {
  await service.pool.query(LEADS, [Array.from({ length: 100 }, () => randomUUID())]);
  await vi.waitFor(async () => expect((await service.pool.query(LEADS_LOCKED)).rowCount).toBe(MOST_LOCKED), {
    timeout: timeLimit(60_000),
    interval: 20,
  });
  await Promise.all(Array.from({ length: 5 }, payWithin15Seconds));
  // Now the e-mails of these five also wait for the server.
  await vi.waitFor(() => expect(silent.connections()).toBeGreaterThanOrEqual(7), {
    timeout: timeLimit(60_000),
    interval: 50,
  });
  await payWithin15Seconds();
  const { rows } = await service.pool.query<{ n: number }>(IN_TRANSACTION);
  expect(rows[0]?.n).toBeLessThanOrEqual(7);
  expect((await service.pool.query(LEADS_LOCKED)).rowCount).toBeLessThanOrEqual(MOST_LOCKED);
});
