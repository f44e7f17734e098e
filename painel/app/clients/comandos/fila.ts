import { ENFILEIRAVEIS } from "@eden/domain/painel/comandos";
import { type InferOutput, nullable, number, object, picklist, record, safeParse, string, unknown } from "valibot";

const itemSchema = object({
  ordem: number(),
  membro: string(),
  comando: string(),
  funcao: picklist(ENFILEIRAVEIS),
  entrada: record(string(), unknown()),
  em: string(),
  /** Why the service refused it; the item then waits to be read by the member, not to be sent. */
  motivo: nullable(string()),
});
export type Item = InferOutput<typeof itemSchema>;

/** Commands that were not sent yet, in the order they were given. Those of every member who used this browser. */
export interface Fila {
  list(): Promise<Item[]>;
  put(item: Item): Promise<void>;
  remove(comando: string): Promise<void>;
  clear(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;
/** Longest time that a member's own commands wait, and those of another member: no session lasts longer than that. */
const OWN_MS = 7 * 24 * HOUR;
const OTHERS_MS = 16 * HOUR;

export function isExpired({ membro, em }: Item, { eu, now }: { eu: string; now: number }): boolean {
  return !(now - Date.parse(em) < (membro === eu ? OWN_MS : OTHERS_MS));
}

const NAME = "fila";

export function createFila(): Fila {
  return {
    list: async () => {
      const items = await run<unknown[]>("readonly", (store) => store.getAll());
      return items
        .map((item) => safeParse(itemSchema, item))
        .flatMap((result) => (result.success ? [result.output] : []))
        .sort((a, b) => a.ordem - b.ordem);
    },
    put: async (item) => void (await run("readwrite", (store) => store.put(item))),
    remove: async (comando) => void (await run("readwrite", (store) => store.delete(comando))),
    clear: async () => void (await run("readwrite", (store) => store.clear())),
  };
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(NAME, mode);
    const request = work(transaction.objectStore(NAME));
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("painel", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(NAME, { keyPath: "comando" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
