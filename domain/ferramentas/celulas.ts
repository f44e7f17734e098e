import { formatReais } from "../catalogo/dinheiro.ts";
import { round } from "./numero.ts";

export type Decimal = "," | ".";

/** Three digits after the only sign: a thousand, or three decimals. A group never starts with 0: "0.500" is no thousand. */
const OPEN = { ",": /^[^\d=]*[1-9]\d{0,2},\d{3}\D*$/, ".": /^[^\d=]*[1-9]\d{0,2}\.\d{3}\D*$/ };
const PROVES = {
  ",": /^[^=]*,(\d{1,2}|\d{4,})\D*$|\.\d{3},\d|^\D*0,\d{3}\D*$/,
  ".": /^[^=]*\.(\d{1,2}|\d{4,})\D*$|,\d{3}\.\d|^\D*0\.\d{3}\D*$/,
};
const GROUPS = { ",": /^\D*\d{1,3}(\.\d{3}){2,}\D*$/, ".": /^\D*\d{1,3}(,\d{3}){2,}\D*$/ };
const WHOLE = /^\D*[1-9]\d{0,2}\D*$/;
const other = (decimal: Decimal): Decimal => (decimal === "," ? "." : ",");

/**
 * The decimal sign of each column, decided by the file: "120.000" is 120 beside "2.35" in another column. A column that writes
 * whole numbers both as "12" and as "3.000" has thousands. Null where a number stays open: only the owner knows.
 */
export function decimaisOf(cells: readonly (readonly string[])[]): Decimal[] | null {
  const columns = cells.map((values) => values.filter(isNumber));
  const proven = columns.map((values) => ({ ",": proves(values, ","), ".": proves(values, ".") }));
  const [hasComma, hasPoint] = [proven.some((one) => one[","]), proven.some((one) => one["."])];
  const decimais = columns.map((values, at): Decimal | null => {
    const own = proven[at] ?? { ",": false, ".": false };
    if (own[","] !== own["."]) return own[","] ? "," : ".";
    const isOpen = values.some((value) => OPEN[","].test(value) || OPEN["."].test(value));
    if (isOpen && hasComma === hasPoint) return null;
    return hasPoint && !hasComma ? "." : ",";
  });
  return decimais.includes(null) ? null : (decimais as Decimal[]);
}

/** Titles, days and hours prove nothing of numbers: "Itens: 12". */
const isNumber = (cell: string) => /\d/.test(cell) && !/[/:%]|[a-zà-ú]{3}/i.test(cell.replace(UNIDADE, ""));

function proves(values: readonly string[], decimal: Decimal): boolean {
  if (values.some((value) => PROVES[decimal].test(value) || GROUPS[decimal].test(value))) return true;
  // The last one may be a total, which is written in its own way.
  return (
    values.some((value) => OPEN[other(decimal)].test(value)) && values.slice(0, -1).some((value) => WHOLE.test(value))
  );
}

/** The first number that only the owner can read. */
export const openNumberOf = (columns: readonly (readonly string[])[]): string | undefined =>
  columns
    .flat()
    .filter(isNumber)
    .find((value) => OPEN["."].test(value) || OPEN[","].test(value))
    ?.trim();

/**
 * "R$ 1.234,50", "12,5-", "(3)", "12 UN", "1.234,50 D", "3,4E+02", and "=1234.5", a number of a spreadsheet. Empty is 0; NaN
 * when it is no number, or not one in this sign: "2.35" among decimal commas is no 235.
 */
export function numberOf(text: string, decimal: Decimal): number {
  if (text.charCodeAt(0) === EQUALS) return Number(text.slice(1));
  const plainly = plainNumberOf(text, decimal);
  if (!Number.isNaN(plainly)) return plainly;
  const cell = text.trim().replace(/^'/, "").replace(/[−–]/g, "-");
  if (cell === "" || cell === "-") return 0;
  if (/^-?\d+([.,]\d+)?e[+-]?\d{1,2}$/i.test(cell)) return Number(cell.replace(",", "."));
  const isNegative = /^\D*-|-$|^\(.*\)$|\d\s*C$/.test(cell);
  const bare = cell
    .replace(UNIDADE, "")
    .replace(/R\$|[()+-]/g, "")
    .trim();
  const value = plainNumberOf(
    /^\d{1,3}(\s\d{3})+(?!\d)/.test(bare) ? bare.replace(/\s/g, "") : bare,
    decimal,
    bare.length,
  );
  return isNegative ? -value : value;
}

/** "12 UN", and "D" or "C" of bookkeeping. */
const UNIDADE = /(?<=\d)\s*(un|und|unid|unidades?|cx|pc|pç|fr|bl|sc|cp|am|amp|kg|g|ml|l|d|c)\.?$/i;

/** The unit that a cell names, in capitals. */
export const unidadeOf = (cell: string): string => UNIDADE.exec(cell.trim())?.[1]?.toUpperCase() ?? "";

const EQUALS = 61;
/** More digits are not exact. */
const EXACT = 15;

/** Digits with signs of groups and decimals, as in most cells. Without expressions, which would take most of the time. */
function plainNumberOf(text: string, decimal: Decimal, most = EXACT): number {
  if (text === "" || text.length > most) return Number.NaN;
  let digits = 0;
  let scale = 0;
  /** Digits since the last sign, and whether that was one of groups. */
  let run = 0;
  let isGrouped = false;
  for (let place = 0; place < text.length; place++) {
    const digit = text.charCodeAt(place) - 48;
    if (digit >= 0 && digit <= 9) {
      digits = digits * 10 + digit;
      scale *= 10;
      run += 1;
      continue;
    }
    const sign = text[place];
    const isDecimal = sign === decimal;
    if (
      scale > 0 ||
      (isGrouped && run !== 3) ||
      !(isDecimal || ((sign === "," || sign === ".") && run > 0 && run <= 3))
    )
      return Number.NaN;
    if (isDecimal) scale = 1;
    else isGrouped = true;
    run = 0;
  }
  if (scale === 0 && isGrouped && run !== 3) return Number.NaN;
  if (text.length > EXACT) return Number(text.replaceAll(other(decimal), "").replace(",", "."));
  return scale > 0 ? (text.length === 1 ? Number.NaN : digits / scale) : digits;
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
