import { parseOpcoes } from "@eden/domain/diagnostico/opcoes";
import { DIAGNOSTICO_INICIAL, type Pergunta, visitLugar } from "@eden/domain/jornadas/diagnostico";
import type { DiagnosticoAction } from "@eden/domain/jornadas/diagnostico-reducer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedConcluido } from "~/clients/diagnostico.ts";
import { keepForLater, waitingSends, withdraw } from "~/clients/outbox/outbox.ts";
import { readProgress, writeProgress } from "~/clients/storage/diagnostico-storage.ts";
import { createDiagnosticoStore } from "./diagnostico-store.ts";
import { addressOf, lugarOf } from "./use-diagnostico.ts";

const perguntas = [1, 2, 3].map(
  (id): Pergunta => ({ id, versao: 1, area: "digital", texto: `Pergunta ${id}`, opcoes: parseOpcoes(["Sim", "Não"]) }),
);
const identified = { ...DIAGNOSTICO_INICIAL, perguntas, cnpj: "11222333000181", cpf: "52998224725", lojaId: "loja" };
const answered = { ...identified, answers: { p1: "Sim", p2: "Sim", p3: "Não" } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test("a URL opens its stage, or the first unfinished stage before it", () => {
  const open = (dados: typeof identified, search: string) => addressOf(visitLugar(dados, lugarOf(search)), search);
  expect(open({ ...DIAGNOSTICO_INICIAL, perguntas } as typeof identified, "?pergunta=3")).toBe("");
  expect(open(identified, "?pergunta=3")).toBe("?pergunta=1");
  expect(open({ ...identified, answers: { p1: "Sim" } } as typeof identified, "?etapa=resultado")).toBe("?pergunta=2");
  expect(open(answered, "?pergunta=2")).toBe("?pergunta=2");
  expect(open(answered, "?etapa=resultado")).toBe("?etapa=resultado");
  expect(open(answered, "")).toBe("");
  expect(open(answered, "?pergunta=abc")).toBe("");
});

test("other query parameters are kept", () => {
  const at = { step: "perguntas", currentQuestionIndex: 4 } as const;
  expect(addressOf(at, "?utm_source=live&etapa=resultado")).toBe("?utm_source=live&pergunta=5");
  expect(addressOf({ ...at, step: "identificador" }, "?utm_source=live&pergunta=5")).toBe("?utm_source=live");
});

const START: DiagnosticoAction = { type: "start", progresso: null, concluido: null, lugar: lugarOf("") };

function started(...actions: DiagnosticoAction[]) {
  const store = createDiagnosticoStore();
  for (const action of [START, ...actions]) store.dispatch(action);
  return store;
}
const finished = (opcao = "Não") =>
  started(
    { type: "identify", lojaId: "loja", perguntas },
    { type: "advance", opcao: "Sim" },
    { type: "advance", opcao: "Sim" },
    { type: "advance", opcao },
  );
const waitingRow = (id: string, respostas: object) => ({
  form: "diagnostico",
  table: "diagnosticos_respostas",
  row: { id, loja_id: "loja", respostas },
});

test("[DIAG-04] every change is stored; what was read is not written again, so that its time does not start again", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  writeProgress({ ...identified, lojaId: null });
  const at = localStorage.getItem("eden_diagnostico_em");
  vi.setSystemTime(Date.now() + 1000);
  const store = createDiagnosticoStore();
  store.dispatch({ ...START, progresso: readProgress() });
  expect(localStorage.getItem("eden_diagnostico_em")).toBe(at);
  store.dispatch({ type: "edit", campos: { cnpj: "11" } });
  expect(readProgress()).toEqual({ ...DIAGNOSTICO_INICIAL, cpf: identified.cpf, cnpj: "11" });
  expect(localStorage.getItem("eden_diagnostico_em")).not.toBe(at);
});

test("[DIAG-04] an edited number does not lose the answers of its store on a reload", () => {
  const store = started(
    { type: "identify", lojaId: "loja", perguntas },
    { type: "advance", opcao: "Sim" },
    { type: "visit", lugar: lugarOf("") },
    { type: "edit", campos: { cpf: "5" } },
  );
  expect(store.read().dados).toMatchObject({ cpf: "5", lojaId: null });
  expect(readProgress()).toMatchObject({ cpf: "", lojaId: "loja", answers: { p1: "Sim" } });
  const reloaded = createDiagnosticoStore();
  reloaded.dispatch({ ...START, progresso: readProgress() });
  reloaded.dispatch({ type: "edit", campos: { cpf: identified.cpf } });
  reloaded.dispatch({ type: "identify", lojaId: "loja", perguntas });
  expect(reloaded.read().dados.answers).toEqual({ p1: "Sim" });
});

test("[DIAG-04, DIAG-05] results are kept until they are saved, then only the report of this tab", () => {
  const store = finished();
  const { concluido } = store.read();
  expect(storedConcluido.read()).toEqual(concluido);
  expect(readProgress()).toMatchObject({ step: "resultados", answers: answered.answers });
  store.dispatch({ type: "save", id: concluido?.id ?? "" });
  expect(storedConcluido.read()).toEqual({ ...concluido, saved: true });
  expect(readProgress()).toBeNull();
  store.dispatch({ type: "visit", lugar: lugarOf("?pergunta=3") });
  expect(readProgress()).toBeNull();
  store.dispatch({ type: "choose", opcao: "Sim" });
  expect(readProgress()).toMatchObject({ answers: { p3: "Sim" } });
});

test("a save leaves the progress of another diagnostic in another tab", () => {
  const store = finished();
  const other = { ...identified, lojaId: "outra", cpf: "" };
  writeProgress(other);
  store.dispatch({ type: "save", id: store.read().concluido?.id ?? "" });
  expect(readProgress()?.lojaId).toBe("outra");
});

test("[DIAG-05] the same answers waiting from an earlier tab keep the id of their row", () => {
  keepForLater(waitingRow("antes", answered.answers));
  expect(finished().read().concluido?.id).toBe("antes");
  expect(finished("Sim").read().concluido?.id).not.toBe("antes");
});

test("[DIAG-05] the same answers sent in the background while the questions load keep the id of their row", () => {
  keepForLater(waitingRow("antes", answered.answers));
  const store = createDiagnosticoStore();
  store.dispatch({ ...START, progresso: { ...answered, step: "resultados" } });
  expect(store.read().readiness).toBe("loading");
  withdraw("antes");
  store.dispatch({ type: "resume", perguntas });
  expect(store.read().concluido?.id).toBe("antes");
  // Answered again, also with the same answers, it is a new diagnostic.
  store.dispatch({ type: "save", id: "antes" });
  store.dispatch({ type: "restart" });
  store.dispatch({ type: "identify", lojaId: "loja", perguntas });
  for (const opcao of Object.values(answered.answers)) store.dispatch({ type: "advance", opcao });
  expect(store.read().concluido?.answers).toEqual(answered.answers);
  expect(store.read().concluido?.id).not.toBe("antes");
});

test("[DIAG-05] changed answers replace the queued diagnostic", () => {
  const store = finished();
  const id = store.read().concluido?.id ?? "";
  keepForLater(waitingRow(id, answered.answers));
  store.dispatch({ type: "visit", lugar: lugarOf("?pergunta=3") });
  store.dispatch({ type: "advance", opcao: "Não" });
  expect([store.read().concluido?.id, waitingSends().length]).toEqual([id, 1]);
  store.dispatch({ type: "visit", lugar: lugarOf("?pergunta=3") });
  store.dispatch({ type: "advance", opcao: "Sim" });
  expect(store.read().concluido?.id).not.toBe(id);
  expect(waitingSends()).toEqual([]);
});

test("starting again deletes progress and report, and leaves the queue", () => {
  const store = finished();
  keepForLater(waitingRow(store.read().concluido?.id ?? "", answered.answers));
  store.dispatch({ type: "restart" });
  expect([readProgress(), storedConcluido.read(), waitingSends().length]).toEqual([null, null, 1]);
});
