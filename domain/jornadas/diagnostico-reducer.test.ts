import { expect, test } from "vitest";
import { parseOpcoes } from "../diagnostico/opcoes.ts";
import { DIAGNOSTICO_INICIAL, type DiagnosticoProgresso, type Pergunta } from "./diagnostico.ts";
import {
  DIAGNOSTICO_STATE_INICIAL,
  type DiagnosticoAction,
  type DiagnosticoConcluido,
  type DiagnosticoState,
  diagnosticoReducer,
  isToFinish,
  reportNow,
} from "./diagnostico-reducer.ts";

const perguntas = [7, 8].map(
  (id): Pergunta => ({ id, versao: 1, area: "digital", texto: `Pergunta ${id}`, opcoes: parseOpcoes(["Sim", "Não"]) }),
);
const INICIO = { step: "identificador", currentQuestionIndex: 0 } as const;
const RESULTADOS = { step: "resultados", currentQuestionIndex: 0 } as const;
const STARTED: DiagnosticoAction = { type: "start", progresso: null, concluido: null, lugar: INICIO };
const IDENTIFIED: DiagnosticoAction = { type: "identify", lojaId: "loja", perguntas };
const ANSWERED: DiagnosticoAction[] = [
  { type: "advance", opcao: "Sim" },
  { type: "advance", opcao: "Não" },
];
const FINISHED: DiagnosticoAction = { type: "finish", id: "linha", finishedAt: 5 };

const after = (actions: readonly DiagnosticoAction[], state: DiagnosticoState = DIAGNOSTICO_STATE_INICIAL) =>
  actions.reduce(diagnosticoReducer, state);

const concluido: DiagnosticoConcluido = {
  id: "linha",
  finishedAt: 5,
  saved: false,
  cnpj: "11222333000181",
  lojaId: "loja",
  answers: { p7: "Sim", p8: "Não" },
  perguntas,
};
const kept: DiagnosticoProgresso = {
  ...DIAGNOSTICO_INICIAL,
  cnpj: concluido.cnpj,
  lojaId: "loja",
  step: "perguntas",
  currentQuestionIndex: 1,
  answers: { p7: "Sim" },
};
const startWith = (progresso: DiagnosticoProgresso | null, last: DiagnosticoConcluido | null, lugar = {}) =>
  after([{ type: "start", progresso, concluido: last, lugar: { ...INICIO, ...lugar } }]);

test("without stored progress it is ready for the CNPJ and CPF, and nothing takes focus", () => {
  expect(after([STARTED])).toEqual({ ...DIAGNOSTICO_STATE_INICIAL, readiness: "ready" });
});

test("an identified store is asked the first question; editing a number makes it unknown", () => {
  const asked = after([STARTED, { type: "edit", campos: { cnpj: "1", cpf: "2" } }, IDENTIFIED]);
  expect(asked.dados).toMatchObject({
    cnpj: "1",
    cpf: "2",
    lojaId: "loja",
    step: "perguntas",
    currentQuestionIndex: 0,
  });
  expect(asked).toMatchObject({ readiness: "ready", moved: true });
  expect(after([{ type: "edit", campos: { cpf: "3" } }], asked).dados).toMatchObject({ cpf: "3", lojaId: null });
});

test("answers stay with the store they were given for", () => {
  const answered = after([STARTED, IDENTIFIED, { type: "choose", opcao: "Sim" }, { type: "goBack" }]);
  expect(answered.dados).toMatchObject({ step: "identificador", answers: { p7: "Sim" } });
  const edited = after([{ type: "edit", campos: { cpf: "3" } }], answered);
  expect(after([IDENTIFIED], edited).dados.answers).toEqual({ p7: "Sim" });
  expect(after([{ ...IDENTIFIED, lojaId: "outra" }], edited).dados.answers).toEqual({});
});

test("without questions the stage waits for a retry and keeps every answer", () => {
  const failed = startWith({ ...kept, step: "identificador" }, null);
  const waiting = after([{ type: "identify", lojaId: "loja", perguntas: null }], failed);
  expect(waiting).toMatchObject({ readiness: "unavailable", dados: { step: "perguntas", answers: kept.answers } });
  expect(after([{ type: "load" }], waiting).readiness).toBe("loading");
  expect(after([{ type: "load" }, { type: "resume", perguntas: [] }], waiting).readiness).toBe("unavailable");
  expect(after([{ type: "load" }, { type: "resume", perguntas }], waiting)).toMatchObject({
    readiness: "ready",
    dados: { answers: kept.answers },
  });
});

test("next and previous move through the questions, before the first comes the identifier", () => {
  const second = after([STARTED, IDENTIFIED, { type: "advance", opcao: "Sim" }]);
  expect(second.dados).toMatchObject({ step: "perguntas", currentQuestionIndex: 1, answers: { p7: "Sim" } });
  const first = after([{ type: "goBack" }], second);
  expect(first.dados).toMatchObject({ step: "perguntas", currentQuestionIndex: 0 });
  expect(after([{ type: "goBack" }], first).dados.step).toBe("identificador");
});

test("a history entry opens its stage, or the unfinished one before it", () => {
  const second = after([STARTED, IDENTIFIED, { type: "advance", opcao: "Sim" }]);
  expect(after([{ type: "visit", lugar: RESULTADOS }], second).dados).toBe(second.dados);
  expect(after([{ type: "visit", lugar: { step: "perguntas", currentQuestionIndex: 0 } }], second).dados).toMatchObject(
    { step: "perguntas", currentQuestionIndex: 0 },
  );
  expect(after([{ type: "visit", lugar: INICIO }], second).dados.step).toBe("identificador");
});

test("stored progress is resumed where it ended, without moving focus; moving ends the notice", () => {
  const loading = startWith(kept, null);
  expect(loading).toMatchObject({ readiness: "loading", resumed: true });
  const resumed = after([{ type: "resume", perguntas }], loading);
  expect(resumed).toMatchObject({ readiness: "ready", resumed: true, moved: false });
  expect(resumed.dados).toMatchObject({ ...kept, perguntas });
  expect(after([{ type: "choose", opcao: "Sim" }], resumed).resumed).toBe(true);
  for (const action of [{ type: "advance", opcao: "Sim" }, { type: "goBack" }] as const)
    expect(after([action], resumed)).toMatchObject({ resumed: false, moved: true });
});

test("[DIAG-05] stored progress without a store goes back to the identifier", () => {
  const lost = { ...kept, lojaId: null, step: "resultados", answers: concluido.answers } as const;
  expect(after([{ type: "resume", perguntas }], startWith(lost, null)).dados.step).toBe("identificador");
});

test("[DIAG-05] the results are finished once, however often they are opened", () => {
  const results = after([STARTED, IDENTIFIED, ...ANSWERED]);
  expect(results.dados.step).toBe("resultados");
  expect([isToFinish(results), reportNow(results)]).toEqual([true, null]);
  const finished = after([FINISHED], results);
  expect(isToFinish(finished)).toBe(false);
  expect(reportNow(finished)).toEqual({ ...concluido, cnpj: "" });

  const again = after(
    [{ type: "visit", lugar: { step: "perguntas", currentQuestionIndex: 0 } }, ...ANSWERED],
    finished,
  );
  expect([isToFinish(again), reportNow(again)?.id]).toEqual([false, "linha"]);
});

test("[DIAG-05] a changed answer needs a new diagnostic, the old answer again does not", () => {
  const finished = after([STARTED, IDENTIFIED, ...ANSWERED, FINISHED]);
  const last = { type: "visit", lugar: { step: "perguntas", currentQuestionIndex: 1 } } as const;
  const changed = after([last, { type: "advance", opcao: "Sim" }], finished);
  expect([isToFinish(changed), reportNow(changed)]).toEqual([true, null]);
  const restored = after([last, { type: "advance", opcao: "Não" }], changed);
  expect([isToFinish(restored), reportNow(restored)?.id]).toEqual([false, "linha"]);
});

test("[DIAG-05] only the acknowledged diagnostic is saved", () => {
  const finished = after([STARTED, IDENTIFIED, ...ANSWERED, FINISHED]);
  expect(after([{ type: "save", id: "outra" }], finished)).toBe(finished);
  expect(reportNow(after([{ type: "save", id: "linha" }], finished))?.saved).toBe(true);
});

test("[DIAG-04, DIAG-05] a report whose progress is deleted is shown again after a reload, on its own URL only", () => {
  const saved = { ...concluido, saved: true };
  const shown = startWith(null, saved, RESULTADOS);
  expect(shown).toMatchObject({
    readiness: "ready",
    resumed: false,
    dados: { step: "resultados", cpf: "", perguntas },
  });
  expect(reportNow(shown)).toBe(saved);
  expect(startWith(null, saved).dados.step).toBe("identificador");
  // Another page has sent it since.
  expect(reportNow(startWith(null, concluido, RESULTADOS))).toBe(concluido);
  const last = { step: "perguntas", currentQuestionIndex: 1 } as const;
  expect(after([{ type: "visit", lugar: last }], shown).dados).toMatchObject(last);
});

test("an unsaved report is resumed with its questions; without it they are loaded first", () => {
  const progresso = { ...kept, step: "resultados", answers: concluido.answers } as const;
  expect(startWith(progresso, concluido)).toMatchObject({ readiness: "ready", resumed: true, dados: { perguntas } });
  const loading = startWith(progresso, null);
  expect([loading.readiness, isToFinish(loading)]).toEqual(["loading", false]);
  expect(isToFinish(after([{ type: "resume", perguntas }], loading))).toBe(true);
  expect(startWith({ ...progresso, answers: { p7: "Não", p8: "Não" } }, concluido).readiness).toBe("loading");
});

test("starting again keeps only the questions", () => {
  const finished = after([STARTED, IDENTIFIED, ...ANSWERED, FINISHED]);
  expect(after([{ type: "restart" }], finished)).toEqual({
    ...DIAGNOSTICO_STATE_INICIAL,
    dados: { ...DIAGNOSTICO_INICIAL, perguntas },
    readiness: "ready",
    moved: true,
  });
});
