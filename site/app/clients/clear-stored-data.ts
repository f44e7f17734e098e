import { announceUserData } from "./user-data.ts";

/** Keys the documents name; ours all begin alike. */
const NAMED = [
  "customer_registration",
  "customer_edificacao_registration",
  "mentoria_imersao_registration",
  "despertar_registration",
  "produtoslive_edenapp",
  "edenapp_purchase",
  "edenApp_tempData",
  "edenApp_userData",
  "diagnostico_progress",
];
const OURS = /^eden_/;

/** Leaves nothing of the visitor's on this device: copies, drafts, what waits to be sent, the way back to a checkout. */
export function clearStoredData(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const found = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const key of found) if (NAMED.includes(key) || OURS.test(key)) storage.removeItem(key);
  }
  announceUserData();
}
