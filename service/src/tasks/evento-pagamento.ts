import type { Rows } from "@eden/domain/banco/tables";
import type pg from "pg";
import { object, parse, string } from "valibot";
import type { Asaas } from "../gateways/asaas.ts";
import { logLine } from "../log.ts";
import { confirmPedido } from "../pedidos/confirm-pedido.ts";
import type { Evento } from "../pedidos/evento.ts";
import { findByEvento } from "../pedidos/find-by-evento.ts";
import type { Pedido } from "../pedidos/pedido.ts";

const payloadSchema = object({ id: string() });
type Stored = Pick<Rows["eventos_pagamento"], "evento"> & { corpo: Omit<Evento, "id" | "event"> };

const PAID = ["CHECKOUT_PAID", "PAYMENT_CONFIRMED", "PAYMENT_RECEIVED"];
const CLOSED: Record<string, "cancelado" | "expirado"> = {
  CHECKOUT_CANCELED: "cancelado",
  CHECKOUT_EXPIRED: "expirado",
};
/** Refunds and disputes: the team is notified, and the order keeps its state. */
const UNDONE: Record<string, "estorno" | "contestacao"> = {
  PAYMENT_REFUNDED: "estorno",
  PAYMENT_CHARGEBACK_REQUESTED: "contestacao",
};

/** Applies one webhook event. Idempotent: repeated, late or out-of-order events change nothing more. */
export async function eventoPagamento(payload: unknown, pool: pg.Pool, asaas: Asaas): Promise<void> {
  const { id } = parse(payloadSchema, payload);
  const { rows } = await pool.query<Stored>(
    "select evento, corpo from privado.eventos_pagamento where id = $1 and processado_em is null",
    [id],
  );
  const stored = rows[0];
  if (!stored) return;
  const pedido = await findByEvento(pool, stored.corpo);
  if (pedido) await apply(stored, pedido, pool, asaas);
  else logLine("warn", { evento: stored.evento, ignored: "no order of ours" });
  await pool.query("update privado.eventos_pagamento set processado_em = now(), pedido_id = $2 where id = $1", [
    id,
    pedido?.id ?? null,
  ]);
}

async function apply({ evento, corpo }: Stored, pedido: Pedido, pool: pg.Pool, asaas: Asaas): Promise<void> {
  const closed = CLOSED[evento];
  if (closed) return closeSession(pedido, corpo.checkout?.id, closed, pool);
  const undone = UNDONE[evento];
  if (undone) return tellOfUndone(pedido, undone, pool);
  if (!PAID.includes(evento)) return logLine("info", { evento, ignored: "no meaning for an order" });
  const payments = await confirmPedido(pedido, asaas, pool, corpo.payment?.id);
  if (payments.length === 0) await lookAgain(pedido, evento, pool);
}

/** Only for the current session: the end of a replaced one is ignored. */
async function closeSession(pedido: Pedido, session: string | undefined, situacao: string, pool: pg.Pool) {
  const { rowCount } = await pool.query(
    "update public.pedidos set situacao = $3 where id = $1 and situacao = 'pendente' and checkout_id = $2",
    [pedido.id, session, situacao],
  );
  logLine("info", { pedido: pedido.id, situacao, changed: rowCount === 1 });
}

/**
 * A separate job, so a mail server that is down does not delay payments. The job key merges twelve instalments into one
 * notification.
 */
async function tellOfUndone({ id }: Pedido, cause: string, pool: pg.Pool): Promise<void> {
  logLine("warn", { pedido: id, pagamento: cause });
  await pool.query(
    `select graphile_worker.add_job('pedido_mudou', json_build_object('id', $1::uuid, 'situacao', $2::text),
      job_key => 'pedido:' || $1 || ':' || $2, max_attempts => 20, priority => -10)`,
    [id, cause],
  );
}

/**
 * The provider does not show the payment: the event is forged, or the payment is not visible yet. Check once more
 * later.
 */
async function lookAgain(pedido: Pedido, evento: string, pool: pg.Pool): Promise<void> {
  logLine("warn", { pedido: pedido.id, evento, ignored: "the provider shows no payment" });
  await pool.query(
    `select graphile_worker.add_job('conferir_pedido', json_build_object('id', $1::uuid), run_at => now() + interval '1 minute',
      job_key => 'reconferir:' || $1, max_attempts => 20, priority => -10)`,
    [pedido.id],
  );
}
