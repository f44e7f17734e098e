import { formatReais } from "../catalogo/dinheiro.ts";
import { round } from "./numero.ts";

export type Decimal = "," | ".";

const WITH_COMMA = /,(\d{1,2}|\d{4})\D*$/;
/** A number in groups never starts with 0, so "0.500" has a decimal point. */
const WITH_POINT = /\.(\d{1,2}|\d{4,})\D*$|^\D*0\.\d{3}\D*$/;

/**
 * Decided by the whole column: "1.234" is 1234 beside "5,60" and among "12" and "3.000", and 1.234 beside "5.6". Three digits
 * after a comma are decimals, as systems in Brazil write quantities.
 */
export function decimalOf(values: readonly string[]): Decimal {
  if (values.some((value) => WITH_COMMA.test(value))) return ",";
  return values.some((value) => WITH_POINT.test(value)) ? "." : ",";
}

/** "R$ 1.234,50", "12,5-", "(3)", "1234.5". NaN when it is no number; empty is 0. */
export function numberOf(text: string, decimal: Decimal): number {
  const plainly = plainNumberOf(text, decimal);
  if (!Number.isNaN(plainly)) return plainly;
  const cell = text.trim();
  if (cell === "" || cell === "-") return 0;
  const isNegative = /^-|-$|^\(.*\)$/.test(cell);
  const bare = cell.replace(/R\$|[\s()+-]/g, "");
  const plain = decimal === "," ? bare.replaceAll(".", "").replace(",", ".") : bare.replaceAll(",", "");
  if (!/^\d*\.?\d+$|^\d+\.$/.test(plain)) return Number.NaN;
  return isNegative ? -Number(plain) : Number(plain);
}

/** More digits are not exact. */
const EXACT = 15;

/** Digits with signs of groups and decimals, as in most cells. Without expressions, which would take most of the time. */
function plainNumberOf(text: string, decimal: Decimal): number {
  if (text === "" || text.length > EXACT) return Number.NaN;
  let digits = 0;
  let scale = 0;
  for (let place = 0; place < text.length; place++) {
    const digit = text.charCodeAt(place) - 48;
    if (digit >= 0 && digit <= 9) {
      digits = digits * 10 + digit;
      scale *= 10;
      continue;
    }
    const sign = text[place];
    if (place === 0 || scale > 0 || (sign !== "," && sign !== ".")) return Number.NaN;
    if (sign === decimal) scale = 1;
  }
  return scale > 0 ? digits / scale : digits;
}

const DIA = /^\s*(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d))/;

/** dd/mm/aaaa, dd/mm/aa or aaaa-mm-dd, also before an hour; null when it is no day of the calendar. Without Date: it is slow. */
export function dayOf(text: string): string | null {
  const found = DIA.exec(text);
  if (!found) return null;
  const [, isoYear, isoMonth, isoDay, day = "", month = "", year = ""] = found;
  const ano = isoYear ?? (year.length === 2 ? `20${year}` : year);
  const mes = isoMonth ?? month.padStart(2, "0");
  const dia = isoDay ?? day.padStart(2, "0");
  return dia >= "01" && Number(dia) <= lastDayOf(Number(ano), mes) ? `${ano}-${mes}-${dia}` : null;
}

/** 0 for a month that does not exist. */
function lastDayOf(ano: number, mes: string): number {
  if (mes < "01" || mes > "12") return 0;
  if (mes === "02") return ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0) ? 29 : 28;
  return ["04", "06", "09", "11"].includes(mes) ? 30 : 31;
}

/** "1.200", "2,5": units of a product. */
export function formatQuantidade(unidades: number): string {
  return formatReais(round(unidades * 100))
    .replace("R$ ", "")
    .replace(/,00$|(,\d)0$/, "$1");
}
