import { chaveOf } from "@eden/domain/privacidade/chaves-do-navegador";
import { announceUserData } from "./user-data.ts";

/** Deletes all visitor data from this device: copies, drafts, the outbox and the checkout's resume state. */
export function clearStoredData(): void {
  for (const [where, storage] of [["local", localStorage] as const, ["session", sessionStorage] as const]) {
    const found = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    // Also delete our keys that an earlier version of the site wrote and that are no longer in the list.
    for (const key of found) if (chaveOf(where, key) || key.startsWith("eden_")) storage.removeItem(key);
  }
  announceUserData();
}
