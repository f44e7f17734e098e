import { expect, vi } from "vitest";
import type { MailMessage } from "../../scripts/stack/mailbox.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { newCheckout, type RunningService, TEAM } from "./running-service.ts";

const WAIT = { timeout: timeLimit(60_000), interval: 50 };

/** Queries a test can run while the service is working. */
export function watch(service: RunningService) {
  const one = async (sql: string, id: string) => (await service.pool.query(sql, [id])).rows[0];
  const situacaoOf = async (id: string) =>
    (await one("select situacao from public.pedidos where id = $1", id))?.situacao;
  const contaOf = async (id: string) =>
    (await one("select conta_situacao from public.cadastros_app where id = $1", id))?.conta_situacao;
  const mailsTo = (address: string) => service.mailbox.messages().filter(({ to }) => to.includes(address));
  return {
    situacaoOf,
    contaOf,
    mailsTo,
    reaches: (id: string, situacao: string) =>
      vi.waitFor(async () => expect(await situacaoOf(id)).toBe(situacao), WAIT),
    contaReaches: (id: string, situacao: string) =>
      vi.waitFor(async () => expect(await contaOf(id)).toBe(situacao), WAIT),
    teamMails: (about: (mail: MailMessage) => boolean) => mailsTo(TEAM).filter(about),
    callsFor: (key: string) => service.accountApi.calls().filter((call) => call.key === key),
    buy: (more: Record<string, unknown> = {}) => buy(service, more),
    idle: () => idle(service),
    runStep: (...ids: string[]) => runStep(service, ids),
  };
}

async function buy(service: RunningService, more: Record<string, unknown>) {
  const checkout = newCheckout(more);
  expect((await service.post("/checkout", checkout)).status).toBe(201);
  const session = service.asaas.sessionOf(checkout.id);
  if (!session) throw new Error("no session");
  return { checkout, session };
}

/** Waits until every webhook event has arrived and no job is left except delayed ones. */
async function idle({ asaas, pool }: RunningService): Promise<void> {
  await asaas.settled();
  await vi.waitFor(async () => {
    // now() is older than the snapshot: a job moved to the queue in between would count as delayed.
    const { rows } = await pool.query(`select (select count(*)::int from privado.saida)
      + (select count(*)::int from graphile_worker.jobs where run_at <= clock_timestamp()) as due`);
    expect(rows[0]?.due).toBe(0);
  }, WAIT);
}

/** Runs the next step of unpaid orders now, instead of when it is due. */
async function runStep(service: RunningService, ids: string[]): Promise<void> {
  await idle(service);
  await service.pool.query(
    "update privado.cobrancas set proxima_em = now() where pedido_id = any($1) and proxima_em is not null",
    [ids],
  );
  await idle(service);
}
