import { missingColunas } from "@eden/domain/ferramentas/colunas";
import { ALVOS } from "@eden/domain/ferramentas/estoque";
import { xlsxFile } from "../../scripts/samples/xlsx-file.ts";
import { createLeitura } from "../app/clients/leitor/leitura.ts";

/** Writes an invented stock as some system might, and compares what the reader makes of it with the stock. */

/** The same numbers for the same seed. */
export function createChance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    is: (share: number) => next() < share,
    int: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  };
}

type Chance = ReturnType<typeof createChance>;

interface Item {
  codigo: string;
  nome: string;
  estoque: number;
  custo: number;
  vendido: number;
  preco: number;
}

function stockOf({ int, pick, is }: Chance): Item[] {
  const isFractional = is(0.15);
  return Array.from({ length: int(3, 60) }, (_, index) => {
    const custo = pick([int(5, 900), int(300, 6000), int(1000, 30_000)]);
    const units = (most: number) => (is(0.15) ? 0 : isFractional ? int(0, most * 2) / 2 : int(0, most));
    return {
      codigo: String(7_890_000_000_000 + index * 13),
      nome: `${pick(["DIPIRONA", "ÁCIDO FÓLICO", "TOTAL CARE", "SORO 0,9%", "GEL D'ÁGUA", "ITEM"])} ${index} ${pick(["500MG", "20CP", "100ML"])}`,
      estoque: is(0.04) ? -int(1, 9) : units(pick([9, 90, 900])),
      custo,
      vendido: units(pick([9, 120, 1200])),
      preco: Math.round((custo * int(115, 260)) / 100),
    };
  });
}

const write = (value: number, decimals: number, { sign, groups }: { sign: string; groups: boolean }) => {
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = groups ? whole.replace(/\B(?=(\d{3})+$)/g, sign === "," ? "." : ",") : whole;
  return `${value < 0 ? "-" : ""}${grouped}${fraction ? sign + fraction : ""}`;
};

/** Names as systems write them; the first of each is understood, some of the others are asked. */
const TITLES = {
  codigo: ["Código", "Cód. Barras", "EAN", "Cod"],
  nome: ["Descrição", "Produto", "Nome", "MERCADORIA"],
  estoque: ["Estoque", "Est. Atual", "Saldo", "Qtd. Estoque", "Qtde", "Estoque Disp."],
  custo: ["Custo", "Custo Médio", "Vlr. Custo", "Pr. Compra", "Cst Médio", "Compra", "Valor unitário"],
  vendido: ["Qtd. Vendida", "Vendas", "Venda", "Saídas", "Vd. Qtd", "Giro", "Vendas 90 dias", "Dem. Mês"],
  preco: ["Preço Venda", "Venda", "Vl. Venda", "PMC"],
};

export interface Report {
  conteudo: Blob | string;
  produtos: number;
  valor: number;
  custoVendido: number;
  /** For a failed test. */
  texto: string;
}

/** Columns in a random order, with others between them. */
function columnsOf(chance: Chance, stock: readonly Item[]) {
  const { is, pick, int } = chance;
  const style = { sign: pick([",", ",", "."]), groups: is(0.5) };
  const isFractional = stock.some(({ estoque, vendido }) => !Number.isInteger(estoque) || !Number.isInteger(vendido));
  const unitDecimals = isFractional ? pick([1, 2, 3]) : pick([0, 0, 0, 2, 3]);
  const unit = unitDecimals === 0 && is(0.15) ? " UN" : "";
  const moneyDecimals = pick([2, 2, 2, 3, 4]);
  const money = is(0.15) ? "R$ " : "";
  const isTotal = is(0.05);
  const units = (value: number) => write(value, unitDecimals, style) + unit;
  const cents = (value: number) => money + write(value / 100, moneyDecimals, style);
  const columns: [string, (item: Item) => string][] = [
    [pick(TITLES.codigo), ({ codigo }) => codigo],
    [pick(TITLES.nome), ({ nome }) => nome],
    [pick(TITLES.estoque), ({ estoque }) => units(estoque)],
    [pick(TITLES.custo), ({ custo, estoque }) => cents(isTotal ? custo * Math.max(0, estoque) : custo)],
    [pick(TITLES.vendido), ({ vendido }) => units(vendido)],
  ];
  if (is(0.2)) columns.shift();
  if (is(0.5)) columns.push([pick(TITLES.preco), ({ preco }) => cents(preco)]);
  if (is(0.2)) columns.push(["Est. Mínimo", () => String(int(1, 30))]);
  if (is(0.2)) columns.push(["Custo Total", ({ custo, estoque }) => cents(custo * estoque)]);
  if (is(0.2)) columns.push(["Vendas R$", ({ preco, vendido }) => cents(preco * vendido)]);
  if (is(0.2)) columns.push(["Grupo", () => pick(["GENERICOS", "ÉTICOS", "TOTAL"])]);
  if (is(0.1)) columns.push(["% Part.", () => write(int(0, 100), 2, style)]);
  if (is(0.4)) columns.sort(() => (is(0.5) ? 1 : -1));
  return { columns, isTotal };
}

function rowsOf(chance: Chance, stock: readonly Item[], columns: ReturnType<typeof columnsOf>["columns"]): string[][] {
  const { is, pick } = chance;
  const header = columns.map(([title]) => (is(0.1) ? title.toUpperCase() : title));
  const rows = stock.map((item) => columns.map(([, cell]) => cell(item)));
  const blank = () => columns.map(() => "");
  const label = (text: string) => columns.map((_, place) => (place === 0 ? text : ""));
  if (is(0.2)) rows.push(label(pick(["TOTAL GERAL", "Total:", "Itens: 12", "Página 1 de 1"])));
  if (is(0.1)) rows.splice(Math.floor(rows.length / 2), 0, blank(), header);
  const titles = is(0.3) ? [["DROGARIA EXEMPLO"], ["Período: 21/08/2026 a 18/11/2026"], []] : [];
  return [...titles, header, ...rows];
}

export function randomReport(seed: number): Report {
  const chance = createChance(seed);
  const stock = stockOf(chance);
  const { columns } = columnsOf(chance, stock);
  const rows = rowsOf(chance, stock, columns);
  const { is, pick } = chance;
  const kind = pick(["csv", "csv", "csv", "csv", "html", "xlsx"]);
  const separator = pick([";", ";", "\t", "|", ","]);
  const isQuoted = separator === "," ? is(0.7) : is(0.3);
  const quote = (cell: string) => (isQuoted || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);
  const texto = rows.map((row) => row.map(quote).join(separator)).join(pick(["\r\n", "\n"]));
  const escaped = (cell: string) => cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = `<html><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`).join("")}</table></html>`;
  const conteudo =
    kind === "csv"
      ? texto
      : kind === "html"
        ? html
        : new Blob([new Uint8Array(xlsxFile(rows.map((row) => row.map(asTyped(is(0.5))))))]);
  const sum = (of: (item: Item) => number) => stock.reduce((total, item) => total + of(item), 0);
  return {
    conteudo,
    produtos: stock.length,
    valor: sum(({ estoque, custo }) => Math.round(Math.max(0, estoque) * custo)),
    custoVendido: sum(({ vendido, custo }) => Math.max(0, vendido) * custo),
    texto,
  };
}

/** In a spreadsheet whole numbers are numbers, or all are texts. */
const asTyped = (areTexts: boolean) => (cell: string) => (!areTexts && /^-?\d{1,6}$/.test(cell) ? Number(cell) : cell);

/** "told": rows that could not be read are counted on the card, and nothing else is missing. */
export type Outcome = "right" | "told" | "asked" | "refused" | "silently wrong";

export async function outcomeOf({
  conteudo,
  produtos,
  valor,
  custoVendido,
}: Report): Promise<{ outcome: Outcome; why: string }> {
  const ask = createLeitura();
  const first = await ask({ tipo: "ler", conteudo });
  if (first.tipo === "erro") return { outcome: "refused", why: first.motivo };
  if (first.tipo !== "relatorio") throw new Error(first.tipo);
  const { pergunta, colunas, recusadas } = first.relatorio;
  if (pergunta) return { outcome: "asked", why: pergunta.tipo };
  if (missingColunas(colunas).length > 0) return { outcome: "asked", why: missingColunas(colunas).join() };
  const second = await ask({ tipo: "analisar", periodo: 90, hoje: "2026-11-19", alvos: ALVOS });
  if (second.tipo === "erro") return { outcome: "refused", why: second.motivo };
  if (second.tipo === "pergunta") return { outcome: "asked", why: second.pergunta.tipo };
  if (second.tipo !== "resumo") throw new Error(second.tipo);
  const { resumo } = second;
  const isRight =
    resumo.produtos === produtos &&
    Math.abs(resumo.valor - valor) <= produtos &&
    Math.abs(resumo.custoVendido - custoVendido) <= produtos;
  if (isRight) return { outcome: "right", why: "" };
  const isTold = recusadas > 0 && resumo.produtos + recusadas === produtos && resumo.valor <= valor + produtos;
  if (isTold) return { outcome: "told", why: "" };
  const why = `${resumo.produtos}/${produtos} products, ${resumo.valor}/${valor}, ${resumo.custoVendido}/${custoVendido}, ${recusadas} refused`;
  return { outcome: "silently wrong", why };
}
