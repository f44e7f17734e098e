import { endCheckout } from "./edenapp-storage.ts";

/** Keys under which the visitor's own copy of something stored is kept, as the sign-up pages name them. */
export type RecordKey =
  | "customer_registration"
  | "customer_edificacao_registration"
  | "mentoria_imersao_registration"
  | "despertar_registration"
  | "produtoslive_edenapp"
  | "edenapp_purchase"
  | "edenApp_userData";

export interface LocalRecord {
  key: RecordKey;
  value: object;
}

/** Only ever called for what the server acknowledged. */
export function storeRecord({ key, value }: LocalRecord): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The server has it: a browser without storage only lacks its copy.
  }
  // The sign-up ended, on whichever page its last send was acknowledged.
  if (key === "edenApp_userData") endCheckout("concluded");
}
