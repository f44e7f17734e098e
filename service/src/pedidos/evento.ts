import { type InferOutput, nullish, number, object, string } from "valibot";

/**
 * Webhook event, reduced to the fields we use: the provider also sends names and documents, which must not be stored.
 */
export const eventoSchema = object({
  id: string(),
  event: string(),
  checkout: nullish(object({ id: string(), externalReference: nullish(string()) })),
  payment: nullish(
    object({
      id: string(),
      status: nullish(string()),
      value: nullish(number()),
      checkoutSession: nullish(string()),
      paymentLink: nullish(string()),
      externalReference: nullish(string()),
    }),
  ),
});

export type Evento = InferOutput<typeof eventoSchema>;
