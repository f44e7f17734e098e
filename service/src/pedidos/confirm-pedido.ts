import type { Payment } from "../gateways/asaas.ts";
import { logLine } from "../log.ts";
import type { Resources } from "../resources.ts";
import type { Pedido } from "../rows.ts";
import { factsOfPayments, judgePayments } from "./judge-payments.ts";

interface Confirmation {
  /** `surplus`: paid more than once. The order keeps its state, and a refund is due. */
  status: "undecided" | "changed" | "unchanged" | "surplus";
  payments: Payment[];
}

/**
 * Asks the provider what was paid for an order and updates its state. A webhook event only triggers this; its content
 * is not trusted, except that `reported`, the payment it names, is looked up too. A paid order stays paid.
 */
export async function confirmPedido(
  { pedido, reported }: { pedido: Pedido; reported?: string | undefined },
  { pool, asaas }: Pick<Resources, "pool" | "asaas">,
): Promise<Confirmation> {
  const payments = await paymentsFor(pedido, reported, { asaas });
  const verdict = judgePayments(pedido.valor_centavos, payments);
  await keepFacts(pedido, payments, { pool });
  if (!verdict) return { status: "undecided", payments };
  const { rowCount } = await pool.query(
    `update public.pedidos set situacao = $2, pagamento_id = coalesce($3, pagamento_id)
    where id = $1 and situacao <> 'pago' and situacao <> $2`,
    [pedido.id, verdict, payments[0]?.id],
  );
  if (!rowCount) return { status: verdict === "em_revisao" ? "surplus" : "unchanged", payments };
  logLine(verdict === "pago" ? "info" : "warn", { pedido: pedido.id, situacao: verdict });
  return { status: "changed", payments };
}

async function keepFacts({ id, valor_centavos }: Pedido, payments: Payment[], { pool }: Pick<Resources, "pool">) {
  const { analise, vencida, vence, recebidoCentavos, boletoUrl } = factsOfPayments(payments);
  const differs = recebidoCentavos === valor_centavos ? null : recebidoCentavos;
  const facts = [id, analise, vencida, vence, differs, boletoUrl];
  await pool.query("select privado.anotar_pagamentos($1, $2, $3, $4, $5, $6)", facts);
}

/** Payments with the order's id, plus the payment named by a webhook event if it belongs to the order's session. */
async function paymentsFor(
  pedido: Pedido,
  reported: string | undefined,
  { asaas }: Pick<Resources, "asaas">,
): Promise<Payment[]> {
  const listed = await asaas.paymentsOf(pedido.id);
  const own = listed.filter((payment) => payment.externalReference === pedido.id);
  if (!reported || own.some(({ id }) => id === reported)) return own;
  const named = await asaas.payment(reported);
  const session = named?.checkoutSession ?? named?.paymentLink;
  return named && session && session === pedido.checkout_id ? [...own, named] : own;
}
