import { type InferOutput, nullish, number, object, string } from "valibot";

/** A notice, cut to what is used: the provider also sends names and documents, which have no business here. */
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
