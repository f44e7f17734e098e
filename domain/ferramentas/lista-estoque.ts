import { CSV_START, csvLine } from "../planilha/csv.ts";
import { formatQuantidade } from "./celulas.ts";
import type { Estoque, Linha } from "./estoque.ts";
import { acaoOf, isMissing } from "./sugestoes.ts";

/**
 * What "Baixar a lista" saves: every product to act on, idle ones by money, then what is missing, then wrong counts. A
 * negative balance is 0 here and said in words: its sign would be guarded against formulas and be no number.
 */
export function writeLista({ linhas, periodo }: Estoque, hoje: string): string {
  const idle = linhas.filter(({ parado }) => parado > 0).sort((one, other) => other.parado - one.parado);
  const missing = linhas.filter(isMissing).sort((one, other) => other.giro - one.giro);
  const negative = linhas.filter((linha) => linha.produto.estoque < 0 && !isMissing(linha));
  const toLine = (linha: Linha) => lineOf(linha, acaoOf(linha, { periodo, hoje }));
  return [CSV_START, csvLine(titulos(periodo)), ...[...idle, ...missing, ...negative].map(toLine)].join("");
}

const titulos = (periodo: number) => [
  "Código",
  "Produto",
  "Classe",
  "Estoque",
  `Vendido em ${periodo} dias`,
  "Dura (dias)",
  "Parado (R$)",
  "O que fazer",
];

function lineOf({ produto, classe, cobertura, parado }: Linha, acao: string): string {
  return csvLine([
    produto.codigo ?? "",
    produto.nome,
    classe ?? "sem venda",
    number(Math.max(0, produto.estoque)),
    number(Math.max(0, produto.vendido)),
    cobertura === null ? "" : String(Math.floor(cobertura)),
    (parado / 100).toFixed(2).replace(".", ","),
    acao,
  ]);
}

const number = (unidades: number) => formatQuantidade(unidades).replaceAll(".", "");
