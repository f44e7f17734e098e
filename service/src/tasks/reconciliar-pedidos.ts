import { object } from "valibot";
import { defineJob, enqueue } from "../queue.ts";
import type { Resources } from "../resources.ts";
import { conferirPedido } from "./conferir-pedido.ts";

const UNSETTLED = `select id from public.pedidos
  where situacao = 'pendente'
    and coalesce(expira_em + case forma_pagamento when 'boleto' then interval '5 days' else interval '10 minutes' end,
      criado_em + interval '1 day') < now()
  or situacao in ('cancelado', 'expirado') and criado_em > now() - interval '15 days'`;

/**
 * Runs every night: checks each order that should have ended but has not, and each that ended unpaid but may still be
 * paid.
 */
export const reconciliarPedidos = defineJob({
  name: "reconciliar_pedidos",
  attempts: 25,
  priority: 0,
  lane: "confirming",
  cron: "40 6 * * *",
  schema: object({}),
  key: () => "reconciliar_pedidos",
  async run(_payload, { pool }: Pick<Resources, "pool">) {
    const { rows } = await pool.query<{ id: string }>(UNSETTLED);
    for (const { id } of rows) await enqueue(pool, conferirPedido, { id });
  },
});
