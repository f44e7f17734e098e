import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { xlsxFile } from "../../scripts/samples/xlsx-file.ts";
import { decodeTexto } from "../app/clients/leitor/decode-texto.ts";
import { createLeitura } from "../app/clients/leitor/leitura.ts";
import { rowsOf } from "../app/clients/leitor/linhas.ts";
import type { Pedido, Relatorio, Resposta } from "../app/clients/leitor/mensagens.ts";

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test("[FERRAMENTA-23] the rows are those that csv-parse reads, for every separator, with quotes and line ends in cells", () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.string({ unit: fc.constantFrom(";", ",", "\t", "|", '"', "\n", " ", "é", "1"), maxLength: 8 }),
  );
  const table = fc
    .integer({ min: 1, max: 6 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
    );
  fc.assert(
    fc.property(table, fc.constantFrom(";", ",", "\t", "|"), fc.constantFrom("\n", "\r\n"), (rows, separator, end) => {
      const plain = rows.map((row) => row.map((text) => text.replace(/\r\n?/g, "\n")));
      const texto = [["Produto", "Custo"], ...plain].map((row) => row.map(quote).join(separator)).join(end);
      expect(rowsOf(texto, separator)).toEqual(parse(texto, { delimiter: separator, relax_column_count: true }));
    }),
  );
});

const LINES = [
  "Posição de estoque",
  "Código;Descrição;Estoque;Custo Médio;Qtd. Vendida;Observação",
  '789;"DIPIRONA 500MG; 10 CP";1.200;2,35;340;"duas\nlinhas"',
  '790;"SORO ""FIS"" 500ML";-3;4,10;0;ação',
  ";TOTAL;1.197;;340;",
];
const SEMICOLONS = LINES.join("\r\n");
const COMMAS = SEMICOLONS.replaceAll("2,35", '"2,35"')
  .replaceAll("4,10", '"4,10"')
  .replaceAll(/;(?! 10)/g, ",");
const utf16 = (texto: string) => new Uint16Array([...`\uFEFF${texto}`].map((one) => one.charCodeAt(0))).buffer;
const latin1 = (texto: string) => new Uint8Array([...texto].map((one) => one.charCodeAt(0))).buffer;
const utf8 = (texto: string) => new TextEncoder().encode(texto).buffer as ArrayBuffer;

const DESCRICAO = "Descrição;Preço";

test.each<[string, Uint8Array]>([
  ["UTF-8", new TextEncoder().encode(DESCRICAO)],
  ["UTF-8 with a byte order mark", new TextEncoder().encode(`\uFEFF${DESCRICAO}`)],
  ["Windows-1252", new Uint8Array([...DESCRICAO].map((one) => one.charCodeAt(0)))],
  ["UTF-16 with a byte order mark", new Uint8Array(utf16(DESCRICAO))],
  ["UTF-16 without one", new Uint8Array(utf16(DESCRICAO)).slice(2)],
  ["big-endian UTF-16", new Uint8Array(utf16(DESCRICAO)).map((_, index, all) => all[index ^ 1] ?? 0)],
])("[FERRAMENTA-23] %s is decoded", (_, bytes) => {
  expect(decodeTexto(bytes)).toBe(DESCRICAO);
});

/** The same report as an Excel file. */
const EXCEL = xlsxFile([
  ["Posição de estoque"],
  ["Código", "Descrição", "Estoque", "Custo Médio", "Qtd. Vendida", "Validade"],
  ["789", "DIPIRONA 500MG; 10 CP", 1200, 2.35, 340, new Date("2027-01-31")],
  ["790", 'SORO "FIS" 500ML', -3, 4.1, 0, ""],
  ["", "TOTAL", 1197, "", 340, ""],
]);
/** A copy: a buffer of Node is none of this page. */
const excel = new Uint8Array(EXCEL).buffer;

const readNew = (conteudo: ArrayBuffer | string) =>
  createLeitura()({ tipo: "ler", conteudo: typeof conteudo === "string" ? conteudo : new Blob([conteudo]) });
const reportOf = (resposta: Resposta): Relatorio => {
  if (resposta.tipo !== "relatorio") throw new Error(JSON.stringify(resposta));
  return resposta.relatorio;
};

test.each<[string, ArrayBuffer | string]>([
  ["semicolons, Windows-1252", latin1(SEMICOLONS)],
  ["commas, UTF-8", utf8(COMMAS)],
  ["semicolons, UTF-8 with a byte order mark", utf8(`\uFEFF${SEMICOLONS}`)],
  ["tabs, UTF-16", utf16(SEMICOLONS.replaceAll(/;(?! 10)/g, "\t"))],
  ["pipes, line ends of Unix", utf8(SEMICOLONS.replaceAll(/;(?! 10)/g, "|").replaceAll("\r\n", "\n"))],
  ["a pasted table", SEMICOLONS],
  ["an Excel file", excel],
])("[FERRAMENTA-23, FERRAMENTA-24] %s", async (_, conteudo) => {
  const relatorio = reportOf(await readNew(conteudo));
  expect(relatorio).toMatchObject({ linha: 2, produtos: 2, puladas: 2, periodo: null });
  expect(relatorio.colunas).toMatchObject({ codigo: 0, nome: 1, estoque: 2, custo: 3, vendido: 4 });
  expect(relatorio.amostras).toMatchObject({
    nome: ["DIPIRONA 500MG; 10 CP", 'SORO "FIS" 500ML'],
    estoque: ["1.200", "-3"],
    custo: ["2,35", "4,10"],
    vendido: ["340", "0"],
  });
});

test("[FERRAMENTA-24] a column that is not used is named and its cells stay in the reader", async () => {
  const relatorio = reportOf(await readNew(SEMICOLONS));
  expect(relatorio.titulos[5]).toBe("Observação");
  expect(JSON.stringify(relatorio)).not.toContain("duas");
});

test("days of an Excel file are days", async () => {
  expect(reportOf(await readNew(excel)).amostras.validade).toEqual(["31/01/2027", "sem data"]);
});

const bytes = (...start: number[]) => new Uint8Array([...start, 0, 0, 0, 0]).buffer;
/** The container of an old .xls, with a directory that names its parts. */
const encrypted = bytes(0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from("EncryptionInfo\0EncryptedPackage", "utf16le"));

test.each<[string, ArrayBuffer | string, string]>([
  ["a PDF", bytes(0x25, 0x50, 0x44, 0x46), "foto-ou-pdf"],
  ["a PNG", bytes(0x89, 0x50, 0x4e, 0x47), "foto-ou-pdf"],
  ["a JPEG", bytes(0xff, 0xd8, 0xff), "foto-ou-pdf"],
  ["an old .xls", bytes(0xd0, 0xcf, 0x11, 0xe0), "excel-antigo"],
  ["an .xlsx with a password", encrypted, "com-senha"],
  ["a page saved as .xls", utf8("<html><table><tr><td>a</td></tr></table></html>"), "pagina"],
  ["a broken .xlsx", excel.slice(0, 300), "excel-ilegivel"],
  ["another zip", bytes(0x50, 0x4b, 0x03, 0x04), "excel-ilegivel"],
  ["nothing", utf8(" \r\n"), "vazio"],
  ["numbers without a header", "1;2;3\n4;5;6", "sem-cabecalho"],
  ["too many rows", "Produto;Custo\n".repeat(200_001), "grande-demais"],
])("[FERRAMENTA-23] %s is refused", async (_, conteudo, motivo) => {
  expect(await readNew(conteudo)).toEqual({ tipo: "erro", motivo });
});

const alvos = { A: 30, B: 45, C: 60 };

test("[FERRAMENTA-24, FERRAMENTA-25, FERRAMENTA-26] map, analyse, change a target, export", async () => {
  const answer = createLeitura();
  const opened = reportOf(
    await answer({ tipo: "ler", conteudo: "Produto;Saldo;Valor unitário;Vendas\nA;95;2,00;90\nB;4;9,99;0" }),
  );
  expect(opened.colunas).toEqual({ nome: 0, estoque: 1, vendido: 3 });
  const colunas = { ...opened.colunas, custo: 2 };
  expect(reportOf(await answer({ tipo: "mapear", colunas })).amostras.custo).toEqual(["2,00", "9,99"]);
  const pedido: Pedido = { tipo: "analisar", periodo: 90, hoje: "2026-11-17", alvos };
  expect(await answer(pedido)).toMatchObject({ resumo: { parado: 16_996, produtos: 2 } });
  expect(await answer({ ...pedido, alvos: { ...alvos, A: 90 } })).toMatchObject({
    resumo: { parado: 4996 },
  });
  expect(await answer({ tipo: "lista" })).toMatchObject({ texto: expect.stringContaining('"A";"A";"95";"90";"95"') });
});

test("the example is a report like any other, and the file to download is the same", async () => {
  const answer = createLeitura();
  const { colunas, periodo, produtos, puladas } = reportOf(await answer({ tipo: "exemplo", hoje: "2026-11-17" }));
  expect([periodo, produtos, puladas, Object.keys(colunas).length]).toEqual([90, 35, 3, 7]);
  const resumo = await answer({ tipo: "analisar", periodo: 90, hoje: "2026-11-17", alvos });
  expect(resumo).toMatchObject({ resumo: { emFalta: { produtos: 2 }, negativos: { produtos: 1 } } });
  expect(resumo.tipo === "resumo" && resumo.resumo.sugestoes.map(({ acao }) => acao)).toContain(
    "Venda ou devolva antes de janeiro",
  );
  const modelo = await answer({ tipo: "modelo", hoje: "2026-11-17" });
  expect(modelo.tipo === "texto" && reportOf(await readNew(modelo.texto)).produtos).toBe(35);
});

test("a report without a product says so", async () => {
  const answer = createLeitura();
  await answer({ tipo: "ler", conteudo: "Produto;Saldo;Custo;Vendas\nTOTAL;1;1;1" });
  expect(await answer({ tipo: "analisar", periodo: 90, hoje: "2026-11-17", alvos })).toEqual({
    tipo: "erro",
    motivo: "sem-produtos",
  });
});
