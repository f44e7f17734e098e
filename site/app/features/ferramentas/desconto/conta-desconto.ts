import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { Valores } from "@eden/domain/ferramentas/campos";
import {
  type CampoDesconto,
  computeDesconto,
  computeLevePague,
  DESCONTO,
  type Desconto,
  descontoOf,
  type LevePague,
  promocaoOf,
} from "@eden/domain/ferramentas/desconto";

/** What the tool shows for the numbers typed so far. */
export type ContaDesconto =
  | { status: "falta"; nomes: string[] }
  | { status: "acima-do-teto" }
  | ({ status: "desconto"; desconto: number; resultado: Desconto } & Base)
  | ({ status: "pacote"; leve: number; pague: number; resultado: LevePague } & Base);

interface Base {
  preco: number;
  custo: number;
  encargos: number;
  unidades: number;
  aMais: number | null;
}

export type Feita = Extract<ContaDesconto, { resultado: object }>;

const PACOTE = 1;

export function computeConta(valores: Valores<CampoDesconto>): ContaDesconto {
  const { preco, custo, encargos, aMais, leve, pague } = valores;
  if (isAboveTeto(valores)) return { status: "acima-do-teto" };
  const isPacote = valores.forma === PACOTE;
  const unidades = isPacote ? (valores.unidades ?? 0) : valores.unidades;
  const promocao = promocaoTyped(valores);
  const falta = missing(valores, isPacote, promocao);
  if (falta.length > 0 || preco === null || custo === null || encargos === null || unidades === null)
    return { status: "falta", nomes: falta };
  const base = { preco, custo, encargos, unidades, aMais };
  if (isPacote) {
    if (leve === null || pague === null || pague >= leve)
      return { status: "falta", nomes: [DESCONTO.campos.pague.nome] };
    return { ...base, status: "pacote", leve, pague, resultado: computeLevePague({ ...base, leve, pague }) };
  }
  if (promocao === null || promocao > preco) return { status: "falta", nomes: [DESCONTO.campos.desconto.nome] };
  const resultado = computeDesconto({ ...base, promocao });
  return { ...base, status: "desconto", desconto: valores.desconto ?? descontoOf(preco, promocao), resultado };
}

function missing(valores: Valores<CampoDesconto>, isPacote: boolean, promocao: number | null): string[] {
  const needed: CampoDesconto[] = isPacote
    ? ["preco", "custo", "encargos", "leve", "pague"]
    : ["preco", "custo", "encargos", "unidades"];
  const nomes = needed.filter((nome) => valores[nome] === null).map((nome) => DESCONTO.campos[nome].nome);
  return !isPacote && promocao === null && valores.desconto === null
    ? [...nomes, DESCONTO.campos.desconto.nome]
    : nomes;
}

/** PMC is the ceiling of a medicine's normal price; hygiene and beauty have none. */
export const isAboveTeto = ({ preco, pmc, produto }: Valores<CampoDesconto>) =>
  (produto ?? 0) > 0 && preco !== null && pmc !== null && preco > pmc;

/** The promotional price, typed or from the discount. */
export function promocaoTyped({ preco, desconto, promocao }: Valores<CampoDesconto>): number | null {
  if (promocao !== null) return promocao;
  return preco === null || desconto === null ? null : promocaoOf(preco, desconto);
}

/** "R$ 2,78 a mais", "R$ 10,00 a menos" or "o mesmo lucro". */
export function differenceWords(centavos: number): string {
  if (centavos === 0) return "o mesmo lucro";
  return `${formatReais(Math.abs(centavos))} a ${centavos > 0 ? "mais" : "menos"}`;
}
