import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Praca } from "../../../domain/pracas/praca.ts";
import { pracasFile, readPracas } from "./read-pracas.ts";
import { indexablePaths, pracaPaths, writePracas } from "./write-pracas.ts";

const sample = readPracas(pracasFile({}));
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), "pracas-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

test("an ordinary build prerenders the sample, its states and what is shown where there is no town", () => {
  const paths = pracaPaths(sample);
  expect(paths).toEqual(expect.arrayContaining(["/raio-x/404", "/raio-x/404/404", "/raio-x/to", "/raio-x/sp/marilia"]));
  expect(paths).toHaveLength(2 + 27 + 12);
});

test("[PRACA-20] without data there is no page of a town or a state", () => {
  expect(pracasFile({ EDEN_PRACAS: "" })).toBeUndefined();
  expect(pracaPaths(readPracas(undefined))).toEqual(["/raio-x/404", "/raio-x/404/404"]);
});

test("a file that does not exist, or has a line that is no town, fails the build with its place", () => {
  expect(() => readPracas("/nao/existe.ndjson")).toThrow("EDEN_PRACAS: /nao/existe.ndjson does not exist");
  const file = join(folder(), "pracas.ndjson");
  writeFileSync(file, `${JSON.stringify(sample[0])}\n${JSON.stringify({ ...sample[1], ativas: -1 })}\n`);
  expect(() => readPracas(file)).toThrow(`${file}:2`);
});

test("[PRACA-05] beside each page is its document, and search engines get towns with enough to show", () => {
  const root = folder();
  writePracas(root, sample);
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
  const marilia = sample.find(({ slug }) => slug === "marilia") as Praca;
  expect(read("raio-x/sp/marilia.json")).toEqual({
    ...marilia,
    parecidas: expect.any(Array),
    vizinhas: marilia.vizinhas.map(({ slug, ...town }) => (slug === "marilia" ? { ...town, slug } : town)),
  });
  const cidades = [["Brasília", 5300108, 2996899, 1702]];
  expect(read("raio-x/df.json")).toEqual({ uf: "DF", mes: "2026-10", amostra: true, cidades });
  expect(read("raio-x.json")).toEqual({ mes: "2026-10", municipios: 12, ano: 2025, amostra: true });
  expect(read("raio-x/indice/p.json").map(([nome]: [string]) => nome)).toEqual(["São Paulo", "Parnaíba"]);
  const real = sample.map((praca) => ({ ...praca, amostra: undefined }));
  const indexable = indexablePaths(real);
  const isListed = (slug: string) => indexable.some((path) => path.endsWith(`/${slug}`));
  expect(real.filter(({ slug }) => isListed(slug))).toEqual(
    real.filter(({ ativas, populacao }: Praca) => ativas >= 20 && populacao),
  );
  expect(isListed("marilia")).toBe(true);
  expect(isListed("augusto-severo-campo-grande")).toBe(false);
  expect(isListed("bora")).toBe(false);
  expect(indexablePaths(sample)).toEqual([]);
});

test("[PRACA-14] a similar town without a page in this build keeps its figures and has no address", () => {
  const root = folder();
  writePracas(root, sample);
  const bora = JSON.parse(readFileSync(join(root, "raio-x/sp/bora.json"), "utf8")) as Praca;
  expect(bora.parecidas.map(({ nome, slug }) => [nome, slug])).toEqual([
    ["Jardim Olinda", undefined],
    ["Nova Castilho", "nova-castilho"],
    ["Nova Aliança do Ivaí", undefined],
    ["Anhanguera", undefined],
    ["Serra da Saudade", undefined],
  ]);
});
