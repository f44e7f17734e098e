import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { pracaSchema } from "./praca.ts";

const lugar = { municipios: 12, habitantes: 249939, ativas: 238, redes: 55 };
const pequena = {
  ibge: 3507209,
  nome: "Borá",
  uf: "SP",
  slug: "bora",
  mes: "2026-10",
  populacao: { habitantes: 907, ano: 2025 },
  ativas: 1,
  unicas: 1,
  grupos: 0,
  redes: 0,
  redes_diferentes: 0,
  abertas_12: 0,
  encerradas_12: 0,
  desde_2012: { abertas: 1, encerradas: 1 },
  regiao: { id: 350015, nome: "Assis", ...lugar },
  estado: lugar,
  brasil: { habitantes: 213334479, ativas: 154927, redes: 46943 },
  faixa: { id: 1, municipios: 2452, quantis: [903, 1157, 1614, 2421, 3545], redes: 0 },
  parecidas: [],
  vizinhas: [{ nome: "Borá", slug: "bora", habitantes: 907, ativas: 1 }],
};
const detalhe = {
  idades: [0, 1, 0, 2, 2],
  idade_mediana: 14.2,
  me: 4,
  epp: 1,
  demais: 0,
  sem_porte: 0,
  simples: 5,
  individuais: 2,
  manipulacao: 0,
  homeopatia: 0,
};
const { desde_2012: _, ...semTotais } = pequena;
const grande = { ...semTotais, ativas: 5, unicas: 5, anos: [[2014, 1, 1, 0]], detalhe };
const obeys = (value: unknown) => safeParse(pracaSchema, value).success;

test("a town with one pharmacy and one with five obey the schema", () => {
  expect(obeys(pequena)).toBe(true);
  expect(obeys(grande)).toBe(true);
});

describe("[PRACA-18] below five pharmacies there is no year, age, size or tax regime", () => {
  test.each([
    ["anos", { anos: [[2017, 1, 1, 0]] }],
    ["cadastro", { cadastro: 5 }],
    ["coorte", { coorte: { abertas: 5, ativas: 5 } }],
    ["detalhe", { detalhe: { ...detalhe, idades: [0, 0, 1, 0, 0], me: 1, epp: 0 } }],
    ["simples", { simples: 1 }],
  ])("%s is refused", (_campo, campos) => {
    expect(obeys({ ...pequena, ...campos })).toBe(false);
  });

  test("and five need them", () => {
    expect(obeys({ ...pequena, ativas: 5, unicas: 5 })).toBe(false);
  });
});

describe("what is refused in any town", () => {
  test.each([
    ["a name of a company", { razao_social: "FARMACIA SAO JOAO LTDA" }],
    ["kinds that do not add up", { unicas: 4 }],
    ["ages that do not add up", { detalhe: { ...detalhe, idades: [0, 1, 0, 2, 1] } }],
    ["sizes that do not add up", { detalhe: { ...detalhe, me: 3 } }],
    ["a class without population", { populacao: undefined }],
    ["a cohort of four", { coorte: { abertas: 4, ativas: 4 } }],
    ["a digit in a name", { nome: "Borá 1" }],
  ])("%s", (_nome, campos) => {
    expect(obeys({ ...grande, ...campos })).toBe(false);
  });

  test("a town without population is allowed", () => {
    expect(obeys({ ...grande, populacao: undefined, faixa: undefined })).toBe(true);
  });
});
