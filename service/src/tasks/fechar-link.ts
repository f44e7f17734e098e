import { object, parse, string } from "valibot";
import type { Asaas } from "../gateways/asaas.ts";

const payloadSchema = object({ link: string() });

/** Closes a boleto's payment link that is no longer current; enqueued when its order changes. */
export async function fecharLink(payload: unknown, asaas: Pick<Asaas, "closeLink">): Promise<void> {
  await asaas.closeLink(parse(payloadSchema, payload).link);
}
