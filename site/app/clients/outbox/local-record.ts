import { type InferOutput, object, picklist } from "valibot";
import { anyObject, stored } from "~/clients/storage/storage.ts";

export const recordSchema = object({
  key: picklist([
    "customer_registration",
    "customer_edificacao_registration",
    "mentoria_imersao_registration",
    "despertar_registration",
    "produtoslive_edenapp",
    "edenapp_purchase",
    "edenApp_userData",
  ]),
  value: anyObject,
});

/** The visitor's own copy of a stored row, under the key that other software of the group reads. */
export type LocalRecord = InferOutput<typeof recordSchema>;

/**
 * Called only after the server has acknowledged. Without storage only the local copy is missing: the server has the
 * row.
 */
export function storeRecord({ key, value }: LocalRecord): void {
  stored({ area: "local", key, schema: recordSchema.entries.value }).write(value);
}
