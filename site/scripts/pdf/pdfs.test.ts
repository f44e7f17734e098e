// @vitest-environment node
import { readFileSync } from "node:fs";
import { livroPdf } from "@eden/domain/empresa/livro-pdf";
import { expect, test } from "vitest";
import { empresa } from "~/content/empresa.ts";
import built from "./built.json" with { type: "json" };
import { documents, publicFile, sha256 } from "./documents.ts";
import { livroHtml } from "./livro-html.ts";
import { readPdf, stampPdf } from "./pdf-file.ts";

const MAX_BYTES = 900_000;
const fileOf = (path: string) => readFileSync(publicFile(path));

test.each(documents)(
  "[NAV-04, BOOK-04] $path was printed from the current text; if not, run build-pdfs.ts",
  ({ path, html }) => {
    const record = (built as Record<string, { source: string; pdf: string }>)[path];
    expect(record).toEqual({ source: sha256(html()), pdf: sha256(fileOf(path)) });
  },
);

test.each(documents)("[NAV-04, BOOK-04] $path is a small, tagged PDF in Portuguese with an outline", ({ path }) => {
  const file = fileOf(path);
  expect(readPdf(file)).toMatchObject({ isPdf: true, isTagged: true, hasOutline: true, language: "pt-BR" });
  expect(file.length).toBeLessThan(MAX_BYTES);
});

test("[NAV-04] the policy's PDF has its title and several pages", () => {
  const { title, pages } = readPdf(fileOf(empresa.politicaPdf));
  expect(title).toBe("Política de privacidade - Éden Grupo");
  expect(pages).toBeGreaterThanOrEqual(5);
});

test("[BOOK-04] the book has one page per sheet, and at least twelve", () => {
  const { title, pages } = readPdf(fileOf(livroPdf.path));
  const sheets = livroHtml().match(/<section class="pagina /g)?.length;
  expect(title).toBe("Chamado para a Plenitude (edição de amostra)");
  expect(pages).toBe(sheets);
  expect(pages).toBeGreaterThanOrEqual(12);
});

test("[HOME-11, PLAN-08] the book shows the six pots in order and numbers no nivel", () => {
  const html = livroHtml();
  expect(html).not.toMatch(/nível \d/i);
  const pots = [...html.matchAll(/class="vaso"><img src="\/images\/vaso-(\d)/g)].map(([, pot]) => pot);
  expect(pots).toEqual(["1", "2", "3", "4", "5", "6"]);
});

test("[BOOK-04] the table of contents shows the page on which each part starts", () => {
  const html = livroHtml();
  const entries = [...html.matchAll(/href="#([\w-]+)".*?<span class="folio">(\d+)<\/span>/g)];
  const sheets = html.split('<section class="pagina ').slice(1);
  expect(entries.length).toBeGreaterThan(8);
  for (const [, id, page] of entries) expect(sheets[Number(page) - 1]).toContain(`id="${id}"`);
});

test("a PDF contains its document's date, not the print time", () => {
  const printed = Buffer.from("/CreationDate (D:20300102030405+00'00')", "latin1");
  expect(stampPdf(printed, "2026-11-15").toString("latin1")).toBe("/CreationDate (D:20261115000000+00'00')");
});
