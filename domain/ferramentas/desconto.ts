import { dinheiro, inteiro, taxa } from "./campos.ts";
import { round, roundDown, roundUp } from "./numero.ts";

/** What the tool "Desconto que cabe" asks for. `produto` and `forma` are choices, by their index. */
const campos = {
  preco: dinheiro("o preço normal"),
  custo: dinheiro("o custo"),
  encargos: taxa("o cartão e o imposto"),
  unidades: inteiro("quanto vende por mês", 1, 999_999),
  desconto: taxa("o desconto"),
  promocao: dinheiro("o preço na promoção"),
  aMais: taxa("quanto espera vender a mais", 100_000, "O percentual fica entre 0 e 1.000%."),
  pmc: dinheiro("o PMC"),
  leve: inteiro("quantas leva", 2, 6),
  pague: inteiro("quantas paga", 1, 5),
  produto: inteiro("o produto", 0, 1),
  forma: inteiro("a promoção", 0, 1),
};

export type CampoDesconto = keyof typeof campos;

export const DESCONTO = {
  campos,
  chaves: {
    k: ["produto"],
    p: ["preco"],
    c: ["custo"],
    e: ["encargos"],
    u: ["unidades"],
    d: ["desconto"],
    r: ["promocao"],
    g: ["aMais"],
    t: ["pmc"],
    f: ["forma"],
    l: ["leve", "pague"],
  },
} as const;

interface Produto {
  preco: number;
  custo: number;
  /** Card and tax, in basis points of the price. */
  encargos: number;
}

interface Promocao extends Produto {
  promocao: number;
  /** Units sold in a month today. */
  unidades: number;
  /** Expected extra volume, in basis points. */
  aMais: number | null;
}

export interface Desconto {
  /** A unit earns; in the promotion, or already before it, it earns nothing or loses. To the cent, as it is shown. */
  status: "ok" | "perde" | "ja-perde";
  promocao: number;
  /** Profit of one unit. */
  antes: number;
  depois: number;
  /** Discount at which the profit is zero. */
  descontoZero: number;
  /** Lowest price that keeps the profit of the month with the expected volume, and its discount. */
  precoQueCabe: number | null;
  descontoQueCabe: number | null;
  /** Only where each unit still earns: how many times today's units, how many in all, how many more. */
  vezes: number | null;
  precisaVender: number | null;
  aMaisUnidades: number | null;
}

export const promocaoOf = (preco: number, desconto: number) => round((preco * (10_000 - desconto)) / 10_000);
export const descontoOf = (preco: number, promocao: number) => round((1 - promocao / preco) * 10_000);

const liquido = (preco: number, encargos: number) => (preco * (10_000 - encargos)) / 10_000;

export function computeDesconto({ preco, custo, encargos, promocao, unidades, aMais }: Promocao): Desconto {
  const antes = liquido(preco, encargos) - custo;
  const depois = liquido(promocao, encargos) - custo;
  const status = statusOf(round(antes), round(depois));
  const vezes = status === "ok" ? antes / depois : null;
  const precisaVender = vezes === null ? null : roundUp(unidades * vezes);
  const precoQueCabe =
    aMais !== null && status !== "ja-perde" ? lowestPreco({ preco, custo, encargos }, antes, aMais) : null;
  return {
    status,
    promocao,
    antes: round(antes),
    depois: round(depois),
    descontoZero: Math.max(0, roundDown((1 - custo / liquido(preco, encargos)) * 10_000)),
    precoQueCabe,
    descontoQueCabe: precoQueCabe === null ? null : descontoOf(preco, precoQueCabe),
    vezes,
    precisaVender,
    aMaisUnidades: precisaVender === null ? null : precisaVender - unidades,
  };
}

function statusOf(antes: number, depois: number): Desconto["status"] {
  if (antes <= 0) return "ja-perde";
  return depois <= 0 ? "perde" : "ok";
}

/** Up to the cent: a cent less would lose it on every unit. */
function lowestPreco({ preco, custo, encargos }: Produto, antes: number, aMais: number): number {
  const needed = ((custo + antes / (1 + aMais / 10_000)) * 10_000) / (10_000 - encargos);
  return Math.min(preco, roundUp(needed));
}

/** What the promotion costs in a month in which it sells nothing more, by the profits as they are shown. */
export const custoSemVenderMais = ({ antes, depois }: Pick<Desconto, "antes" | "depois">, unidades: number) =>
  Math.max(0, antes - depois) * unidades;

interface Pacote extends Produto {
  leve: number;
  pague: number;
}

export interface LevePague {
  descontoPorUnidade: number;
  /** Profit of one unit at the normal price, and of the pack. */
  unidade: number;
  pacote: number;
  /** For each number of units that the customer bought anyway: profit of the pack against it. */
  quemLevava: { unidades: number; diferenca: number }[];
}

/** "Leve 3, pague 2": what the pack earns against what the customer would have bought anyway. */
export function computeLevePague({ preco, custo, encargos, leve, pague }: Pacote): LevePague {
  const unidade = liquido(preco, encargos) - custo;
  const pacote = liquido(pague * preco, encargos) - leve * custo;
  return {
    descontoPorUnidade: round((1 - pague / leve) * 10_000),
    unidade: round(unidade),
    pacote: round(pacote),
    quemLevava: Array.from({ length: leve }, (_, index) => ({
      unidades: index + 1,
      diferenca: round(pacote - unidade * (index + 1)),
    })),
  };
}
