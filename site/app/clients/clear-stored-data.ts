import { type ChaveDoNavegador, chaveOf } from "@eden/domain/privacidade/chaves-do-navegador";
import { removeOffline } from "./offline.ts";
import { eachStored } from "./storage/storage.ts";
import { announceCadastro } from "./stored-cadastro.ts";

/**
 * Deletes all visitor data from this device: copies, drafts, the outbox and the state to resume after a checkout; also the copy
 * of the free tools that works without a network.
 */
export function clearStoredData(): void {
  eachStored((area, key, remove) => {
    if (isOurs(area, key)) remove();
  });
  announceCadastro();
  void removeOffline();
}

/** Whether there is anything of the visitor to delete. What each visit writes does not count: it goes with the tab. */
export function hasStoredData(): boolean {
  let found = false;
  eachStored((area, key) => {
    if (isOurs(area, key) && !OF_EVERY_VISIT.includes(key)) found = true;
  });
  return found;
}

const OF_EVERY_VISIT: string[] = [
  "eden_origem",
  "eden_conexao_testada",
  "react-router-scroll-positions",
] satisfies ChaveDoNavegador[];

/** Also keys that an earlier version of the site wrote and that are no longer in the list. */
const isOurs = (area: "local" | "session", key: string) => chaveOf(area, key) !== null || key.startsWith("eden_");
