import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clearSavedProgress,
  forgetExpiredProgress,
  PROGRESS_KEPT_MS,
  readProgress,
  writeProgress,
} from "./diagnostico-storage.ts";

const KEY = "diagnostico_progress";
const kept = {
  cnpj: "11222333000181",
  cpf: "",
  currentQuestionIndex: 1,
  answers: { p1: "Sim", p2: "Não" },
  step: "resultados" as const,
  lojaId: "loja",
};

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

test("only the documented keys are written, and read back", () => {
  writeProgress({ ...kept, perguntas: [] } as typeof kept);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(kept);
  expect(readProgress()).toEqual(kept);
});

test("[SEC-M7, STORE-03] the CPF is kept only until the store is known", () => {
  const typed = { ...kept, cpf: "52998224725", lojaId: null, step: "identificador" as const, answers: {} };
  writeProgress(typed);
  expect(readProgress()).toEqual(typed);
  writeProgress({ ...kept, cpf: "52998224725" });
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(kept);
});

test("[SEC-M7, STORE-03] progress is forgotten 24 hours after the last answer, with its time", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  writeProgress(kept);
  vi.setSystemTime(Date.now() + PROGRESS_KEPT_MS - 1);
  forgetExpiredProgress();
  expect(localStorage.length).toBe(2);
  vi.setSystemTime(Date.now() + 1);
  forgetExpiredProgress();
  expect(localStorage.length).toBe(0);
});

test("[SEC-M7] progress without a time has 24 hours from now", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  localStorage.setItem(KEY, JSON.stringify(kept));
  expect(readProgress()).toEqual(kept);
  vi.setSystemTime(Date.now() + PROGRESS_KEPT_MS);
  expect(readProgress()).toBeNull();
});

test.each(["", "{", "null", "7", '{"step":"outra"}', '{"step":"perguntas","answers":{"p1":7}}', "[]"])(
  "%j counts as nothing kept, and is deleted after 24 hours",
  (text) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    localStorage.setItem(KEY, text);
    expect(readProgress()).toBeNull();
    vi.setSystemTime(Date.now() + PROGRESS_KEPT_MS);
    forgetExpiredProgress();
    expect(localStorage.length).toBe(0);
  },
);

test("progress of other software may lack what has not been answered yet", () => {
  localStorage.setItem(KEY, '{"step":"identificador","cnpj":"11222333000181"}');
  const initial = { cpf: "", currentQuestionIndex: 0, answers: {}, lojaId: null };
  expect(readProgress()).toEqual({ ...initial, step: "identificador", cnpj: "11222333000181" });
});

test("saved answers clear their own progress, in any order, and no other progress", () => {
  for (const [row, remains] of [
    [{ loja_id: "outra", respostas: kept.answers }, true],
    [{ loja_id: "loja", respostas: { p1: "Sim", p2: "Sim" } }, true],
    [{ loja_id: "loja", respostas: { p2: "Não", p1: "Sim" } }, false],
  ] as const) {
    writeProgress(kept);
    clearSavedProgress(row);
    expect(readProgress() !== null).toBe(remains);
  }
});
