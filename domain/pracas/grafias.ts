import { compareEntradas, type Entrada, findCidades, normalizeNome, slugOf } from "./busca.ts";

const ABREVIADAS: Record<string, string> = { sta: "santa", sto: "santo", s: "sao" };

/** "sta rita" is "santa rita". */
const expand = (nome: string) => nome.replace(/\b(sta|sto|s)\b(?= )/g, (short) => ABREVIADAS[short] ?? short);

const MOST_FAR = 2;

/**
 * What was meant by a text that names no town: abbreviations written out, then a spelling at most two letters away, and at
 * most a quarter of them.
 */
export function grafiasDe(texto: string, entradas: readonly Entrada[]): Entrada[] {
  const [, semUf = ""] = /^(.+?)(?: [a-z]{2})?$/.exec(normalizeNome(texto)) ?? [];
  const long = expand(normalizeNome(texto));
  const found = long === normalizeNome(texto) ? [] : findCidades(long, entradas);
  if (found.length > 0) return found;
  const slugs = [long, expand(semUf)].map((nome) => nome.replaceAll(" ", "-"));
  return (
    slugs
      .map((slug) => grafiasProximas(slug, entradas).filter(([nome]) => isNear(slug, slugOf(nome))))
      .find((near) => near.length > 0) ?? []
  );
}

const isNear = (one: string, other: string) => distance(one, other) <= Math.min(MOST_FAR, Math.floor(one.length / 4));

const QUANTAS_GRAFIAS = 3;

/** The three towns whose spelling is nearest to the one asked for; the larger one where two are as near. */
export function grafiasProximas(slug: string, entradas: readonly Entrada[]): Entrada[] {
  return entradas
    .map((entrada) => ({ entrada, far: distance(slug, slugOf(entrada[0])) }))
    .sort((one, other) => one.far - other.far || compareEntradas(one.entrada, other.entrada))
    .slice(0, QUANTAS_GRAFIAS)
    .map(({ entrada }) => entrada);
}

/** Letters to insert, delete, replace or swap with their neighbour. */
function distance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const steps = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1)];
      row.push(Math.min(...steps, swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY));
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
