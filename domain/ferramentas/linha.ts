import { type Cabecalho, sampleOf } from "./cabecalho.ts";
import { type Decimal, dayOf, decimaisOf, numberOf, openNumberOf, unidadeOf } from "./celulas.ts";
import type { Colunas } from "./colunas.ts";
import type { Produto } from "./estoque.ts";
import type { Respostas } from "./pergunta.ts";

/** Rows of printed reports that are no product. */
const NO_PRODUCT =
  /^(sub-?\s?)?tota(l|is)(\s*[:-]|\s+(geral|gerais|do|da|dos|das|de|por|filial|loja|grupo|empresa)\b|\s*$)|^sub-?\s?total\b|^p[aá]gina\b|^grupo\b\s*[:-]|^(itens|produtos|registros|quantidade|qtd\w*)\b[^:]{0,30}:\s*\d|^(valor|vlr|custo|soma|quantidade|qtde?|saldo|estoque|vendas?)\.? (total|geral|do estoque|em estoque)\b|^geral\s*:?$/i;
const LETTERS = new Set([..."tspgirqvceTSPGIRQVCE"].map((letter) => letter.charCodeAt(0)));
/** Before an expression, which would take most of the time: such words begin with one of these letters. */
const isNoProduct = (cell: string) =>
  LETTERS.has(cell.charCodeAt(cell.charCodeAt(0) === 32 ? 1 : 0)) && NO_PRODUCT.test(cell.trim());
const NUMBERS = ["estoque", "vendido", "custo", "preco"] as const;
const COUNTED = ["estoque", "vendido", "custo"] as const;
type Numero = (typeof NUMBERS)[number];

/** A row with the numbers of a product, or of what looks like one. */
export interface Lida {
  produto: Produto;
  /** Its numbers cannot be read, or it has no name. */
  isRefused: boolean;
  couldBeSum: boolean;
  /** Another cell than the name says that it is a total. */
  saysTotal: boolean;
  /** The others have one. */
  hasNoCode: boolean;
  isStockBlank: boolean;
  isSoldBlank: boolean;
}
type Reader = (row: readonly string[]) => Lida | null;
type Amount = (row: readonly string[]) => number;

interface ReaderOptions {
  respostas: Respostas;
  /** Without the column of the names every row with numbers counts. */
  hasNome?: boolean;
}

export const cellOf = (row: readonly string[], place: number | undefined) => row[place ?? -1] ?? "";

/** Cells of the columns of numbers, in the order of NUMBERS. */
const numberCells = (sample: readonly string[][], cabecalho: Cabecalho) => {
  const rows = sample.filter((row) => !row.some(isNoProduct));
  return NUMBERS.map((coluna) => placesOf(coluna, cabecalho).flatMap((place) => rows.map((row) => row[place] ?? "")));
};

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

export function readerOf(
  rows: readonly string[][],
  cabecalho: Cabecalho,
  { respostas, hasNome = true }: ReaderOptions,
): Reader {
  const { colunas, celulas } = cabecalho;
  const isCut = (row: readonly string[]) =>
    celulas !== undefined && (row.length < celulas.least || row.length > celulas.most);
  const number = numbersOf(rows, cabecalho, respostas);
  const hasUnits = sampleOf(rows, cabecalho).some((row) => unidadeOf(cellOf(row, colunas.vendido)) !== "");
  const adjust = adjustment(respostas);
  return (row) => {
    const nome = cellOf(row, colunas.nome).trim();
    const codigo = cellOf(row, colunas.codigo).trim();
    const hasCode = /\d{3}/.test(codigo);
    if (isNoProduct(nome)) return null;
    const saysTotal = !hasCode && row.some(isNoProduct);
    if (saysTotal && (!/[a-zà-ú]/i.test(nome) || COUNTED.some((coluna) => isEmpty(row, colunas[coluna])))) return null;
    const [estoque, vendido, custo] = [number.estoque(row), number.vendido(row), number.custo(row)];
    const isUnread = Number.isNaN(estoque + vendido + custo);
    if (isUnread && digitsIn(row, colunas) < 2) return null;
    if (estoque + vendido + custo === 0 && NUMBERS.every((coluna) => cellOf(row, colunas[coluna]).trim() === ""))
      return null;
    if (hasNome && nome !== "" && !/[a-zà-ú]/i.test(nome)) return null;
    const produto: Produto = { nome, estoque, vendido, custo: Math.max(0, Math.round(custo * 100)) };
    if (colunas.preco !== undefined) produto.preco = Math.round(number.preco(row) * 100) || produto.custo;
    if (colunas.codigo !== undefined) produto.codigo = codigo;
    if (colunas.validade !== undefined) produto.validade = dayOf(cellOf(row, colunas.validade));
    if (colunas.ultimaVenda !== undefined) produto.ultimaVenda = dayOf(cellOf(row, colunas.ultimaVenda));
    const isNameless = hasNome && nome === "";
    if (isNameless && !isUnread && codigo === "" && custo === 0) return null;
    const couldBeSum =
      !isUnread &&
      !hasCode &&
      (isNameless || colunas.codigo !== undefined || custo === 0 || !cellOf(row, colunas.custo).trim());
    return {
      produto: adjust(produto),
      isRefused: isUnread || isNameless || isCut(row) || (hasUnits && haveTwoUnits(row, colunas)),
      couldBeSum,
      saysTotal,
      hasNoCode: colunas.codigo !== undefined && codigo === "",
      isStockBlank: couldBeSum && isEmpty(row, colunas.estoque),
      isSoldBlank: couldBeSum && isEmpty(row, colunas.vendido),
    };
  };
}

const isEmpty = (row: readonly string[], place: number | undefined) => cellOf(row, place).trim() === "";

const digitsIn = (row: readonly string[], colunas: Colunas) =>
  COUNTED.filter((coluna) => /\d/.test(cellOf(row, colunas[coluna]))).length;

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
