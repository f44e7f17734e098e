import type pg from "pg";
import { object, parse, pipe, string, uuid } from "valibot";
import type { Asaas } from "../gateways/asaas.ts";
import { confirmPedido } from "../pedidos/confirm-pedido.ts";
import { isWaiting } from "../pedidos/judge-payments.ts";
import { findPedido } from "../pedidos/pedido.ts";

const payloadSchema = object({ id: pipe(string(), uuid()) });

/** A boleto can be paid on its last day, and the bank may report it days later. */
const GIVE_UP_AFTER_MS = 15 * 86_400_000;

/** Asks the provider for the state of an order, in case its webhook event never arrived. */
export async function conferirPedido(payload: unknown, pool: pg.Pool, asaas: Asaas): Promise<void> {
  const { id } = parse(payloadSchema, payload);
  const pedido = await findPedido(pool, id);
  if (!pedido || pedido.situacao === "pago") return;
  const payments = await confirmPedido(pedido, asaas, pool);
  const old = Date.now() - pedido.criado_em.getTime() > GIVE_UP_AFTER_MS;
  if (isWaiting(payments) && !old) return;
  // Expire it only if it has not changed: a session opened in the meantime has its own expiry.
  await pool.query(
    `update public.pedidos set situacao = 'expirado' where id = $1 and situacao = 'pendente'
      and checkout_id is not distinct from $2 and coalesce(expira_em, criado_em + interval '1 hour') < now()`,
    [id, pedido.checkout_id],
  );
}

/**
 * Runs every night: checks each order that should have ended but has not, and each that ended unpaid but may still be
 * paid.
 */
export async function reconciliarPedidos(pool: pg.Pool): Promise<void> {
  await pool.query(`select graphile_worker.add_job('conferir_pedido', json_build_object('id', id),
      job_key => 'conferir:' || id, max_attempts => 20, priority => -10)
    from public.pedidos
    where situacao = 'pendente'
      and coalesce(expira_em + case forma_pagamento when 'boleto' then interval '5 days' else interval '10 minutes' end,
        criado_em + interval '1 day') < now()
    or situacao in ('cancelado', 'expirado') and criado_em > now() - interval '15 days'`);
}
