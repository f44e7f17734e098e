import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import "../app-modules.ts";
import { readPdf } from "./pdf-file.ts";
import { openPage, printPage } from "./print-page.ts";

const { documents, publicFile, sha256 } = await import("./documents.ts");
const { livroHtml } = await import("./livro-html.ts");

/** The page of the book that the home page shows: the DRE, from the chapter about money. */
const SAMPLE_PAGE = 9;
/** Master of the picture; `node art/export.ts amostra-livro` encodes it for the site. */
const sampleFile = new URL("../../../art/out/png/amostra-livro.png", import.meta.url);

/** Hash of the source of each committed PDF; a test compares it with the current source. */
const built: Record<string, { source: string; pdf: string }> = {};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
try {
  for (const { path, date, html } of documents) {
    const source = html();
    const pdf = await printPage(browser, source, date);
    await mkdir(new URL(".", publicFile(path)), { recursive: true });
    await writeFile(publicFile(path), pdf);
    built[path] = { source: sha256(source), pdf: sha256(pdf) };
    console.log(`${path}: ${readPdf(pdf).pages} pages, ${Math.ceil(pdf.length / 1000)} kB`);
  }
  await mkdir(new URL(".", sampleFile), { recursive: true });
  const page = await openPage(browser, livroHtml());
  await page
    .locator(`[data-page="${SAMPLE_PAGE}"]`)
    .locator("..")
    .screenshot({ path: fileURLToPath(sampleFile) });
} finally {
  await browser.close();
}
await writeFile(new URL("built.json", import.meta.url), `${JSON.stringify(built, null, 2)}\n`);
