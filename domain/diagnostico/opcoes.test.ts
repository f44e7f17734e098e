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
  expect(parseOpcoes(value)).toEqual(opcoes);
});
