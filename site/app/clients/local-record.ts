import { endCheckout } from "./edenapp-storage.ts";
import { keepSignUpId } from "./sign-up-id.ts";

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
  /** Of a sign-up's row: by it the device asks what became of the account. */
  cadastroId?: string;
}

/** Only ever called for what the server acknowledged. */
export function storeRecord({ key, value, cadastroId }: LocalRecord): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The server has it: a browser without storage only lacks its copy.
  }
  // The sign-up ended, on whichever page its last send was acknowledged.
  if (key !== "edenApp_userData") return;
  endCheckout("concluded");
  keepSignUpId(cadastroId);
}
