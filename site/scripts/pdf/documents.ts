import { createHash } from "node:crypto";
import { livroPdf } from "@eden/domain/empresa/livro-pdf";
import { empresa } from "~/content/empresa.ts";
import { livro } from "~/content/livro/livro.ts";
import { politica } from "~/content/politica.ts";
import { livroHtml } from "./livro-html.ts";
import { politicaHtml } from "./politica-html.ts";

interface PdfDocument {
  /** Path on the site and under public/. */
  path: string;
  /** Written into the file instead of the print date. */
  date: string;
  html: () => string;
}

/** The PDFs of the site, generated from the product's own content. */
export const documents: PdfDocument[] = [
  { path: empresa.politicaPdf, date: politica.versao.data, html: politicaHtml },
  { path: livroPdf.path, date: livro.data, html: livroHtml },
];

export const publicFile = (path: string) => new URL(`../../public${path}`, import.meta.url);

export const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
