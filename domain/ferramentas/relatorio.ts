import { formatReais } from "../catalogo/dinheiro.ts";
import { type Decimal, dayOf, decimalOf, formatQuantidade, numberOf } from "./celulas.ts";
import type { Cabecalho, Coluna, Colunas } from "./colunas.ts";
import type { Produto } from "./estoque.ts";
import { formatDia } from "./hoje.ts";

/** Above these a phone runs out of memory. */
export const MAX_BYTES = 40_000_000;
export const MAX_LINHAS = 200_000;

const SEPARATORS = [";", "\t", ",", "|"];

/** The one that gives most lines the same number of cells, outside quotes. */
export function separatorOf(texto: string): string {
  const lines = texto
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .slice(0, 40);
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => countOutsideQuotes(line, separator)).filter((count) => count > 0);
    const times = new Map<number, number>();
    for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
    return Math.max(0, ...[...times].map(([count, lines]) => lines * Math.min(count, 30)));
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ";";
}

function countOutsideQuotes(line: string, separator: string): number {
  let count = 0;
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) count++;
  }
  return count;
}

export interface Lidos {
  produtos: Produto[];
  /** Titles above the header, totals, page breaks. */
  puladas: number;
}

export function readProdutos(rows: readonly string[][], cabecalho: Cabecalho): Lidos {
  const read = readerOf(rows, cabecalho);
  const produtos: Produto[] = [];
  let puladas = rows.slice(0, cabecalho.linha).filter((row) => !isBlank(row)).length;
  for (let index = cabecalho.linha + 1; index < rows.length; index++) {
    const row = rows[index] ?? [];
    const produto = read(row);
    if (produto) produtos.push(produto);
    else if (!isBlank(row)) puladas++;
  }
  return { produtos, puladas };
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

/** Rows of printed reports that are no product. */
const NO_PRODUCT =
  /^(sub-?)?tota(l|is)(\s*[:-]|\s+(geral|gerais|do|da|dos|das|de|por)\b|\s*$)|^p[aá]gina\b|^grupo\b\s*[:-]/i;
const NUMBERS = ["estoque", "vendido", "custo", "preco"] as const;
/** Enough to see how a column writes its numbers. */
const SAMPLE_ROWS = 400;

function readerOf(
  rows: readonly string[][],
  { linha, colunas }: Cabecalho,
): (row: readonly string[]) => Produto | null {
  const sample = rows.slice(linha + 1, linha + 1 + SAMPLE_ROWS);
  const [estoqueOf, vendidoOf, custoOf, precoOf] = NUMBERS.map((coluna) => {
    const place = colunas[coluna] ?? -1;
    const decimal: Decimal = decimalOf(sample.map((row) => row[place] ?? ""));
    return (row: readonly string[]) => numberOf(row[place] ?? "", decimal);
  }) as [Reader, Reader, Reader, Reader];
  const cell = (row: readonly string[], coluna: Coluna) => row[colunas[coluna] ?? -1] ?? "";
  return (row) => {
    const nome = cell(row, "nome").trim();
    const estoque = estoqueOf(row);
    const vendido = vendidoOf(row);
    const custo = custoOf(row);
    if (!nome || NO_PRODUCT.test(nome) || Number.isNaN(estoque + vendido + custo)) return null;
    if (estoque + vendido + custo === 0 && NUMBERS.every((coluna) => cell(row, coluna).trim() === "")) return null;
    const produto: Produto = { nome, estoque, vendido, custo: Math.round(custo * 100) };
    if (colunas.preco !== undefined) produto.preco = Math.round(precoOf(row) * 100) || produto.custo;
    if (colunas.codigo !== undefined) produto.codigo = cell(row, "codigo").trim();
    if (colunas.validade !== undefined) produto.validade = dayOf(cell(row, "validade"));
    if (colunas.ultimaVenda !== undefined) produto.ultimaVenda = dayOf(cell(row, "ultimaVenda"));
    return produto;
  };
}

type Reader = (row: readonly string[]) => number;

/** The first products as they were read, by column, so that the owner sees whether "1.200" is a thousand. */
export function samplesOf(
  rows: readonly string[][],
  cabecalho: Cabecalho,
  count = 3,
): Partial<Record<Coluna, string[]>> {
  const { colunas, linha } = cabecalho;
  // Without the column of the names every line with numbers counts.
  const named = { ...cabecalho, colunas: { ...colunas, nome: colunas.nome ?? firstOf(colunas) } };
  const read = readerOf(rows, named);
  const found: Produto[] = [];
  for (let index = linha + 1; index < rows.length && found.length < count; index++) {
    const produto = read(rows[index] ?? []);
    if (produto) found.push(produto);
  }
  const places = Object.keys(colunas) as Coluna[];
  return Object.fromEntries(places.map((coluna) => [coluna, found.map((produto) => shown(produto, coluna))]));
}

const firstOf = (colunas: Colunas) => Object.values(colunas)[0] ?? 0;

function shown(produto: Produto, coluna: Coluna): string {
  if (coluna === "nome") return produto.nome;
  if (coluna === "codigo") return produto.codigo ?? "";
  if (coluna === "estoque" || coluna === "vendido") return formatQuantidade(produto[coluna]);
  if (coluna === "custo" || coluna === "preco") return formatReais(produto[coluna] ?? 0).replace("R$ ", "");
  const dia = produto[coluna];
  return dia ? formatDia(dia) : "sem data";
}

const DIAS = /(\d{2}\/\d{2}\/\d{4})\s*(?:a|à|até|ate|-|–)?\s*(\d{2}\/\d{2}\/\d{4})/i;
const DAY_MS = 86_400_000;

/** Days of the sales, where the title or the header says them: "01/08/2026 a 31/10/2026", "Vendas 90 dias". */
export function periodoOf(rows: readonly string[][], { linha, colunas }: Cabecalho): number | null {
  const titles = rows.slice(0, linha).flat().join(" ");
  const [de = null, ate = null] = DIAS.exec(titles)?.slice(1).map(dayOf) ?? [];
  if (de && ate && de <= ate) return (Date.parse(ate) - Date.parse(de)) / DAY_MS + 1;
  const words = `${rows[linha]?.[colunas.vendido ?? -1] ?? ""} ${titles}`;
  const dias = /\b(\d{1,3})\s*(?:dias|d)\b/i.exec(words)?.[1];
  return dias && Number(dias) > 0 ? Number(dias) : null;
}
