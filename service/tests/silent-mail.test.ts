import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RunningService, startService } from "./running-service.ts";
import { watch } from "./service-watch.ts";
import { type SilentSmtp, startSilentSmtp } from "./silent-smtp.ts";

let silent: SilentSmtp;
let service: RunningService;

beforeAll(async () => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  silent = await startSilentSmtp("greets");
  service = await startService(silent);
});
afterAll(async () => {
  await silent.stop();
  await service.stop();
});

const { buy, situacaoOf } = watch(() => service);
const LEADS = `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
  select id, 'Ana Souza', 'ana.' || id || '@exemplo.com.br', '11987654321', 'livro', '2026-11', 20000
  from unnest($1::uuid[]) as lead (id)`;
const IN_TRANSACTION = `select count(*)::int as n from pg_stat_activity
  where application_name = 'service' and state like 'idle in transaction%'`;

test("[SEC-M2] behind 100 leads, five buyers' mails and a silent mail server a payment is confirmed within 15 seconds", async () => {
  await service.pool.query(LEADS, [Array.from({ length: 100 }, () => randomUUID())]);
  const early = await Promise.all(Array.from({ length: 5 }, () => buy()));
  for (const { session } of early) service.asaas.pay(session);
  await vi.waitFor(() => expect(silent.connections()).toBeGreaterThanOrEqual(4), { timeout: 10_000, interval: 50 });
  const { checkout, session } = await buy();
  service.asaas.pay(session);
  await vi.waitFor(async () => expect(await situacaoOf(checkout.id)).toBe("pago"), { timeout: 15_000, interval: 50 });
  const { rows } = await service.pool.query<{ n: number }>(IN_TRANSACTION);
  expect(rows[0]?.n).toBeLessThanOrEqual(7);
});
