import { beforeEach, expect, test } from "vitest";
import { clearSavedProgress, readProgress, sameAnswers, writeProgress } from "./diagnostic-storage.ts";

const KEY = "diagnostico_progress";
const kept = {
  cnpj: "11222333000181",
  cpf: "52998224725",
  currentQuestionIndex: 1,
  answers: { p1: "Sim", p2: "Não" },
  step: "resultados" as const,
  lojaId: "loja",
};

beforeEach(() => localStorage.clear());

test("only the documented keys are written, and read back", () => {
  writeProgress({ ...kept, perguntas: [] } as typeof kept);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(kept);
  expect(readProgress()).toEqual(kept);
});

test.each(["", "{", "null", "7", '{"step":"outra"}', "[]"])("%j counts as nothing kept", (text) => {
  localStorage.setItem(KEY, text);
  expect(readProgress()).toBeNull();
});

test("saved answers clear their own progress, whatever their order, and no other", () => {
  for (const [row, remains] of [
    [{ loja_id: "outra", respostas: kept.answers }, true],
    [{ loja_id: "loja", respostas: { p1: "Sim", p2: "Sim" } }, true],
    [{ loja_id: "loja", respostas: { p2: "Não", p1: "Sim" } }, false],
  ] as const) {
    writeProgress(kept);
    clearSavedProgress(row);
    expect(readProgress() !== null).toBe(remains);
  }
  expect(sameAnswers({}, undefined)).toBe(true);
});
