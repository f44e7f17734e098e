import { type Entrada, normalizeNome, ufOfCodigo } from "@eden/domain/pracas/busca";
import type { ListaDoEstado } from "@eden/domain/pracas/documentos";
import { fetchJson } from "./praca.ts";

const asked = new Map<string, Promise<Entrada[] | undefined>>();

/**
 * The towns among which a typed text can be found: those of its first letter, of the state of an IBGE code one. Undefined
 * if they did not arrive.
 */
export function loadEntradas(texto: string): Promise<Entrada[] | undefined> {
  const uf = ufOfCodigo(texto);
  if (uf) return loadCidades(uf, Number(texto));
  const letter = /^[a-z]/.exec(normalizeNome(texto))?.[0];
  return letter ? once(letter, () => fetchJson<Entrada[]>(`/raio-x/indice/${letter}.json`)) : Promise.resolve([]);
}

/** The towns of a state, or the one with this code. */
export async function loadCidades(uf: string, ibge?: number): Promise<Entrada[] | undefined> {
  const path = `/raio-x/${uf.toLowerCase()}.json`;
  return await once(`${uf} ${ibge}`, async () => {
    const lista = await fetchJson<ListaDoEstado>(path);
    return lista?.cidades
      .filter(([, codigo]) => ibge === undefined || codigo === ibge)
      .map(([nome, , habitantes]) => [nome, uf, habitantes]);
  });
}

/** One request for each key. A file that does not exist has no towns; one that did not arrive is asked for again. */
function once(key: string, load: () => Promise<Entrada[] | null | undefined>): Promise<Entrada[] | undefined> {
  const before = asked.get(key);
  if (before) return before;
  const entradas = load().then((found) => {
    if (found === undefined) asked.delete(key);
    return found === null ? [] : found;
  });
  asked.set(key, entradas);
  return entradas;
}
