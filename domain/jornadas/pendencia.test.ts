import { expect, test } from "vitest";
import { pendenciaOf } from "./pendencia.ts";

const ANA = { nome: "Ana", email: "", telefone: "" };

test.each([
  ["one empty field", { telefone: "x" }, ANA, "Falta o telefone."],
  ["two empty fields", { email: "x", telefone: "x" }, ANA, "Faltam o e-mail e o telefone."],
  ["three empty fields", { nome: "x", email: "x", telefone: "x" }, {}, "Faltam o nome, o e-mail e o telefone."],
  ["a wrong field", { telefone: "x" }, { telefone: "119" }, "Confira o telefone."],
  [
    "an empty and a wrong one",
    { email: "x", telefone: "x" },
    { telefone: "119" },
    "Falta o e-mail. Confira o telefone.",
  ],
])("[FORM-02] %s", (_, errors, dados, words) => {
  expect(pendenciaOf(errors, dados)).toBe(words);
});

test("[FORM-02] nothing open, a choice, and more than three fields have no list", () => {
  expect(pendenciaOf({}, ANA)).toBeUndefined();
  expect(pendenciaOf({ tipoLoja: "x" }, ANA)).toBeUndefined();
  expect(pendenciaOf({ nome: "x", sobrenome: "x", email: "x", cpf: "x" }, {})).toBeUndefined();
});
