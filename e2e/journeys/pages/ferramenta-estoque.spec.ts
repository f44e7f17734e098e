import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { xlsxFile } from "../../../scripts/samples/xlsx-file.ts";
import { expectAccessible } from "../../support/axe.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

const PATH = "/ferramentas/estoque-parado";
const READER = "**/assets/leitor.worker-*.js";

const result = (page: Page) => page.locator("section[aria-labelledby=resultado-titulo]");
const columns = (page: Page) => page.getByRole("region", { name: "Confira se entendemos" });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Escolher arquivo").setInputFiles({ name, mimeType: "application/octet-stream", buffer });

/** Forty products with the longest names that a system writes, and nine columns. */
const LONG = "MEDIDOR DE PRESSAO ARTERIAL DIGITAL AUTOMATICO DE BRACO COM VISOR GRANDE E MEMORIA 120";
const CSV = Buffer.from(
  [
    "Posição de estoque",
    "Período: 03/08/2026 a 31/10/2026",
    "Código;Descrição;Grupo;Marca;Estoque;Custo Médio;Qtd. Vendida;Preço Venda;Validade",
    ...Array.from({ length: 40 }, (_, index) => {
      const isSold = index % 4 > 0;
      return `${index};${LONG} ${index};G;M;${index % 7 === 3 ? 0 : 190 + index};1.250,90;${isSold ? 30 + index : 0};2.000,00;31/01/2027`;
    }),
    ";TOTAL GERAL;;;;;;;",
  ].join("\r\n"),
  "latin1",
);
const XLSX = xlsxFile([
  ["Produto", "Saldo", "Custo", "Vendas 90 dias"],
  ["A", 95, 2, 90],
  ["B", 4, 9.99, 0],
]);

test.use({ hasTouch: true });

test("[FERRAMENTA-10, FERRAMENTA-24, FERRAMENTA-25, FERRAMENTA-26] a report becomes a result, a sheet and a list, and is forgotten", async ({
  page,
}) => {
  await page.goto(PATH);
  await test.step("columns, at 1440 and 390 px", async () => {
    await choose(page, "posicao.csv", CSV);
    await expect(columns(page)).toContainText("Achamos o cabeçalho na linha 3.");
    await expect(columns(page)).toContainText("40 produtos, de 41 linhas: 1 de título ou total.");
    await expectAccessible(columns(page));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(columns(page));
  });
  await test.step("result, by touch", async () => {
    await page.getByRole("button", { name: "É isso mesmo" }).tap();
    await expect(result(page)).toBeFocused();
    // The top bar is 66 px high.
    await expect.poll(async () => (await result(page).boundingBox())?.y).toBeGreaterThan(66);
    await expect(result(page)).toContainText(/R\$ [\d.]+\s*parados/);
    await expect(page.getByRole("region", { name: "Comece por estes" }).getByRole("listitem")).toHaveCount(6);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByText("Mudar os alvos").tap();
    await page.getByText("Ver em tabela").tap();
    await expectAccessible(page.getByRole("main"));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page.getByRole("main"));
  });
  await test.step("one sheet of A4", async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-folha]")).toContainText("Comece por estes");
    await expect(page.locator("[data-folha] hr")).toHaveCount(3);
    await page.emulateMedia({ media: null });
  });
  await test.step("the list", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Baixar a lista" }).first().click();
    const lines = readFileSync(await (await download).path(), "utf8").split("\r\n");
    expect(lines[0]).toContain('"Parado (R$)";"O que fazer"');
    expect(lines[1]).toContain("MEDIDOR DE PRESSAO");
  });
  await test.step("Back shows the empty tool", async () => {
    await page.goto("/contato");
    await page.goBack();
    await expect(result(page)).toContainText("Falta o relatório.");
    await expect(page.getByText("posicao.csv")).toHaveCount(0);
  });
});

test("[FERRAMENTA-23] while the reader works the page answers; a broken file is explained, and an Excel file is read", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(READER, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(PATH);
  await choose(page, "posicao.csv", CSV);
  await expect(page.getByText("Lendo posicao.csv")).toBeVisible();
  await page.getByText("Quais colunas preciso?").tap();
  await expect(page.getByRole("button", { name: "Baixar um modelo" })).toBeVisible();
  await page.getByRole("button", { name: "Cancelar" }).tap();
  const reader = page.waitForRequest(READER);
  held.resolve();
  await choose(page, "foto.pdf", Buffer.from("%PDF-1.7"));
  await expect(page.getByRole("alert")).toHaveText("Este arquivo é uma foto ou PDF. Exporte como CSV ou Excel.");
  await expectAccessible(page.getByRole("main"));
  const { headers } = await fetch((await reader).url());
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; script-src 'self'");

  await choose(page, "posicao.xlsx", XLSX);
  await expect(columns(page)).toContainText("2 produtos.");
  await page.getByRole("button", { name: "É isso mesmo" }).tap();
  await expect(result(page)).toContainText("R$ 170");
});
