import { parse, safeParse } from "valibot";
import { expect, test } from "vitest";
import { perguntaSchema, splitSigla } from "./perguntas.ts";
import { respostaKey, sameRespostas } from "./respostas.ts";

const row = { id: 7, area: "digital", texto: "Você entrega?", opcoes: '["Não","Sim"]', ativa: true };
const opcoes = [
  { texto: "Não", grau: 0 },
  { texto: "Sim", grau: 1 },
];

test("a question's row is read with its area and graded options", () => {
  expect(parse(perguntaSchema, row)).toEqual({ id: 7, area: "digital", texto: "Você entrega?", opcoes });
});

test.each([null, "outra", "toString", 3])("area %j counts as none", (area) => {
  expect(parse(perguntaSchema, { ...row, area }).area).toBeNull();
});

test("a row without id or text is no question", () => {
  expect(safeParse(perguntaSchema, { ...row, id: "7" }).success).toBe(false);
  expect(safeParse(perguntaSchema, { ...row, texto: null }).success).toBe(false);
});

test("answers are keyed by question and compared in any order", () => {
  expect(respostaKey({ id: 7 })).toBe("p7");
  expect(sameRespostas({ p1: "Sim", p2: "Não" }, { p2: "Não", p1: "Sim" })).toBe(true);
  expect(sameRespostas({ p1: "Sim" }, { p1: "Não" })).toBe(false);
  expect(sameRespostas({}, undefined)).toBe(true);
});

test.each([
  [
    "Você olha a DRE (Demonstração do Resultado)?",
    { frase: "Você olha a DRE?", definicao: "DRE: Demonstração do Resultado" },
  ],
  ["Você entrega (também de noite)?", { frase: "Você entrega (também de noite)?" }],
])("what an abbreviation means is not part of the question: %s", (texto, expected) => {
  expect(splitSigla(texto)).toEqual(expected);
});
