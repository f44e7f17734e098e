import { formatReais } from "../catalogo/dinheiro.ts";

const BRAZILIAN = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{0,2})?$/;
const WITH_POINT = /^\d+\.\d{1,2}$/;

/**
 * Hundredths of a number as people type or paste it: cents of an amount, basis points of a percentage. Null if it is none.
 * A point before three digits separates thousands, before one or two it is the decimal point.
 */
export function parseCentesimos(texto: string): number | null {
  const bare = texto.replace(/\s/g, "").replace(/^R\$|%$/g, "");
  if (WITH_POINT.test(bare)) return Math.round(Number(bare) * 100);
  if (!BRAZILIAN.test(bare)) return null;
  return Math.round(Number(bare.replaceAll(".", "").replace(",", ".")) * 100);
}

/** `1.234,56`, or `1.234` without cents. */
export function formatValor(centavos: number): string {
  return formatReais(centavos).replace("R$ ", "").replace(/,00$/, "");
}

/** What was typed as it is written once the field is left; as it is where it is no number. */
export function formatDigitado(texto: string, format: (centesimos: number) => string = formatValor): string {
  const centesimos = parseCentesimos(texto);
  return centesimos === null ? texto : format(centesimos);
}

/** `32,1`, from basis points: at most two decimals, or as many as asked for, without zeros at the end. */
export function formatTaxa(pontos: number, casas = 2): string {
  const text = (pontos / 100).toFixed(casas).replace(".", ",");
  return text.includes(",") ? text.replace(/,?0+$/, "") : text;
}

/** Half away from zero. The small addition keeps 2116.5, computed as 2116.4999999, from being rounded down. */
export const round = (x: number) => Math.sign(x) * Math.round(Math.abs(x) + 1e-9);
/** What must be reached: sales, units. */
export const roundUp = (x: number) => Math.ceil(x - 1e-9);
/** What may be given: a discount. */
export const roundDown = (x: number) => Math.floor(x + 1e-9);
