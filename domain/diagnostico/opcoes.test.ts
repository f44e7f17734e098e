import { expect, test } from "vitest";
import { parseOpcoes } from "./opcoes.ts";

test.each([
  ["a list of strings", ["Sim", "Não"], ["Sim", "Não"]],
  ["a list of objects", [{ texto: "Sim" }, { text: "Não", pontos: 1 }], ["Sim", "Não"]],
  ["both kinds in one list", ["Sim", { texto: " Não " }], ["Sim", "Não"]],
  ["the JSON of a list", '["Sim",{"texto":"Não"}]', ["Sim", "Não"]],
  ["items without a text", ["Sim", {}, { texto: 3 }, null, 4, "  "], ["Sim"]],
  ["broken JSON", '["Sim"', []],
  ["JSON of something else", '{"texto":"Sim"}', []],
  ["an empty text", "", []],
  ["null", null, []],
  ["undefined", undefined, []],
  ["a number", 3, []],
])("options from %s", (_, value, opcoes) => {
  expect(parseOpcoes(value).map(({ texto }) => texto)).toEqual(opcoes);
});

test.each([
  ["plain texts by their order", ["a", "b", "c"], [0, 0.5, 1]],
  ["objects without points by their order", [{ texto: "a" }, { texto: "b" }], [0, 1]],
  [
    "objects by their points, whatever the order",
    [
      { texto: "a", pontos: 4 },
      { texto: "b", pontos: 0 },
      { texto: "c", pontos: 1 },
    ],
    [1, 0, 0.25],
  ],
  ["points that are not all there: by order", [{ texto: "a", pontos: 9 }, "b"], [0, 1]],
  [
    "points that tell nothing apart: by order",
    [
      { texto: "a", pontos: 0 },
      { texto: "b", pontos: -3 },
    ],
    [0, 1],
  ],
  ["a single option is the best there is", ["a"], [1]],
])("grades %s", (_, value, graus) => {
  expect(parseOpcoes(value).map(({ grau }) => grau)).toEqual(graus);
});
