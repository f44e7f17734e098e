import type pg from "pg";
import type { Asaas, Payment } from "../gateways/asaas.ts";
import { logLine } from "../log.ts";
import { judgePayments } from "./judge-payments.ts";
import type { Pedido } from "./pedido.ts";

/**
 * Asks the provider what was paid for an order and updates its state. A webhook event only triggers this; its content
 * is not trusted. A paid order stays paid.
 */
export async function confirmPedido(pedido: Pedido, asaas: Asaas, pool: pg.Pool, noticed?: string): Promise<Payment[]> {
  const payments = await paymentsFor(pedido, asaas, noticed);
  const verdict = judgePayments(pedido.valor_centavos, payments);
  if (!verdict) return payments;
  const { rowCount } = await pool.query(
    `update public.pedidos set situacao = $2, pagamento_id = coalesce($3, pagamento_id)
    where id = $1 and situacao <> 'pago' and situacao <> $2`,
    [pedido.id, verdict, payments[0]?.id],
  );
  if (rowCount) logLine(verdict === "pago" ? "info" : "warn", { pedido: pedido.id, situacao: verdict });
  else if (verdict === "em_revisao") await tellOfSurplus(pedido, pool);
  return payments;
}

/** Paid more than once: the order stays paid and the team is notified, because a refund is due. */
async function tellOfSurplus({ id }: Pedido, pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job('pedido_mudou', json_build_object('id', $1::uuid, 'situacao', 'em_revisao'),
      job_key => 'pedido:' || $1 || ':em_revisao', max_attempts => 20, priority => -10)`,
    [id],
  );
}

/** Payments with the order's id, plus the payment named by a webhook event if it belongs to the order's session. */
async function paymentsFor(pedido: Pedido, asaas: Asaas, noticed: string | undefined): Promise<Payment[]> {
  const listed = await asaas.paymentsOf(pedido.id);
  const own = listed.filter((payment) => payment.externalReference === pedido.id);
  if (!noticed || own.some(({ id }) => id === noticed)) return own;
  const named = await asaas.payment(noticed);
  const session = named?.checkoutSession ?? named?.paymentLink;
  return named && session && session === pedido.checkout_id ? [...own, named] : own;
}
