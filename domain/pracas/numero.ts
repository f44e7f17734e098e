/** `6.373`. Not Intl: the first NumberFormat of a page costs at least 50 ms of main-thread time on a phone. */
export const formatNumero = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ".");

/** Half up, which `Math.round` does for what is counted here: nothing is negative. */
export const ratioOf = (habitantes: number, ativas: number) => Math.round(habitantes / ativas);

/** `39%`, without decimals; `menos de 1%` for what exists and would be rounded to nothing. */
export function formatParte(part: number, whole: number): string {
  const percent = (100 * part) / whole;
  return percent > 0 && percent < 0.5 ? "menos de 1%" : `${Math.round(percent)}%`;
}

const MESES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");

/** `2026-10` as "outubro de 2026". */
export function formatMes(mes: string): string {
  const [ano, numero] = mes.split("-");
  return `${MESES[Number(numero) - 1]} de ${ano}`;
}

const POR_EXTENSO = ["nenhuma", "uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"];

/** A number of towns or pharmacies, in words up to ten. */
export const spellOut = (count: number) => POR_EXTENSO[count] ?? formatNumero(count);

/** `1 farmácia`, `14 farmácias`. */
export const countOf = (count: number, one: string, many: string) =>
  `${formatNumero(count)} ${count === 1 ? one : many}`;

/** `nenhuma abriu`, `1 abriu`, `14 abriram`. */
export const happened = (count: number, one: string, many: string) => {
  if (count === 0) return `nenhuma ${one}`;
  return `${formatNumero(count)} ${count === 1 ? one : many}`;
};
