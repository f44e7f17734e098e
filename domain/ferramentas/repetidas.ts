import type { Produto } from "./estoque.ts";
import type { Pergunta } from "./pergunta.ts";

type Repetidos = Extract<Pergunta, { tipo: "repetidos" }>;

interface Joined {
  produtos: Produto[];
  /** Rows that went into another one. */
  somadas: number;
  /** Asked where the rows themselves do not say it. */
  pergunta: Repetidos | null;
}

interface Options {
  /** A column of lots or expiry days. */
  hasLotes: boolean;
  resposta?: string | undefined;
}

/** With so many products whose rows all sell the same, it is one sale that is repeated. */
const SURE = 3;

/**
 * Rows of one product, for its lots or shops. Stock adds up. Sales that every row of a product repeats are those of the
 * product, and count once.
 */
export function joinRepetidas(lidos: Produto[], { hasLotes, resposta }: Options): Joined {
  const groups = groupsOf(lidos, hasLotes);
  if (!groups) return { produtos: lidos, somadas: 0, pergunta: null };
  const several = [...groups.values()].filter((group) => group.length > 1);
  const isSame = (of: (one: Produto) => number) =>
    several.every((group) => group.every((one) => of(one) === of(group[0] as Produto)));
  const [isSold, isStock] = [isSame(({ vendido }) => vendido), isSame(({ estoque }) => estoque)];
  const sold = several.filter(([first]) => (first?.vendido ?? 0) > 0).length;
  const stocked = several.filter(([first]) => (first?.estoque ?? 0) > 0).length;
  const pergunta = asked({
    isSold: isSold && sold > 0,
    isStock: isStock && stocked >= (hasLotes ? SURE : 1),
    isSure: hasLotes || sold >= SURE,
  });
  const once = resposta ?? (isSold ? "vendas" : "somar");
  const [first] = several;
  return {
    produtos: [...groups.values()].map((group) => (group.length === 1 ? (group[0] as Produto) : joined(group, once))),
    somadas: lidos.length - groups.size,
    pergunta:
      pergunta && first
        ? { tipo: "repetidos", nome: first[0]?.nome ?? "", linhas: first.length, alvo: pergunta }
        : null,
  };
}

function asked({
  isSold,
  isStock,
  isSure,
}: Record<"isSold" | "isStock" | "isSure", boolean>): Repetidos["alvo"] | null {
  if (isStock) return isSold ? "ambos" : "estoque";
  return isSold && !isSure ? "vendas" : null;
}

/** Null where no product has a second row, as in most reports: a set is cheaper than the groups. */
function groupsOf(lidos: Produto[], hasLotes: boolean): Map<unknown, Produto[]> | null {
  // Without a code only lots are joined: "DIPIRONA" in two presentations are two products.
  const keyOf = (one: Produto): unknown => {
    if (one.codigo) return `${one.codigo} ${one.nome}`;
    return hasLotes ? `${one.nome} ${one.custo}` : one;
  };
  const codes = new Set<string>();
  if (lidos.every(({ codigo }) => codigo && !codes.has(codigo) && codes.add(codigo))) return null;
  const groups = new Map<unknown, Produto[]>();
  for (const one of lidos) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups.size === lidos.length ? null : groups;
}

function joined(group: Produto[], once: string): Produto {
  const first = group[0] as Produto;
  const sum = (of: (one: Produto) => number) => group.reduce((total, one) => total + of(one), 0);
  if (once === "tudo") return first;
  const kept = sum(({ estoque }) => Math.max(0, estoque));
  const validades = group.flatMap(({ validade, estoque }) => (validade && estoque > 0 ? [validade] : [])).sort();
  const vendas = group.flatMap(({ ultimaVenda }) => (ultimaVenda ? [ultimaVenda] : [])).sort();
  return {
    ...first,
    estoque: once === "estoque" ? first.estoque : sum(({ estoque }) => estoque),
    vendido: once === "vendas" ? first.vendido : sum(({ vendido }) => vendido),
    custo: kept > 0 ? sum(({ estoque, custo }) => Math.max(0, estoque) * custo) / kept : first.custo,
    ...(first.validade !== undefined && { validade: validades[0] ?? null }),
    ...(first.ultimaVenda !== undefined && { ultimaVenda: vendas.at(-1) ?? null }),
  };
}
