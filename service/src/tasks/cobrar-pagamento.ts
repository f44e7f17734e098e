import { remindPedido } from "../pedidos/remind-pedido.ts";
import { defineJob, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";

/** The next step of an unpaid order: a message to the buyer, the hand-over to a person, or the end. */
export const cobrarPagamento = defineJob({
  name: "cobrar_pagamento",
  attempts: 25,
  priority: -10,
  lane: "buyers",
  schema: idPayload,
  key: ({ id }) => `cobranca:${id}`,
  run: ({ id }, resources: Pick<Resources, "pool" | "asaas" | "mailer" | "siteUrl">) => remindPedido(id, resources),
});
