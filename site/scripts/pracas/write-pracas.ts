import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { documentosOf, indiceOf, isIndexable, pathOfPraca } from "../../../domain/pracas/documentos.ts";
import type { Praca } from "../../../domain/pracas/praca.ts";

/** Of the pages of towns: a part of its own, because they are published on their own. */
export const SITEMAP = "sitemap-raio-x.xml";

/** What the browser fetches: a file beside each page, and the towns by first letter. */
export function writePracas(root: string, pracas: readonly Praca[]): void {
  const write = (path: string, value: unknown) => {
    const file = join(root, `${path}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  };
  for (const [path, documento] of documentosOf(pracas)) write(path, documento);
  for (const [letter, entradas] of indiceOf(pracas)) write(`/raio-x/indice/${letter}`, entradas);
}

/** Paths to prerender: those of the documents, and what a state and a town show that do not exist. */
export const pracaPaths = (pracas: readonly Praca[]): string[] => [
  ...NAO_ENCONTRADAS,
  ...[...documentosOf(pracas).keys()].filter((path) => path !== "/raio-x"),
];

const NAO_ENCONTRADAS = ["/raio-x/404", "/raio-x/404/404"];

/** Indexable pages of towns and states, for a sitemap. */
export const indexablePaths = (pracas: readonly Praca[]): string[] => [
  ...new Set(pracas.filter(({ amostra }) => !amostra).map(({ uf }) => `/raio-x/${uf.toLowerCase()}`)),
  ...pracas.filter(isIndexable).map(pathOfPraca),
];
