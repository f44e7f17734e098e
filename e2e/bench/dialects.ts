import { xlsxFile } from "../../scripts/samples/xlsx-file.ts";

/** The same invented report as systems write it: titles above the header, quotes in cells, a total below. */
export function dialects(rows: number): Record<string, Buffer> {
  const produtos = Array.from({ length: rows }, (_, index) => produto(index));
  const csv = (separator: string, cents: (cents: number) => string, end = "\r\n") => {
    const quote = (cell: string) =>
      cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
    const cells = produtos.map(({ codigo, nome, grupo, estoque, custo, vendido, preco, dia }) => {
      const [year, month, day] = dia.split("-");
      const quantities = [String(estoque), cents(custo), String(vendido), cents(preco)];
      return [codigo, nome, grupo, ...quantities, `${day}/${month}/${year}`];
    });
    const lines = [...TITLES, HEADER, ...cells, ["", "TOTAL GERAL", "", "", "", "", "", ""]];
    return lines.map((line) => line.map(quote).join(separator)).join(end);
  };
  const sheet = produtos.map(({ codigo, nome, grupo, estoque, custo, vendido, preco, dia }) => [
    ...[codigo, nome, grupo, estoque, custo / 100, vendido, preco / 100],
    new Date(dia),
  ]);
  return {
    "; Windows-1252": Buffer.from(csv(";", comma), "latin1"),
    ", UTF-8": Buffer.from(csv(",", comma)),
    "; UTF-8 with mark": Buffer.from(`\uFEFF${csv(";", comma)}`),
    "tab UTF-16": Buffer.from(`\uFEFF${csv("\t", point)}`, "utf16le"),
    "| UTF-8": Buffer.from(csv("|", comma, "\n")),
    ".xlsx": xlsxFile([...TITLES, HEADER, ...sheet]),
  };
}

const TITLES = [["Posição de estoque"], ["Período: 03/08/2026 a 31/10/2026"]];
const HEADER = ["Código", "Descrição", "Grupo", "Estoque", "Custo Médio", "Qtd. Vendida", "Preço Venda", "Validade"];
const comma = (cents: number) =>
  `${String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ".")},${String(cents % 100).padStart(2, "0")}`;
const point = (cents: number) => (cents / 100).toFixed(2);

function produto(index: number) {
  const custo = 150 + ((index * 7919) % 180_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    codigo: String(7_890_000_000_000 + index * 37),
    nome: `DIPIRONA SÓDICA ${500 + (index % 2) * 500}MG C/${10 + (index % 5) * 4} ${index}${index % 9 ? "" : ' "25X7"'}`,
    grupo: `GENÉRICOS ${index % 40}`,
    estoque: (index * 17) % 160,
    custo,
    vendido: index % 5 ? (index * 31) % 240 : 0,
    preco: Math.round(custo * 1.4),
    dia: `2027-${two(1 + (index % 12))}-${two(1 + (index % 28))}`,
  };
}
