import type { Payment } from "../gateways/asaas.ts";
import { confirmPedido } from "../pedidos/confirm-pedido.ts";
import { isWaiting } from "../pedidos/judge-payments.ts";
import { findPedido } from "../pedidos/pedido.ts";
import { defineJob, enqueue, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";
import { pedidoMudou } from "./pedido-mudou.ts";

type Needs = Pick<Resources, "pool" | "asaas">;

/** A boleto can be paid on its last day, and the bank may report it days later. */
const GIVE_UP_AFTER_MS = 15 * 86_400_000;

/** Asks the provider for the state of an order, in case its webhook event never arrived. */
export const conferirPedido = defineJob({
  name: "conferir_pedido",
  attempts: 20,
  priority: -10,
  lane: "confirming",
  schema: idPayload,
  key: ({ id }) => `conferir:${id}`,
  async run({ id }, resources: Needs) {
    const pedido = await findPedido(id, resources);
    if (!pedido || pedido.situacao === "pago") return;
    const payments = await confirmAndNotify({ pedido }, resources);
    const old = Date.now() - pedido.criado_em.getTime() > GIVE_UP_AFTER_MS;
    if (isWaiting(payments) && !old) return;
    // Expire it only if it has not changed: a session opened in the meantime has its own expiry.
    await resources.pool.query(
      `update public.pedidos set situacao = 'expirado' where id = $1 and situacao = 'pendente'
        and checkout_id is not distinct from $2 and coalesce(expira_em, criado_em + interval '1 hour') < now()`,
      [id, pedido.checkout_id],
    );
    // An order that the provider never gave a session has no steps yet: a person takes over.
    await resources.pool.query(
      `select privado.recuperar_cobranca(p) from public.pedidos as p where p.id = $1 and p.situacao = 'expirado'
        and p.checkout_id is null and not exists (select from privado.cobrancas as c where c.pedido_id = p.id)`,
      [id],
    );
  },
});

/** Confirms the order; if it was paid more than once, the team is notified, because a refund is due. */
export async function confirmAndNotify(
  asked: Parameters<typeof confirmPedido>[0],
  resources: Needs,
): Promise<Payment[]> {
  const { status, payments } = await confirmPedido(asked, resources);
  if (status === "surplus") {
    await enqueue(resources.pool, pedidoMudou, { id: asked.pedido.id, situacao: "em_revisao" });
  }
  return payments;
}
