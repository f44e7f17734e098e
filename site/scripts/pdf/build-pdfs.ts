import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import "./app-alias.ts";
import { readPdf } from "./pdf-file.ts";
import { printPage } from "./print-page.ts";

const { documents, publicFile, sha256 } = await import("./documents.ts");

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
} finally {
  await browser.close();
}
await writeFile(new URL("built.json", import.meta.url), `${JSON.stringify(built, null, 2)}\n`);
