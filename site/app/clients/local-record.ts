import { endCheckout } from "./edenapp-storage.ts";
import { keepSignUpId } from "./sign-up-id.ts";

/** Keys of the visitor's own copies of stored rows, as the sign-up pages name them. */
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
  /** Id of a sign-up's row, with which this device queries the state of the account. */
  cadastroId?: string;
}

/** Called only after the server has acknowledged. */
export function storeRecord({ key, value, cadastroId }: LocalRecord): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The server has the row; without storage only the local copy is missing.
  }
  // The sign-up has ended, on any page where its last send was acknowledged.
  if (key !== "edenApp_userData") return;
  endCheckout("concluded");
  keepSignUpId(cadastroId);
}
