import { formatReais } from "../catalogo/dinheiro.ts";
import { type Cabecalho, SAMPLE_ROWS, sampleOf } from "./cabecalho.ts";
import { dayOf, formatQuantidade } from "./celulas.ts";
import type { Coluna, Colunas } from "./colunas.ts";
import type { Produto } from "./estoque.ts";
import { formatDia } from "./hoje.ts";
import { cellOf, type Lida, readerOf } from "./linha.ts";
import { namedColunas, plain } from "./nomes-de-colunas.ts";
import type { Pergunta, Respostas } from "./pergunta.ts";
import { joinRepetidas } from "./repetidas.ts";
import { createTotais } from "./totais.ts";

/** Above these a phone runs out of memory. */
export const MAX_BYTES = 40_000_000;
export const MAX_LINHAS = 200_000;

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
  semCodigo: Extract<Pergunta, { tipo: "sem-codigo" }> | null;
  totais: Extract<Pergunta, { tipo: "totais" }> | null;
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
  const totais = createTotais();
  const lidas: Lida[] = [];
  const count = { linhas: 0, puladas: 0, recusadas: 0, recusada: "" };
  count.puladas = rows.slice(0, cabecalho.linha).filter((row) => !isBlank(row)).length;
  for (let index = cabecalho.linha + 1; index < rows.length; index++) {
    const row = rows[index] ?? [];
    if (isBlank(row)) continue;
    count.linhas += 1;
    const lida = read(row);
    if (!lida) {
      count.puladas += 1;
      if (isOtherHeader(row, cabecalho)) throw new OutraTabela();
    } else if (totais.isSum(lida)) count.puladas += 1;
    else if (lida.isRefused) {
      count.recusadas += 1;
      count.recusada ||= row
        .filter((cell) => cell.trim())
        .join(" · ")
        .slice(0, 80);
    } else {
      totais.add(lida);
      lidas.push(lida);
    }
  }
  const semCodigo = perguntaOfCodes(lidas);
  const totaisDeGrupo = perguntaOfTotals(lidas, rows, cabecalho);
  const isLeftOut = ({ hasNoCode, saysTotal }: Lida) =>
    (hasNoCode && semCodigo !== null && respostas["sem-codigo"] === "tirar") ||
    (saysTotal && (totaisDeGrupo === null || respostas.totais === "tirar"));
  const kept = lidas.filter((lida) => !isLeftOut(lida));
  const lidos = kept.map(({ produto }) => produto);
  const hasLotes = cabecalho.titulos.some((titulo) => /\b(lote|validade|venc\w*)\b/i.test(titulo));
  const { produtos, somadas, pergunta } = joinRepetidas(lidos, { hasLotes, resposta: respostas.repetidos });
  const cells = cellsOf(rows, cabecalho, lidos);
  return { ...count, produtos, somadas, repetidos: pergunta, semCodigo, totais: totaisDeGrupo, ...cells };
}

/** "Total;GENERICOS;328": a sum where other rows have its name as their group, else perhaps a product of the brand Total. */
function perguntaOfTotals(lidas: readonly Lida[], rows: readonly string[][], { colunas }: Cabecalho): Lidos["totais"] {
  const marked = lidas.filter(({ saysTotal }) => saysTotal);
  if (marked.length === 0) return null;
  const groups = new Set(
    rows.flatMap((row) => row.filter((_, place) => place !== colunas.nome).map((cell) => cell.trim())),
  );
  const first = marked.find(({ produto }) => !groups.has(produto.nome));
  return first ? { tipo: "totais", linhas: marked.length, exemplo: first.produto.nome } : null;
}

/** Rows without a code that weigh more than products do may be sums of a group, under its name alone. */
function perguntaOfCodes(lidas: readonly Lida[]): Lidos["semCodigo"] {
  const bare = lidas.filter(({ hasNoCode }) => hasNoCode);
  const [first] = bare;
  if (!first || bare.length * 2 >= lidas.length) return null;
  const weight = (list: readonly Lida[]) =>
    list.reduce((sum, { produto }) => sum + Math.max(0, produto.estoque) + Math.max(0, produto.vendido), 0);
  if (weight(bare) / bare.length < (2 * weight(lidas)) / lidas.length) return null;
  return { tipo: "sem-codigo", linhas: bare.length, exemplo: first.produto.nome };
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

function isOtherHeader(row: readonly string[], { colunas, linha }: Cabecalho): boolean {
  if (linha === 0 && row.length < 3) return false;
  const found = namedColunas(row.map(plain));
  const names = Object.keys(found) as Coluna[];
  return names.length >= 4 && names.some((name) => colunas[name] !== undefined && colunas[name] !== found[name]);
}

const QUANTIDADE = /\b(qtde?|qt|quant\w*|unid\w*)\b/i;

/** How units and costs are written. */
function cellsOf(
  rows: readonly string[][],
  cabecalho: Cabecalho,
  lidos: readonly Produto[],
): Pick<Lidos, "emDinheiro" | "isCustoInteiro"> {
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
    const lida = isBlank(row) ? null : read(row);
    if (lida && !lida.isRefused) found.push(lida.produto);
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
