import { formatReais } from "../catalogo/dinheiro.ts";
import { type Cabecalho, SAMPLE_ROWS, sampleOf } from "./cabecalho.ts";
import { type Decimal, dayOf, decimaisOf, formatQuantidade, numberOf, openNumberOf, unidadeOf } from "./celulas.ts";
import { type Coluna, type Colunas, namedColunas, plain } from "./colunas.ts";
import type { Produto } from "./estoque.ts";
import { formatDia } from "./hoje.ts";
import type { Pergunta, Respostas } from "./pergunta.ts";
import { joinRepetidas } from "./repetidas.ts";

/** Above these a phone runs out of memory. */
export const MAX_BYTES = 40_000_000;
export const MAX_LINHAS = 200_000;

const SEPARATORS = [";", "\t", ",", "|"];

/** The one that gives most lines the same number of cells, outside quotes. */
export function separatorOf(texto: string): string {
  const lines = joinQuoted(texto.slice(0, 20_000).split(/\r\n|\n|\r/)).slice(0, 40);
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => countOutsideQuotes(line, separator)).filter((count) => count > 0);
    const times = new Map<number, number>();
    for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
    return Math.max(0, ...[...times].map(([count, lines]) => lines * Math.min(count, 30)));
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ";";
}

/** A line end between quotes is part of its cell. A quote that never closes is one of the text. */
function joinQuoted(lines: string[]): string[] {
  const joined: string[] = [];
  let open: string[] = [];
  for (const line of lines) {
    const isOdd = (line.split('"').length - 1) % 2 === 1;
    if (open.length > 0 || isOdd) open.push(line);
    if (open.length > MOST_LINES_OF_A_CELL || (open.length === 1 && !isOdd)) {
      joined.push(...open);
      open = [];
    } else if (open.length > 1 && isOdd) {
      joined.push(open.join(" "));
      open = [];
    } else if (open.length === 0) joined.push(line);
  }
  return [...joined, ...open];
}

const MOST_LINES_OF_A_CELL = 8;

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
  /** Rows below the header that say anything. */
  linhas: number;
  /** Titles above the header, totals, page breaks. */
  puladas: number;
  /** Rows of products whose numbers cannot be read, and how the first is written. */
  recusadas: number;
  recusada: string;
  /** Rows of lots or shops that went into their product. */
  somadas: number;
  repetidos: Extract<Pergunta, { tipo: "repetidos" }> | null;
  /** Where units have cents. */
  emDinheiro: Extract<Pergunta, { tipo: "unidades" }> | null;
  /** No cost has a decimal sign. */
  isCustoInteiro: boolean;
}

/** Whether another table follows, with other columns. */
export class OutraTabela extends Error {}

export function readProdutos(rows: readonly string[][], cabecalho: Cabecalho, respostas: Respostas = {}): Lidos {
  const read = readerOf(rows, cabecalho, { respostas });
  const totals = createTotals();
  const lidos: Produto[] = [];
  const count = { linhas: 0, puladas: 0, recusadas: 0, recusada: "" };
  count.puladas = rows.slice(0, cabecalho.linha).filter((row) => !isBlank(row)).length;
  for (let index = cabecalho.linha + 1; index < rows.length; index++) {
    const row = rows[index] ?? [];
    if (isBlank(row)) continue;
    count.linhas += 1;
    const lida = read(row);
    if (lida === "pulada") {
      count.puladas += 1;
      if (isOtherHeader(row, cabecalho)) throw new OutraTabela();
    } else if (totals.isSum(lida.produto, lida.couldBeSum)) count.puladas += 1;
    else if (lida.tipo === "recusada") {
      count.recusadas += 1;
      count.recusada ||= row.filter((cell) => cell.trim()).join(" · ").slice(0, 80);
    } else {
      totals.add(lida.produto);
      lidos.push(lida.produto);
    }
  }
  const hasLotes = cabecalho.titulos.some((titulo) => /\b(lote|validade|venc\w*)\b/i.test(titulo));
  const { produtos, somadas, pergunta } = joinRepetidas(lidos, { hasLotes, resposta: respostas.repetidos });
  return { ...count, produtos, somadas, repetidos: pergunta, ...cellsOf(rows, cabecalho, lidos) };
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

function isOtherHeader(row: readonly string[], { colunas, linha }: Cabecalho): boolean {
  if (linha === 0 && row.length < 3) return false;
  const found = namedColunas(row.map(plain));
  const names = Object.keys(found) as Coluna[];
  return names.length >= 4 && names.some((name) => colunas[name] !== undefined && colunas[name] !== found[name]);
}

/** Totals that no word names: what all rows, or those since the last total, add up to. */
function createTotals() {
  const sums = [newSum(), newSum()];
  const isSame = (one: number, next: number) => Math.abs(one - next) < 0.005;
  return {
    isSum(produto: Produto, couldBe: boolean): boolean {
      if (!couldBe) return false;
      const found = sums.some(
        ({ rows, estoque, vendido, valor }) =>
          rows > 1 &&
          (estoque !== 0 || vendido !== 0) &&
          isSame(estoque, produto.estoque) &&
          isSame(vendido, produto.vendido) &&
          (produto.custo === 0 || Math.abs(valor - produto.custo) < rows),
      );
      if (found) sums[1] = newSum();
      return found;
    },
    add(produto: Produto): void {
      for (const sum of sums) {
        sum.rows += 1;
        sum.estoque += produto.estoque;
        sum.vendido += produto.vendido;
        sum.valor += produto.estoque * produto.custo;
      }
    },
  };
}

const newSum = () => ({ rows: 0, estoque: 0, vendido: 0, valor: 0 });

/** Rows of printed reports that are no product. */
const NO_PRODUCT =
  /^(sub-?\s?)?tota(l|is)(\s*[:-]|\s+(geral|gerais|do|da|dos|das|de|por)\b|\s*$)|^sub-?\s?total\b|^p[aá]gina\b|^grupo\b\s*[:-]|^(itens|produtos|registros|quantidade|qtd\w*)\b[^:]{0,30}:\s*\d|^(valor|vlr|custo|soma|quantidade|qtde?|saldo|estoque|vendas?)\.? (total|geral|do estoque|em estoque)\b|^geral\s*:?$/i;
const LETTERS = new Set([..."tspgirqvceTSPGIRQVCE"].map((letter) => letter.charCodeAt(0)));
/** Before an expression, which would take most of the time: such words begin with one of these letters. */
const isNoProduct = (cell: string) =>
  LETTERS.has(cell.charCodeAt(cell.charCodeAt(0) === 32 ? 1 : 0)) && NO_PRODUCT.test(cell.trim());
const NUMBERS = ["estoque", "vendido", "custo", "preco"] as const;
type Numero = (typeof NUMBERS)[number];

type Lida = "pulada" | { tipo: "lida" | "recusada"; produto: Produto; couldBeSum: boolean };
type Reader = (row: readonly string[]) => Lida;
type Amount = (row: readonly string[]) => number;

interface ReaderOptions {
  respostas: Respostas;
  /** Without the column of the names every row with numbers counts. */
  hasNome?: boolean;
}

const cellOf = (row: readonly string[], place: number | undefined) => row[place ?? -1] ?? "";

/** Cells of the columns of numbers, in the order of NUMBERS. */
const numberCells = (sample: readonly string[][], cabecalho: Cabecalho) =>
  NUMBERS.map((coluna) => placesOf(coluna, cabecalho).flatMap((place) => sample.map((row) => row[place] ?? "")));

const placesOf = (coluna: Numero, { colunas, somas = {} }: Cabecalho): readonly number[] =>
  (coluna === "estoque" || coluna === "vendido" ? somas[coluna] : undefined) ?? [colunas[coluna] ?? -1];

/** A number that only the owner can read; undefined when the file says how it writes decimals. */
export function openNumber(rows: readonly string[][], cabecalho: Cabecalho): string | undefined {
  const cells = numberCells(sampleOf(rows, cabecalho), cabecalho);
  return decimaisOf(cells) === null ? openNumberOf(cells) : undefined;
}

function numbersOf(rows: readonly string[][], cabecalho: Cabecalho, respostas: Respostas): Record<Numero, Amount> {
  const decimais = decimaisOf(numberCells(sampleOf(rows, cabecalho), cabecalho));
  const readers = NUMBERS.map((coluna, at): [Numero, Amount] => {
    const decimal: Decimal = decimais?.[at] ?? (respostas.decimal === "." ? "." : ",");
    const places = placesOf(coluna, cabecalho);
    const [first = -1] = places;
    if (places.length === 1) return [coluna, (row) => numberOf(row[first] ?? "", decimal)];
    return [coluna, (row) => places.reduce((sum, place) => sum + numberOf(row[place] ?? "", decimal), 0)];
  });
  return Object.fromEntries(readers) as Record<Numero, Amount>;
}

function readerOf(rows: readonly string[][], cabecalho: Cabecalho, { respostas, hasNome = true }: ReaderOptions): Reader {
  const { colunas } = cabecalho;
  const number = numbersOf(rows, cabecalho, respostas);
  const hasUnits = sampleOf(rows, cabecalho).some((row) => unidadeOf(cellOf(row, colunas.vendido)) !== "");
  const adjust = adjustment(respostas);
  return (row) => {
    const nome = cellOf(row, colunas.nome).trim();
    const codigo = cellOf(row, colunas.codigo).trim();
    const hasCode = /\d{3}/.test(codigo);
    if (hasCode ? isNoProduct(nome) : row.some(isNoProduct)) return "pulada";
    const [estoque, vendido, custo] = [number.estoque(row), number.vendido(row), number.custo(row)];
    const isUnread = Number.isNaN(estoque + vendido + custo);
    if (isUnread && digitsIn(row, colunas) < 2) return "pulada";
    if (estoque + vendido + custo === 0 && NUMBERS.every((coluna) => cellOf(row, colunas[coluna]).trim() === ""))
      return "pulada";
    if (hasNome && nome !== "" && !/[a-zà-ú]/i.test(nome)) return "pulada";
    const produto: Produto = { nome, estoque, vendido, custo: Math.max(0, Math.round(custo * 100)) };
    if (colunas.preco !== undefined) produto.preco = Math.round(number.preco(row) * 100) || produto.custo;
    if (colunas.codigo !== undefined) produto.codigo = codigo;
    if (colunas.validade !== undefined) produto.validade = dayOf(cellOf(row, colunas.validade));
    if (colunas.ultimaVenda !== undefined) produto.ultimaVenda = dayOf(cellOf(row, colunas.ultimaVenda));
    const isNameless = hasNome && nome === "";
    if (isNameless && !isUnread && codigo === "" && custo === 0) return "pulada";
    const couldBeSum = !isUnread && !hasCode && (isNameless || colunas.codigo !== undefined || custo === 0 || !cellOf(row, colunas.custo).trim());
    if (isUnread || isNameless || (hasUnits && haveTwoUnits(row, colunas))) return { tipo: "recusada", produto, couldBeSum };
    return { tipo: "lida", produto: adjust(produto), couldBeSum };
  };
}

const digitsIn = (row: readonly string[], colunas: Colunas) =>
  (["estoque", "vendido", "custo"] as const).filter((coluna) => /\d/.test(cellOf(row, colunas[coluna]))).length;

/** Stock in boxes and sales in units are no one measure. */
function haveTwoUnits(row: readonly string[], { estoque, vendido }: Colunas): boolean {
  const [one, next] = [unidadeOf(cellOf(row, estoque)), unidadeOf(cellOf(row, vendido))];
  return one !== "" && next !== "" && one.slice(0, 2) !== next.slice(0, 2);
}

/** What the owner said of the numbers. */
function adjustment(respostas: Respostas): (produto: Produto) => Produto {
  const isWhole = [respostas["custo-acima-do-preco"], respostas["custo-do-estoque"]].includes("dividir");
  const isCents = respostas.centavos === "centavos";
  const isNegative = respostas["vendas-negativas"] === "certo";
  if (!isWhole && !isCents && !isNegative) return (produto) => produto;
  return (produto) => {
    const custo = isWhole ? (produto.estoque > 0 ? produto.custo / produto.estoque : 0) : produto.custo;
    return {
      ...produto,
      custo: isCents ? custo / 100 : custo,
      ...(produto.preco !== undefined && isCents && { preco: produto.preco / 100 }),
      vendido: isNegative ? -produto.vendido : produto.vendido,
    };
  };
}

const QUANTIDADE = /\b(qtde?|qt|quant\w*|unid\w*)\b/i;

/** How units and costs are written. */
function cellsOf(rows: readonly string[][], cabecalho: Cabecalho, lidos: readonly Produto[]): Pick<Lidos, "emDinheiro" | "isCustoInteiro"> {
  const { titulos, colunas } = cabecalho;
  const broken = (coluna: "estoque" | "vendido") => {
    const sold = lidos.slice(0, SAMPLE_ROWS).filter((produto) => produto[coluna] !== 0);
    return sold.length === 0 ? 0 : sold.filter((produto) => !Number.isInteger(produto[coluna])).length / sold.length;
  };
  const isMoney = (coluna: "estoque" | "vendido", other: "estoque" | "vendido") =>
    !QUANTIDADE.test(titulos[colunas[coluna] ?? -1] ?? "") && broken(coluna) > 0.5 && broken(other) < 0.1;
  const asked = isMoney("vendido", "estoque") ? "vendido" : isMoney("estoque", "vendido") ? "estoque" : null;
  const exemplo = lidos.find((produto) => asked && !Number.isInteger(produto[asked]));
  const costs = sampleOf(rows, cabecalho).map((row) => cellOf(row, colunas.custo));
  return {
    emDinheiro:
      asked && exemplo
        ? { tipo: "unidades", titulo: titulos[colunas[asked] ?? -1] ?? "", exemplo: formatQuantidade(exemplo[asked]) }
        : null,
    isCustoInteiro: costs.every((cell) => !/[=,.]/.test(cell)),
  };
}

/** The first products as they were read, by column, so that the owner sees whether "1.200" is a thousand. */
export function samplesOf(
  rows: readonly string[][],
  cabecalho: Cabecalho,
  { respostas = {}, count = 3 }: { respostas?: Respostas; count?: number } = {},
): Partial<Record<Coluna, string[]>> {
  const { colunas, linha } = cabecalho;
  const named = { ...cabecalho, colunas: { ...colunas, nome: colunas.nome ?? firstOf(colunas) } };
  const read = readerOf(rows, named, { respostas, hasNome: colunas.nome !== undefined });
  const found: Produto[] = [];
  for (let index = linha + 1; index < rows.length && found.length < count; index++) {
    const row = rows[index] ?? [];
    const lida = isBlank(row) ? "pulada" : read(row);
    if (lida !== "pulada" && lida.tipo === "lida") found.push(lida.produto);
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
export function periodoOf(rows: readonly string[][], { linha, colunas, titulos }: Cabecalho): number | null {
  const titles = rows.slice(0, linha).flat().join(" ");
  const [de = null, ate = null] = DIAS.exec(titles)?.slice(1).map(dayOf) ?? [];
  if (de && ate && de <= ate) return (Date.parse(ate) - Date.parse(de)) / DAY_MS + 1;
  const words = `${titulos[colunas.vendido ?? -1] ?? ""} ${titles}`;
  const dias = /\b(\d{1,3})\s*(?:dias|d)\b/i.exec(words)?.[1];
  return dias && Number(dias) > 0 ? Number(dias) : null;
}
