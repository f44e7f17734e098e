import type pg from "pg";
import type { Evento } from "./evento.ts";
import type { Pedido } from "./pedido.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds the order of a webhook event. An event that matches two orders is ignored. */
export async function findByEvento(pool: pg.Pool, { checkout, payment }: Omit<Evento, "id" | "event">) {
  const reference = checkout?.externalReference ?? payment?.externalReference ?? "";
  const session = checkout?.id ?? payment?.checkoutSession ?? payment?.paymentLink ?? null;
  const { rows } = await pool.query<Pedido>("select * from public.pedidos where id = $1 or checkout_id = $2", [
    UUID.test(reference) ? reference : null,
    session,
  ]);
  return rows.length === 1 ? rows[0] : undefined;
}
