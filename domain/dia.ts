/** All days and hours of the product are those of São Paulo, wherever the browser or the server is. */
export const FUSO = "America/Sao_Paulo";

/** Made when first used: the first DateTimeFormat of a page costs a slow phone as much as the page's own script. */
function written(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, ...options });
    return format;
  };
}
const parts = written({ year: "numeric", month: "2-digit", day: "2-digit" });
const data = written({});
const diaEMes = written({ day: "numeric", month: "long" });

/** The day of a moment, `2026-11-16`. Made of parts: the order that a locale prints differs between versions of ICU. */
export function diaOf(moment: string | number): string {
  const found = parts().formatToParts(new Date(moment));
  const part = (wanted: "year" | "month" | "day") => found.find(({ type }) => type === wanted)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** "16/11/2026". */
export const formatData = (moment: string | number | Date) => data().format(new Date(moment));

/** "16 de novembro". */
export const formatDiaEMes = (moment: string | number | Date) => diaEMes().format(new Date(moment));
