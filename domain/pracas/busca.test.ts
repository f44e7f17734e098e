import fc from "fast-check";
import { expect, test } from "vitest";
import { type Entrada, findCidades, normalizeNome, trechoOf, ufOfCodigo } from "./busca.ts";
import { grafiasDe, grafiasProximas } from "./grafias.ts";

const CIDADES: Entrada[] = [
  ["Marília", "SP", 242249],
  ["Marilac", "MG", 4100],
  ["Marilândia", "ES", 12900],
  ["Marilândia do Sul", "PR", 8800],
  ["Mariluz", "PR", 10300],
  ["São Paulo", "SP", 11904961],
  ["São Paulo de Olivença", "AM", 40073],
  ["São Paulo do Potengi", "RN", 17000],
  ["São Pedro", "SP", 38000],
  ["São Félix do Xingu", "PA", 70000],
  ["Mogi Mirim", "SP", 92000],
  ["Santa Rita", "PB", 149910],
  ["Santa Rita", "MA", 40000],
  ["Olho d'Água do Borges", "RN", 3874],
  ["Augusto Severo", "RN", 0],
  ["Brazópolis", "MG", 14000],
  ["Sant'Ana do Livramento", "RS", 84000],
  ["Santo André", "SP", 748000],
  ["Curitiba", "PR", 1773718],
  ["Guarulhos", "SP", 1291771],
];
const find = (texto: string) => findCidades(texto, CIDADES).map(([nome, uf]) => `${nome} ${uf}`);

test.each([
  ["sao paulo", "São Paulo SP"],
  ["São Paulo - SP", "São Paulo SP"],
  ["SÃO PAULO, sp", "São Paulo SP"],
  ["Mogi-Mirim", "Mogi Mirim SP"],
  ["marilia sp", "Marília SP"],
  ["olho d agua", "Olho d'Água do Borges RN"],
  ["Olho D’Água", "Olho d'Água do Borges RN"],
  ["santa rita ma", "Santa Rita MA"],
  ["augusto", "Augusto Severo RN"],
])("[PRACA-02] %j finds %s first", (texto, first) => {
  expect(find(texto)[0]).toBe(first);
});

test("[PRACA-02] order: exact, beginning of the name, beginning of a word; then the largest", () => {
  expect(find("maril")).toEqual(["Marília SP", "Marilândia ES", "Mariluz PR", "Marilândia do Sul PR", "Marilac MG"]);
  expect(find("marilândia")).toEqual(["Marilândia ES", "Marilândia do Sul PR"]);
  expect(find("paulo")).toEqual(["São Paulo SP", "São Paulo de Olivença AM", "São Paulo do Potengi RN"]);
  expect(find("santa rita")).toEqual(["Santa Rita PB", "Santa Rita MA"]);
});

test("[PRACA-02] a text that ends in a UF may also be the beginning of a name", () => {
  expect(find("são pa")).toEqual([
    "São Paulo SP",
    "São Félix do Xingu PA",
    "São Paulo de Olivença AM",
    "São Paulo do Potengi RN",
  ]);
});

test("[PRACA-02] from the first letter on, at most eight, and nothing for nothing", () => {
  expect(find("s")).toHaveLength(8);
  expect(find("  -- ")).toEqual([]);
  expect(find("xyz")).toEqual([]);
});

test("[PRACA-02] an IBGE code names its state", () => {
  expect([ufOfCodigo("3550308"), ufOfCodigo(" 5300108 "), ufOfCodigo("35503"), ufOfCodigo("9950308")]).toEqual([
    "SP",
    "DF",
    undefined,
    undefined,
  ]);
});

test.each([
  ["moji mirim", "Mogi Mirim"],
  ["moji mirim sp", "Mogi Mirim"],
  ["brasópolis", "Brazópolis"],
  ["santana do livramento", "Sant'Ana do Livramento"],
  ["sta rita", "Santa Rita"],
  ["sto andre", "Santo André"],
  ["s. pedro", "São Pedro"],
  ["marilha", "Marília"],
  ["curitba", "Curitiba"],
  ["guarulos", "Guarulhos"],
])("[PRACA-02] nothing is called %j: %s is meant", (texto, first) => {
  expect(findCidades(texto, CIDADES)).toEqual([]);
  expect(grafiasDe(texto, CIDADES)[0]?.[0]).toBe(first);
});

test("[PRACA-02] at most two letters away, and a quarter of them", () => {
  expect(["xyz", "mara", "curti", "guaraujas"].map((texto) => grafiasDe(texto, CIDADES))).toEqual([[], [], [], []]);
});

test.each([
  ["Marília", "maríl", "Maríl"],
  ["São Paulo", "paulo", "Paulo"],
  ["Olho d'Água do Borges", "agua", "Água"],
  ["Santa Rita", "santa rita ma", "Santa Rita"],
  ["São Paulo", "são pa", "São Pa"],
  ["Marília", "x", ""],
])("[PRACA-02] in %s the text %j belongs to %j", (nome, texto, trecho) => {
  expect(nome.slice(...trechoOf(nome, texto))).toBe(trecho);
});

test.each([
  ["mariliaa", ["Marília", "Marilac", "Mariluz"]],
  ["mogi-mirin", ["Mogi Mirim"]],
  ["sao-pualo", ["São Paulo"]],
])("[PRACA-04] the nearest spellings of %s", (slug, nomes) => {
  const found = grafiasProximas(slug, CIDADES).map(([nome]) => nome);
  expect(found).toHaveLength(3);
  expect(found.slice(0, nomes.length)).toEqual(nomes);
});

test("a normal text is letters and digits with single spaces, and stays as it is", () => {
  fc.assert(
    fc.property(fc.string(), (texto) => {
      const once = normalizeNome(texto);
      expect(once).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
      expect(normalizeNome(once)).toBe(once);
    }),
  );
});
