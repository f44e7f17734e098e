import { parseOpcoes } from "@eden/domain/diagnostico/opcoes";
import type { DiagnosticoConcluido } from "@eden/domain/jornadas/diagnostico-reducer";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { flushOutbox } from "~/clients/outbox/api/flush-outbox.ts";
import { waitingSends } from "~/clients/outbox/outbox.ts";
import { writeProgress } from "~/clients/storage/diagnostico-storage.ts";
import { created, networkDown, refused, type StubBackend, stubBackend } from "~/clients/stub-backend.ts";
import { SaveState, useSaving } from "./save-state.tsx";

const concluido: DiagnosticoConcluido = {
  id: "0b7c4c2e-3a55-4a9f-8f0c-6f6f2f6b6a11",
  finishedAt: 5,
  saved: false,
  cnpj: "11222333000181",
  lojaId: "loja",
  answers: { p1: "Sim" },
  perguntas: [{ id: 1, versao: 1, area: "digital", texto: "Pergunta 1", opcoes: parseOpcoes(["Sim", "Não"]) }],
};
const limited = () =>
  Response.json({ code: "LIMITE", message: "" }, { status: 429, headers: { "Retry-After": "570" } });

// Import before the tests: they use a fake clock, and loading the module takes real time.
beforeAll(() => import("@supabase/postgrest-js"));

let backend: StubBackend;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  backend = stubBackend();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function setup(answer: StubBackend["answer"], report = concluido) {
  backend.answer = answer;
  const onSaved = vi.fn();
  const hook = renderHook(() => useSaving(report, onSaved));
  await pass(5000);
  return { ...hook, onSaved, state: () => hook.result.current.state };
}

test.each([
  ["above the rate limit", limited],
  ["refused", () => refused("23514")],
  ["without a network, and sent by another page since", networkDown],
])("[DIAG-05] %s: a report restored from the back/forward cache is sent again", async (_, answer) => {
  const { state } = await setup(answer);
  if (answer === networkDown) localStorage.clear();
  backend.answer = created;
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  await pass(10);
  expect(state()).toEqual({ status: "saved", id: concluido.id });
});

test("[DIAG-05] above the rate limit the report says how long, and its row is sent even if the page is closed", async () => {
  const { state, unmount } = await setup(limited);
  render(<SaveState state={state()} onRetry={() => undefined} />);
  expect(screen.getByRole("status")).toHaveTextContent("em cerca de 10 min");
  unmount();
  expect(waitingSends()).toMatchObject([{ row: { id: concluido.id, respostas: concluido.answers } }]);
  backend.answer = created;
  await flushOutbox();
  expect(waitingSends()).toEqual([]);
});

test.each([
  ["above the rate limit", limited],
  ["refused", () => refused("23514")],
  ["without a network", networkDown],
])("[DIAG-05] %s the report is said to be kept only where the browser keeps it", async (_, answer) => {
  const { cnpj, answers, lojaId } = concluido;
  writeProgress({ cnpj, cpf: "", currentQuestionIndex: 0, answers, step: "resultados", lojaId });
  const kept = await setup(answer);
  render(<SaveState state={kept.state()} onRetry={() => undefined} />);
  expect(screen.getByRole("status")).toHaveTextContent("guardado neste aparelho");
  kept.unmount();
  cleanup();
  localStorage.clear();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { state } = await setup(answer);
  render(<SaveState state={state()} onRetry={() => undefined} />);
  expect(screen.getByRole("status")).toHaveTextContent("não feche esta página");
  expect(screen.getByRole("status")).not.toHaveTextContent("guardado neste aparelho");
});

test("[DIAG-05] above the rate limit the open report is sent again after the wait", async () => {
  const { state } = await setup(limited);
  backend.answer = created;
  await pass(571_000);
  expect(state()).toEqual({ status: "saved", id: concluido.id });
});

test("[DIAG-05] the row of an earlier diagnostic is not shown as this one's", async () => {
  const earlier = await setup(networkDown, { ...concluido, id: "7d1f0a64-1c2b-4c5e-9a55-0d2c3b4a5f66" });
  earlier.unmount();
  const { state, onSaved } = await setup(limited);
  backend.answer = () => (backend.posted.at(-1)?.id === concluido.id ? limited() : created());
  await act(() => flushOutbox());
  expect(waitingSends().map(({ row }) => row.id)).toEqual([concluido.id]);
  expect(state()).toMatchObject({ status: "limited" });
  expect(onSaved).not.toHaveBeenCalled();
});
