import type { Documento } from "@eden/domain/pracas/documentos";
import { documentos } from "./pracas-do-build.ts";

/** Null where there is no such page, undefined where there was no answer. */
export type Lido<D extends Documento> = D | null | undefined;

/** Id of the data block, `<script type="application/json">`, that a prerendered page carries. */
export const BLOCO = "praca";

const known = new Map<string, Lido<Documento>>();
const asked = new Map<string, Promise<Lido<Documento>>>();

/** The page that this document was loaded for has its data in itself, also a page that says that there is none. */
const block = typeof document === "undefined" ? null : document.getElementById(BLOCO);
if (block) known.set(location.pathname.replace(/(.)\/$/, "$1"), JSON.parse(block.textContent) as Documento | null);

/** What a page reads: at once while it is prerendered, on a direct visit and the second time. `path` as in its address. */
export function readDocumento<D extends Documento>(path: string): Lido<D> | Promise<Lido<D>> {
  if (import.meta.env.SSR) return (documentos.get(path) ?? null) as D | null;
  let answer: (Promise<Lido<Documento>> & { status?: string }) | undefined = asked.get(path);
  // React notes its state on a promise that a page waits for, and must be given the same one when it renders that page again.
  if (known.has(path) && !answer?.status) return known.get(path) as Lido<D>;
  if (!answer) {
    answer = fetchDocumento(path);
    asked.set(path, answer);
  }
  return answer as Promise<Lido<D>>;
}

/** The same without a request; undefined while it is not here. */
export function knownDocumento<D extends Documento>(path: string): Lido<D> {
  return (import.meta.env.SSR ? documentos.get(path) : known.get(path)) as Lido<D>;
}

/** Lets the next read ask again. */
export function forgetDocumento(path: string): void {
  known.delete(path);
  asked.delete(path);
}

async function fetchDocumento(path: string): Promise<Lido<Documento>> {
  const lido = await fetchJson<Documento>(`${path}.json`);
  known.set(path, lido);
  return lido;
}

/** Null for a file that does not exist. */
export async function fetchJson<T>(url: string, signal?: AbortSignal): Promise<T | null | undefined> {
  try {
    const response = await fetch(url, signal ? { signal } : {});
    if (response.status === 404) return null;
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
