/** All days and hours of the product are those of São Paulo, wherever the browser or the server is. */
export const FUSO = "America/Sao_Paulo";

const parts = new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, year: "numeric", month: "2-digit", day: "2-digit" });

/** The day of a moment, `2026-11-16`. Made of parts: the order that a locale prints differs between versions of ICU. */
export function diaOf(moment: string | number): string {
  const found = parts.formatToParts(new Date(moment));
  const part = (wanted: "year" | "month" | "day") => found.find(({ type }) => type === wanted)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}

const data = new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO });
const diaEMes = new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, day: "numeric", month: "long" });

/** "16/11/2026". */
export const formatData = (moment: string | number | Date) => data.format(new Date(moment));

/** "16 de novembro". */
export const formatDiaEMes = (moment: string | number | Date) => diaEMes.format(new Date(moment));
