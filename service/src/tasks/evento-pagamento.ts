import type { Rows } from "@eden/domain/banco/tables";
import { object, string } from "valibot";
import { logLine } from "../log.ts";
import { type EventoCorpo, findByEvento } from "../pedidos/eventos.ts";
import { coversPrice, isReversed } from "../pedidos/judge-payments.ts";
import { defineJob, enqueue } from "../queue.ts";
import type { Resources } from "../resources.ts";
import type { Pedido } from "../rows.ts";
import { conferirPedido, confirmAndNotify } from "./conferir-pedido.ts";
import { pedidoMudou } from "./pedido-mudou.ts";

type Needs = Pick<Resources, "pool" | "asaas">;
type Stored = Pick<Rows["eventos_pagamento"], "evento"> & { corpo: EventoCorpo };

const PAID = ["CHECKOUT_PAID", "PAYMENT_CONFIRMED", "PAYMENT_RECEIVED"];
const CLOSED: Record<string, "cancelado" | "expirado"> = {
  CHECKOUT_CANCELED: "cancelado",
  CHECKOUT_EXPIRED: "expirado",
};
/** Occasions to ask the provider for what the team sees of an unpaid order; without them it is asked later. */
const STATUS_EVENTS = [
  "PAYMENT_CREDIT_CARD_CAPTURE_REFUSED",
  "PAYMENT_AWAITING_RISK_ANALYSIS",
  "PAYMENT_APPROVED_BY_RISK_ANALYSIS",
  "PAYMENT_REPROVED_BY_RISK_ANALYSIS",
  "PAYMENT_OVERDUE",
  "PAYMENT_BANK_SLIP_VIEWED",
  "PAYMENT_CHECKOUT_VIEWED",
];
/** Refunds and disputes: the team is notified, and the order keeps its state. */
const UNDONE: Record<string, "estorno" | "contestacao"> = {
  PAYMENT_REFUNDED: "estorno",
  PAYMENT_CHARGEBACK_REQUESTED: "contestacao",
};

/** Applies one webhook event. Idempotent: repeated, late or out-of-order events change nothing more. */
export const eventoPagamento = defineJob({
  name: "evento_pagamento",
  attempts: 20,
  priority: -10,
  lane: "confirming",
  schema: object({ id: string() }),
  key: ({ id }) => `evento:${id}`,
  async run({ id }, resources: Needs) {
    const { pool } = resources;
    const { rows } = await pool.query<Stored>(
      "select evento, corpo from privado.eventos_pagamento where id = $1 and processado_em is null",
      [id],
    );
    const stored = rows[0];
    if (!stored) return;
    const pedido = await findByEvento(stored.corpo, resources);
    // First, because what an order is known for is counted from its events.
    if (pedido) await pool.query("update privado.eventos_pagamento set pedido_id = $2 where id = $1", [id, pedido.id]);
    if (pedido) await apply(stored, pedido, resources);
    else logLine("warn", { evento: stored.evento, ignored: "no order of ours" });
    await pool.query("update privado.eventos_pagamento set processado_em = now() where id = $1", [id]);
  },
});

async function apply({ evento, corpo }: Stored, pedido: Pedido, resources: Needs): Promise<void> {
  const closed = CLOSED[evento];
  if (closed) return closeSession(pedido, { session: corpo.checkout?.id, situacao: closed }, resources);
  const undone = UNDONE[evento];
  if (!undone && !PAID.includes(evento) && !STATUS_EVENTS.includes(evento)) {
    return logLine("info", { evento, ignored: "no meaning for an order" });
  }
  const payments = await confirmAndNotify({ pedido, reported: corpo.payment?.id }, resources);
  if (undone && isReversed(payments)) {
    // One of two payments was refunded: the purchase is paid. A dispute has a deadline, whatever is left.
    const surplus = undone === "estorno" && coversPrice(pedido.valor_centavos, payments);
    return surplus ? notifyTeam(pedido, "excedente", resources) : notifyUndone(pedido, undone, resources);
  }
  if (payments.length === 0 && PAID.includes(evento)) await lookAgain(pedido, evento, resources);
}

/** Only for the current session: the end of a replaced one is ignored. */
async function closeSession(
  pedido: Pedido,
  { session, situacao }: { session: string | undefined; situacao: string },
  { pool }: Needs,
): Promise<void> {
  const { rowCount } = await pool.query(
    "update public.pedidos set situacao = $3 where id = $1 and situacao = 'pendente' and checkout_id = $2",
    [pedido.id, session, situacao],
  );
  logLine("info", { pedido: pedido.id, situacao, changed: rowCount === 1 });
}

async function notifyUndone(pedido: Pedido, cause: "estorno" | "contestacao", resources: Needs): Promise<void> {
  await notifyTeam(pedido, cause, resources);
  await resources.pool.query("select privado.desfazer_pagamento($1, $2)", [pedido.id, cause]);
}

/**
 * A separate job, so a mail server that is down does not delay payments. The job key merges twelve instalments into one
 * notification.
 */
async function notifyTeam({ id }: Pedido, cause: "estorno" | "contestacao" | "excedente", { pool }: Needs) {
  logLine("warn", { pedido: id, pagamento: cause });
  await enqueue(pool, pedidoMudou, { id, situacao: cause });
}

/**
 * The provider does not show the payment: the event is forged, or the payment is not visible yet. Check once more
 * later, under a key of its own: the check after the end of the session stays.
 */
async function lookAgain({ id }: Pedido, evento: string, { pool }: Needs): Promise<void> {
  logLine("warn", { pedido: id, evento, ignored: "the provider shows no payment" });
  await enqueue(pool, conferirPedido, { id }, { after: "1 minute", key: `reconferir:${id}` });
}
