import { check, type InferOutput, maxLength, nonEmpty, nullish, number, object, pipe, string } from "valibot";
import { logLine } from "../log.ts";
import type { Resources } from "../resources.ts";
import type { Pedido } from "../rows.ts";

/** What a job's key and a column of JSON can keep; the provider's own ids have some 60 letters. */
const text = pipe(
  string(),
  maxLength(200),
  check((value) => value.isWellFormed() && !value.includes("\0")),
);
const id = pipe(text, nonEmpty());

/**
 * Webhook event, reduced to the fields we use: the provider also sends names and documents, which must not be stored.
 */
export const eventoSchema = object({
  id,
  event: id,
  checkout: nullish(object({ id, externalReference: nullish(text) })),
  payment: nullish(
    object({
      id,
      status: nullish(text),
      value: nullish(number()),
      installment: nullish(text),
      checkoutSession: nullish(text),
      paymentLink: nullish(text),
      externalReference: nullish(text),
    }),
  ),
});

type Evento = InferOutput<typeof eventoSchema>;
export type EventoCorpo = Omit<Evento, "id" | "event">;

/** Stores the event; a trigger enqueues its job in the same transaction. A repeated event adds nothing. */
export async function keepEvento({ id, event, ...corpo }: Evento, { pool }: Pick<Resources, "pool">): Promise<void> {
  const { rowCount } = await pool.query(
    "insert into privado.eventos_pagamento (id, evento, corpo) values ($1, $2, $3) on conflict (id) do nothing",
    [id, event, corpo],
  );
  if (rowCount === 0) logLine("info", { webhook: "repeated", evento: event });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds the order of a webhook event. An event that matches two orders is ignored. */
export async function findByEvento(
  { checkout, payment }: EventoCorpo,
  { pool }: Pick<Resources, "pool">,
): Promise<Pedido | undefined> {
  const reference = checkout?.externalReference ?? payment?.externalReference ?? "";
  const session = checkout?.id ?? payment?.checkoutSession ?? payment?.paymentLink ?? null;
  const { rows } = await pool.query<Pedido>("select * from public.pedidos where id = $1 or checkout_id = $2", [
    UUID.test(reference) ? reference : null,
    session,
  ]);
  return rows.length === 1 ? rows[0] : undefined;
}
