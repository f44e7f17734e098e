import { expect, test } from "vitest";
import { splitNome } from "./split-nome.ts";

test.each([
  ["Ana Souza", "Ana", "Souza"],
  ["Maria da  Conceição Lima", "Maria", "da Conceição Lima"],
  [" Cher ", "Cher", ""],
  ["", "", ""],
])("splits %j at the first space", (completo, nome, sobrenome) => {
  expect(splitNome(completo)).toEqual({ nome, sobrenome });
});
