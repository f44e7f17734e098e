import { chaveOf } from "@eden/domain/privacidade/chaves-do-navegador";
import { removeOffline } from "./offline.ts";
import { removeStored } from "./storage/storage.ts";
import { announceCadastro } from "./stored-cadastro.ts";

/**
 * Deletes all visitor data from this device: copies, drafts, the outbox and the state to resume after a checkout; also the copy
 * of the free tools that works without a network.
 */
export function clearStoredData(): void {
  // Also our keys that an earlier version of the site wrote and that are no longer in the list.
  removeStored((area, key) => chaveOf(area, key) !== null || key.startsWith("eden_"));
  announceCadastro();
  void removeOffline();
}
