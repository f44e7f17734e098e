import type { InventedEmpresa } from "./invented-empresa.ts";
import { inventEmpresa, inventLoja, type Loja, redeShareOf } from "./invented-loja.ts";
import { mulberry32 } from "./random.ts";

/** A town of data/, with the inhabitants that decide how many pharmacies it gets. */
export interface Cidade {
  tom: string;
  ibge: number;
  uf: string;
  habitantes: number;
}

interface Mercado {
  seed: number;
  /** AAAA-MM */
  month: string;
  cidades: Cidade[];
  /** Active pharmacies of a town by its IBGE code, where they are not drawn. */
  ativas?: Record<number, number>;
}

const NATIONAL = 30;
const OF_STATE = 25;
/** Of the shops that belong to no chain. */
const GROUP_SHARE = 0.14;
/** Ever registered; two or three of them are active. */
const GROUP_SIZE = 9;

/**
 * Invented companies of a whole market: pharmacies of real towns, of which about one in three is active, in chains, small
 * groups and single stores. The same values always give the same market.
 */
export function inventMercado({ seed, month, cidades, ativas }: Mercado): InventedEmpresa[] {
  const lojas = new Map<string, Loja[]>();
  for (const [town, cidade] of cidades.entries()) {
    const random = mulberry32(seed * 7_919 + cidade.ibge);
    const open = ativas?.[cidade.ibge] ?? drawAtivas(cidade, random);
    for (const { raiz, loja } of lojasOf(cidade, { town, open, month, random })) {
      const all = lojas.get(raiz);
      if (all) all.push(loja);
      else lojas.set(raiz, [loja]);
    }
  }
  return Array.from(lojas, ([raiz, list], index) => inventEmpresa({ raiz, lojas: list, month, seed: seed + index }));
}

/** Inhabitants per active pharmacy vary around a typical value of the size of the town. */
function drawAtivas({ habitantes }: Cidade, random: () => number): number {
  const [, typical] = TYPICAL.find(([below]) => habitantes < below) as [number, number];
  const noise = Math.exp((random() + random() + random() - 1.5) * 0.55);
  const expected = habitantes / (typical * noise);
  // Some small towns have none.
  const chance = (random() + random() + random() - 1.5) * 1.4 * Math.sqrt(expected);
  return Math.max(0, Math.round(expected + chance));
}

const TYPICAL: [number, number][] = [
  [5000, 1900],
  [20_000, 1650],
  [100_000, 1350],
  [500_000, 1400],
  [Number.POSITIVE_INFINITY, 1750],
];

/** Shops as they opened, until so many of them are active. */
function* lojasOf(cidade: Cidade, market: { town: number; open: number; month: string; random: () => number }) {
  const { town, open, month, random } = market;
  const share = redeShareOf(cidade.habitantes) * (0.6 + 0.8 * random());
  const chains = chainsOf(cidade, Math.max(1, Math.round(2 + 2.4 * Math.log(1 + open * share))), random);
  let [active, grouped, single] = [0, 0, 0];
  while (active < open) {
    const isRede = random() < share;
    const loja = inventLoja({ cidade, month, isRede, random });
    if (loja.ativa) active += 1;
    if (isRede) {
      // The first of a town's chains has the most shops.
      yield { raiz: chains[Math.floor(chains.length ** random()) - 1] ?? "N0000001", loja };
    } else if (random() < GROUP_SHARE) {
      yield { raiz: ownRaiz("G", town, Math.floor(grouped++ / GROUP_SIZE)), loja };
    } else {
      yield { raiz: ownRaiz("U", town, single++), loja };
    }
  }
}

/** Roots of the chains in a town: national ones and those of its state. */
function chainsOf({ uf }: Cidade, count: number, random: () => number): string[] {
  const chains = new Set<string>();
  for (let tries = 0; chains.size < count && tries < count * 20; tries++) {
    const isNational = random() < 0.45;
    const number = Math.floor((isNational ? NATIONAL : OF_STATE) ** random());
    chains.add(`${isNational ? "N0" : uf}${String(number).padStart(6, "0")}`);
  }
  return [...chains];
}

/** Eight characters: the kind, the town and a number in base 36. */
const ownRaiz = (kind: string, town: number, number: number) =>
  `${kind}${town.toString(36).padStart(3, "0")}${number.toString(36).padStart(4, "0")}`.toUpperCase();
