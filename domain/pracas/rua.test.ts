import { describe, expect, test } from "vitest";
import { faixaOf, placeAmong } from "./faixa.ts";
import { type Especie, escalaOf, especieOf, ruaOf } from "./rua.ts";

describe("[PRACA-07] one shop for one, 5, 10, 25, 50 or 100 pharmacies", () => {
  test.each([
    [1, 1],
    [200, 1],
    [201, 5],
    [1000, 5],
    [1001, 10],
    [2001, 25],
    [5001, 50],
    [10001, 100],
    [30000, 100],
  ])("%i pharmacies: one for %i", (total, escala) => expect(escalaOf(total)).toBe(escala));

  test.each([
    [94, 18, 71, [94, 18, 71]],
    [2894, 400, 3079, [58, 8, 62]],
    [900, 1, 100, [90, 1, 10]],
    [1, 0, 0, [1, 0, 0]],
    [0, 0, 0, [0, 0, 0]],
  ])("%i unique, %i of groups, %i of chains", (unicas, grupos, redes, drawn) => {
    const rua = ruaOf({ unicas, grupos, redes });
    expect((["unica", "grupo", "rede"] as Especie[]).map((kind) => rua.filter((one) => one === kind).length)).toEqual(
      drawn,
    );
  });
});

test.each([
  [0, "unica"],
  [1, "grupo"],
  [3, "grupo"],
  [4, "rede"],
])("[PRACA-12] a company with %i other pharmacies is %s", (outras, especie) => {
  expect(especieOf(outras)).toBe(especie);
});

test("[PRACA-08] the middle half includes its ends", () => {
  const quantis = [1, 10, 15, 20, 30];
  expect([9, 10, 20, 21].map((value) => placeAmong(value, quantis))).toEqual(["abaixo", "dentro", "dentro", "acima"]);
  expect(faixaOf(6).longa).toBe("com mais de 500 mil moradores");
});
