import { expect, test } from "vitest";
import { parseOpcoes } from "../diagnostico/opcoes.ts";
import {
  answerPergunta,
  currentResposta,
  DIAGNOSTICO_INICIAL,
  diagnosticoJornada as jornada,
  type Pergunta,
  progressoOf,
  respostasToSave,
  visitPergunta,
  withPerguntas,
} from "./diagnostico.ts";

const perguntas: Pergunta[] = [7, 8, 11].map((id) => ({
  id,
  versao: 1,
  area: "digital",
  texto: `Pergunta ${id}`,
  opcoes: parseOpcoes(["Sim", "Não"]),
}));
const inicio = { ...DIAGNOSTICO_INICIAL, perguntas };
const identified = {
  ...inicio,
  cnpj: "11.222.333/0001-81",
  cpf: "529.982.247-25",
  lojaId: "loja",
  step: "perguntas",
} as const;

test("the identifier is complete once both numbers are valid and the store was found", () => {
  expect(Object.keys(jornada.errors("identificador", inicio))).toEqual(["cnpj", "cpf", "lojaId"]);
  expect(jornada.errors("identificador", { ...identified, lojaId: null })).toEqual({
    lojaId: "CNPJ ou CPF não encontrado em nosso banco de dados.",
  });
  expect(jornada.next("identificador", identified)).toBe("perguntas");
});

test("[SEC-M7] once the store is found, the CPF is not needed", () => {
  expect(jornada.errors("identificador", { ...identified, cpf: "" })).toEqual({});
  expect(jornada.canVisit("perguntas", { ...identified, cpf: "" })).toBe(true);
  expect(jornada.canVisit("perguntas", { ...identified, cpf: "", lojaId: null })).toBe(false);
});

test("progress is number of total and a percentage", () => {
  expect(progressoOf(identified)).toEqual({ numero: 1, total: 3, percentual: 33 });
  expect(progressoOf({ ...identified, currentQuestionIndex: 2 })).toEqual({ numero: 3, total: 3, percentual: 100 });
  expect(progressoOf({ ...identified, perguntas: [] }).percentual).toBe(0);
});

test("next stores and advances, previous restores, the last goes to results", () => {
  let dados = answerPergunta(identified, "Sim");
  expect(dados).toMatchObject({ currentQuestionIndex: 1, step: "perguntas", answers: { p7: "Sim" } });
  expect(currentResposta(dados)).toBe("");
  expect(currentResposta(visitPergunta(dados, 0))).toBe("Sim");
  dados = answerPergunta(answerPergunta(dados, "Não"), "Sim");
  expect(dados).toMatchObject({ step: "resultados", answers: { p7: "Sim", p8: "Não", p11: "Sim" } });
  expect(jornada.canVisit("resultados", dados)).toBe(true);
  expect(visitPergunta(identified, -1).currentQuestionIndex).toBe(0);
});

test("a skipped question comes before the results", () => {
  const dados = answerPergunta({ ...identified, currentQuestionIndex: 2, answers: { p7: "Sim" } }, "Sim");
  expect(dados).toMatchObject({ step: "perguntas", currentQuestionIndex: 1 });
  expect(jornada.resolve(3, dados)).toBe("perguntas");
});

test("without questions there is nothing to answer and no result", () => {
  const dados = { ...identified, perguntas: [] };
  expect(answerPergunta(dados, "Sim")).toBe(dados);
  expect(currentResposta(dados)).toBe("");
  expect(jornada.canVisit("resultados", dados)).toBe(false);
});

test("a link past the first unanswered question opens that question", () => {
  expect(visitPergunta({ ...identified, answers: { p7: "Sim" } }, 2).currentQuestionIndex).toBe(1);
});

test("a question without options is skipped without an answer, and the counts then differ", () => {
  const broken = perguntas.map((pergunta) => (pergunta.id === 8 ? { ...pergunta, opcoes: [] } : pergunta));
  let dados = answerPergunta({ ...identified, perguntas: broken }, "Sim");
  dados = answerPergunta(answerPergunta(dados, null), "Não");
  expect(dados).toMatchObject({ step: "resultados", answers: { p7: "Sim", p11: "Não" } });
  expect(respostasToSave(dados)).toBe("2 answers to 3 questions");
});

test("the saved row contains the store, the version and one text per question; without one of them there is no row", () => {
  const dados = { ...identified, answers: { p7: "Sim", p8: "Não", p11: "Sim" } };
  expect(respostasToSave(dados)).toEqual({ loja_id: "loja", versao: 1, respostas: dados.answers });
  expect(respostasToSave({ ...dados, lojaId: null })).toBe("no store");
  expect(respostasToSave({ ...dados, answers: {} })).toBe("no answers");
  expect(respostasToSave({ ...dados, answers: { p7: "Sim" } })).toBe("1 answers to 3 questions");
});

test("stored answers that the active questions do not contain are dropped", () => {
  const kept = { ...DIAGNOSTICO_INICIAL, step: "resultados", lojaId: "loja", currentQuestionIndex: 9 } as const;
  const answers = { p1: "Sim", p7: "Talvez", p8: "Não", p11: "Sim" };
  expect(withPerguntas({ ...kept, answers }, perguntas)).toMatchObject({
    answers: { p8: "Não", p11: "Sim" },
    step: "perguntas",
    currentQuestionIndex: 0,
  });
  expect(withPerguntas({ ...kept, answers: { ...answers, p7: "Sim" } }, perguntas)).toMatchObject({
    step: "resultados",
  });
});
