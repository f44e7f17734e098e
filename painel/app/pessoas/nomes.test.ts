import { expect, test } from "vitest";
import { cidadeOf, lugarOf, primeiroNome } from "./nomes.ts";

test("the place names only what is known", () => {
  expect(lugarOf({ loja: "Drogaria Almeida", cidade: "Franca", uf: "SP" })).toBe("Drogaria Almeida · Franca, SP");
  expect(lugarOf({ loja: null, cidade: null, uf: "SP" })).toBe("SP");
  expect(cidadeOf({ cidade: null, uf: null })).toBe("");
  expect(primeiroNome(" Rosângela Almeida")).toBe("Rosângela");
});
