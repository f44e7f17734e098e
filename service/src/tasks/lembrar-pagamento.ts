import { findPedido } from "../pedidos/pedido.ts";
import { remindBuyer } from "../pedidos/remind-buyer.ts";
import { defineJob, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";

/** Runs ten minutes after the session was opened: sends an unpaid buyer the link back to the payment. */
export const lembrarPagamento = defineJob({
  name: "lembrar_pagamento",
  attempts: 10,
  priority: -10,
  lane: "buyers",
  schema: idPayload,
  key: ({ id }) => `lembrar:${id}`,
  async run({ id }, resources: Pick<Resources, "pool" | "mailer" | "siteUrl">) {
    const pedido = await findPedido(id, resources);
    if (pedido?.situacao === "pendente") await remindBuyer(pedido, "pendente", resources);
  },
});
