import { type Colunas, missingColunas } from "./colunas.ts";
import { likeColunas, namedColunas, plain } from "./nomes-de-colunas.ts";
import type { Pergunta, Respostas } from "./pergunta.ts";

export interface Cabecalho {
  /** Its line in the report, from 0; the lower one of two. */
  linha: number;
  colunas: Colunas;
  /** What it says of each column, over two lines both. */
  titulos: string[];
  /** Columns that are added up: a stock for each shop. */
  somas?: Partial<Record<"estoque" | "vendido", number[]>>;
  /** Cells of a row, where the rows of a text agree: another one was cut at a sign inside a cell. */
  celulas?: { least: number; most: number };
}

/** The header is among the first lines: titles of the report may stand above it. */
const FIRST_LINES = 30;
/** More are none of a report, and would take long. */
const MOST_COLUMNS = 500;
/** Enough to see how a column writes its cells. */
export const SAMPLE_ROWS = 400;

/** The line that names most columns; null if none names two, or the name beside anything else. */
export function findCabecalho(rows: readonly string[][]): Cabecalho | null {
  let best: Cabecalho | null = null;
  let most = 0;
  for (const [linha, row] of rows.slice(0, FIRST_LINES).entries()) {
    if (row.length > MOST_COLUMNS) continue;
    for (const candidate of [{ linha, titulos: row.map((cell) => cell.trim()) }, ...twoLines(rows, linha)]) {
      const own = rows[candidate.linha] ?? [];
      const colunas = namedColunas(candidate.titulos.map(plain), own.map(plain));
      const named = Object.keys(colunas).length;
      const isEnough = named > 1 || (colunas.nome !== undefined && isText(row) && filled(row) > 1);
      if (!isEnough || named <= most) continue;
      best = { ...candidate, colunas };
      most = named;
    }
  }
  return best;
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== "").length;
const isText = (row: readonly string[]) => row.every((cell) => !/^[\sR$\d.,%-]*\d[\s\d.,%-]*$/.test(cell));

/** Names over two lines: the words below continue those above, or stand under the name of their group. */
function twoLines(rows: readonly string[][], linha: number): { linha: number; titulos: string[] }[] {
  const [above = [], below = []] = [rows[linha], rows[linha + 1]];
  if (!isText(above) || !isText(below) || filled(above) < 2 || filled(below) < 2) return [];
  const hasGroups = filled(above) < above.length;
  let group = "";
  const titulos = Array.from({ length: Math.max(above.length, below.length) }, (_, place) => {
    const [over = "", under = ""] = [above[place]?.trim(), below[place]?.trim()];
    group = over || group;
    return `${under && hasGroups ? group : over} ${under}`.trim();
  });
  return [{ linha: linha + 1, titulos }];
}

type Located = { cabecalho: Cabecalho; pergunta: Pergunta | null };

/** What the cells say of columns that their names leave open, and the first question that only the owner can answer. */
export function refineCabecalho(
  rows: readonly string[][],
  found: Cabecalho,
  { respostas, isTexto }: { respostas: Respostas; isTexto: boolean },
): Located {
  const celulas = isTexto ? cellsOf(rows, found) : undefined;
  const straight = straighten(rows, celulas ? { ...found, celulas } : found, { respostas, isTexto });
  if (straight.pergunta) return straight;
  const sample = sampleOf(rows, straight.cabecalho);
  const bare = nameBare(sample, straight.cabecalho, respostas);
  if (bare.pergunta) return bare;
  return addAlike(bare.cabecalho, respostas);
}

function cellsOf(rows: readonly string[][], cabecalho: Cabecalho): { least: number; most: number } {
  const lengths = sampleOf(rows, cabecalho).map((row) => row.length);
  const times = new Map<number, number>();
  for (const length of lengths) times.set(length, (times.get(length) ?? 0) + 1);
  const [usual = 0, count = 0] = [...times].sort(([, one], [, next]) => next - one)[0] ?? [];
  const isUniform = count * 10 >= lengths.length * 9;
  return { least: isUniform ? usual : 0, most: Math.max(usual, cabecalho.titulos.length) };
}

export const sampleOf = (rows: readonly string[][], { linha }: Cabecalho) =>
  rows.slice(linha + 1, linha + 1 + SAMPLE_ROWS).filter((row) => filled(row) > 0);

/** Titles with a hole over shorter rows: a title cell was merged away, or a cell of each row is missing. */
function straighten(
  rows: readonly string[][],
  cabecalho: Cabecalho,
  { respostas, isTexto }: { respostas: Respostas; isTexto: boolean },
): Located {
  const { titulos } = cabecalho;
  const hole = titulos.findIndex((titulo, place) => titulo === "" && place > 0 && place < titulos.length - 1);
  const sample = sampleOf(rows, cabecalho);
  const isShifted = hole > 0 && sample.length > 0 && sample.every((row) => row.length < titulos.length);
  if (!isTexto || !isShifted) return { cabecalho, pergunta: null };
  const joined = titulos.toSpliced(hole, 1);
  if (!respostas.deslocado) {
    const row = sample[0] ?? [];
    const [separados, juntos] = [titulos, joined].map((names) => readAs(names, row)) as [string, string];
    return { cabecalho, pergunta: { tipo: "deslocado", separados, juntos } };
  }
  if (respostas.deslocado === "separados") return { cabecalho, pergunta: null };
  return { cabecalho: { ...cabecalho, titulos: joined, colunas: namedColunas(joined.map(plain)) }, pergunta: null };
}

/** "Descrição: DIPIRONA, Estoque: 120" */
const readAs = (titulos: readonly string[], row: readonly string[]) =>
  titulos
    .flatMap((titulo, place) => (titulo && row[place]?.trim() ? [`${titulo}: ${row[place]?.trim()}`] : []))
    .join(", ");

const CENTS = /[.,]\d{1,2}\D*$/;

/** "Venda", "Giro" and "Compra" alone: by their cells and by what is beside them. */
function nameBare(sample: readonly string[][], cabecalho: Cabecalho, respostas: Respostas): Located {
  const colunas: Colunas = { ...cabecalho.colunas };
  const bare = (...words: string[]) =>
    cabecalho.titulos.findIndex(
      (titulo, place) => words.includes(plain(titulo)) && !Object.values(colunas).includes(place),
    );
  const refined = () => ({ cabecalho: { ...cabecalho, colunas }, pergunta: null });
  const compra = bare("compra");
  if (compra >= 0) colunas.custo ??= compra;
  const venda = bare("venda", "vendas", "vd", "giro");
  if (venda < 0) return refined();
  const titulo = cabecalho.titulos[venda] ?? "";
  const isGiro = plain(titulo) === "giro";
  const cells = sample.map((row) => row[venda] ?? "").filter((cell) => /[1-9]/.test(cell));
  const isMoney = cells.filter((cell) => CENTS.test(cell)).length * 2 > cells.length;
  if (isGiro && (isMoney || colunas.vendido !== undefined)) return refined();
  if (!isGiro && (isMoney || colunas.vendido !== undefined)) {
    if (isPriceBeside(sample, venda, colunas)) colunas.preco ??= venda;
    return refined();
  }
  if (plain(titulo) === "vendas" || (!isGiro && colunas.preco !== undefined)) colunas.vendido = venda;
  else if (!respostas.venda) return { cabecalho, pergunta: { tipo: "venda", titulo, isGiro } };
  else if (respostas.venda === "unidades") colunas.vendido = venda;
  else if (respostas.venda === "preco") colunas.preco ??= venda;
  return refined();
}

/** What was earned with a product is no price: it is 0 where nothing was sold, and many times the cost. */
function isPriceBeside(sample: readonly string[][], place: number, { custo, vendido }: Colunas): boolean {
  const value = (row: readonly string[], at?: number) =>
    Number(
      (row[at ?? -1] ?? "")
        .replace(/[^\d,.]/g, "")
        .replace(/[,.](?=\d{1,2}$)/, "d")
        .replace(/[,.]/g, "")
        .replace("d", "."),
    );
  const unsold = sample.filter((row) => vendido !== undefined && value(row, vendido) === 0);
  if (unsold.length > 0 && unsold.every((row) => value(row, place) === 0)) return false;
  const ratios = sample
    .map((row) => value(row, place) / value(row, custo))
    .filter((ratio) => ratio > 0 && ratio < Infinity);
  const middle = ratios.sort((one, next) => one - next)[Math.floor(ratios.length / 2)];
  return middle === undefined || middle < 8;
}

/** Several columns of stock or of sales, one for each shop or month: added up, or one of them. */
function addAlike(cabecalho: Cabecalho, respostas: Respostas): Located {
  const nomes = cabecalho.titulos.map(plain);
  const somas: NonNullable<Cabecalho["somas"]> = {};
  const colunas = { ...cabecalho.colunas };
  for (const [coluna, tipo] of [
    ["estoque", "dois-estoques"],
    ["vendido", "duas-vendas"],
  ] as const) {
    const places = likeColunas(nomes, coluna);
    if (places.length < 2 || !places.includes(colunas[coluna] ?? -1) || haveDays(nomes, places)) continue;
    const resposta = respostas[tipo];
    if (!resposta)
      return { cabecalho, pergunta: { tipo, titulos: places.map((place) => [place, cabecalho.titulos[place] ?? ""]) } };
    if (resposta === "somar") somas[coluna] = places;
    else colunas[coluna] = Number(resposta);
  }
  return { cabecalho: { ...cabecalho, colunas, somas }, pergunta: null };
}

/** "Vendas 30 dias", "Vendas 90 dias": any of them will do, as its name says the days. */
function haveDays(nomes: readonly string[], places: readonly number[]): boolean {
  const days = places.map((place) => /\b(\d{1,3}) ?(d|dias)\b/.exec(nomes[place] ?? "")?.[1]);
  return days.every(Boolean) && new Set(days).size === days.length;
}

/** Why a text cannot be this table: decimals were cut at their comma, or cells at a sign inside a name. */
export function isCut(rows: readonly string[][], cabecalho: Cabecalho, separador: string): boolean {
  const width = rows[cabecalho.linha]?.length ?? 0;
  const last = (row: readonly string[]) => row.findLastIndex((cell) => cell.trim() !== "") + 1;
  const titled = last(rows[cabecalho.linha] ?? []);
  const sample = sampleOf(rows, cabecalho);
  const longer = sample.filter((row) => row.length > width);
  if (sample.filter((row) => last(row) > titled && row.length > width).length * 10 > sample.length) return true;
  if (separador !== "," || longer.length * 10 <= sample.length) return false;
  // An empty cell at the end may be a comma too many, or what the cents have moved there.
  const places = Array.from({ length: width }, (_, place) => place);
  return places.some(
    (place) =>
      place > 0 &&
      longer.filter((row) => /^\d{2}$/.test(row[place] ?? "") && /^-?\d+$/.test(row[place - 1] ?? "")).length * 10 >
        longer.length * 9,
  );
}

/** Sheets that have all four columns, else those that have a header at all. */
export function usableSheets<Sheet extends { cabecalho: Cabecalho | null }>(sheets: readonly Sheet[]): Sheet[] {
  const missing = ({ cabecalho }: Sheet) => (cabecalho ? missingColunas(cabecalho.colunas).length : 9);
  const full = sheets.filter((sheet) => missing(sheet) === 0);
  if (full.length > 0) return full;
  return sheets
    .filter((sheet) => sheet.cabecalho)
    .sort((one, next) => missing(one) - missing(next))
    .slice(0, 1);
}
