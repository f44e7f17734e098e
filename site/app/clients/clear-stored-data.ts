import { chaveOf } from "@eden/domain/privacidade/chaves-do-navegador";
import { announceUserData } from "./user-data.ts";

/** Leaves nothing of the visitor's on this device: copies, drafts, what waits to be sent, the way back to a checkout. */
export function clearStoredData(): void {
  for (const [where, storage] of [["local", localStorage] as const, ["session", sessionStorage] as const]) {
    const found = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    // Also a key of ours that an earlier version of the site wrote and the list no longer has.
    for (const key of found) if (chaveOf(where, key) || key.startsWith("eden_")) storage.removeItem(key);
  }
  announceUserData();
}
