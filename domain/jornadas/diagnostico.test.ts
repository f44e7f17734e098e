import { expect, test } from "vitest";
import {
  answerPergunta,
  currentAnswer,
  DIAGNOSTICO_INICIAL,
  diagnosticoJornada as jornada,
  previousPergunta,
  progressoOf,
} from "./diagnostico.ts";

const perguntas = [7, 8, 11].map((id) => ({ id, texto: `Pergunta ${id}`, opcoes: ["Sim", "Não"] }));
const inicio = { ...DIAGNOSTICO_INICIAL, perguntas };
const identified = {
  ...inicio,
  cnpj: "11.222.333/0001-81",
  cpf: "529.982.247-25",
  lojaId: "loja",
  step: "perguntas",
} as const;

test("the identifier is complete once both numbers are right and the store was found", () => {
  expect(Object.keys(jornada.errors("identificador", inicio))).toEqual(["cnpj", "cpf", "lojaId"]);
  expect(jornada.errors("identificador", { ...identified, lojaId: null })).toEqual({
    lojaId: "CNPJ ou CPF não encontrado em nosso banco de dados.",
  });
  expect(jornada.next("identificador", identified)).toBe("perguntas");
});

test("number over total and a percentage", () => {
  expect(progressoOf(identified)).toEqual({ numero: 1, total: 3, percentual: 33 });
  expect(progressoOf({ ...identified, currentQuestionIndex: 2 })).toEqual({ numero: 3, total: 3, percentual: 100 });
  expect(progressoOf({ ...identified, perguntas: [] }).percentual).toBe(0);
});

test("next stores and advances, previous restores, the last goes to results", () => {
  let dados = answerPergunta(identified, "Sim");
  expect(dados).toMatchObject({ currentQuestionIndex: 1, step: "perguntas", answers: { p7: "Sim" } });
  expect(currentAnswer(dados)).toBe("");
  expect(currentAnswer(previousPergunta(dados))).toBe("Sim");
  dados = answerPergunta(answerPergunta(dados, "Não"), "Sim");
  expect(dados).toMatchObject({ step: "resultados", answers: { p7: "Sim", p8: "Não", p11: "Sim" } });
  expect(jornada.canVisit("resultados", dados)).toBe(true);
  expect(previousPergunta(identified).currentQuestionIndex).toBe(0);
});

test("a question left behind comes before the results", () => {
  const dados = answerPergunta({ ...identified, currentQuestionIndex: 2, answers: { p7: "Sim" } }, "Sim");
  expect(dados).toMatchObject({ step: "perguntas", currentQuestionIndex: 1 });
  expect(jornada.resolve(3, dados)).toBe("perguntas");
});

test("without questions there is nothing to answer and no result", () => {
  const dados = { ...identified, perguntas: [] };
  expect(answerPergunta(dados, "Sim")).toBe(dados);
  expect(currentAnswer(dados)).toBe("");
  expect(jornada.canVisit("resultados", dados)).toBe(false);
});
