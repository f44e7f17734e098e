import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Row } from "~/clients/outbox/api/data-api.ts";
import { flushOutbox, forgetExpiredSends } from "~/clients/outbox/api/flush-outbox.ts";
import { keepForLater, waitingSends } from "~/clients/outbox/outbox.ts";
import { conflict, created, networkDown, refused, type StubBackend, stubBackend } from "~/clients/stub-backend.ts";
import { useSubmission } from "./use-submission.ts";

const row: Row<"inscricoes"> = {
  id: "0b7c4c2e-3a55-4a9f-8f0c-6f6f2f6b6a11",
  programa: "despertar",
  nome: "Ana",
  email: "ana@exemplo.com.br",
  telefone: "11987654321",
  consentimento_versao: "2026-11",
};
const record = { key: "despertar_registration" as const, value: { nome: "Ana" } };

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

function setup(minimumMs = 0) {
  const onSaved = vi.fn();
  const hook = renderHook(() => useSubmission({ form: "despertar", table: "inscricoes", onSaved, minimumMs }));
  const submit = () => hook.result.current.submit(row, record);
  return { ...hook, onSaved, submit, state: () => hook.result.current.state };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("[REG-06] success is shown after the acknowledgement; two clicks send one row", async () => {
  const { submit, state, onSaved } = setup();
  act(() => {
    void submit();
    void submit();
  });
  expect(state()).toEqual({ status: "sending" });
  expect(waitingSends()).toHaveLength(1);
  await pass(10);
  expect(state()).toEqual({ status: "saved", id: row.id });
  expect(backend.posted).toHaveLength(1);
  expect(onSaved.mock.calls).toEqual([[row.id, false]]);
  expect(waitingSends()).toEqual([]);
  expect(JSON.parse(localStorage.getItem("despertar_registration") ?? "")).toEqual({ nome: "Ana" });
});

test("[REG-04] the busy time is a minimum that includes the save", async () => {
  const { submit, state } = setup(1500);
  act(() => void submit());
  await pass(1400);
  expect(backend.posted).toHaveLength(1);
  expect(state()).toEqual({ status: "sending" });
  await pass(200);
  expect(state()).toEqual({ status: "saved", id: row.id });
});

test("[REG-06] without a network the row is queued, sent when the network returns, and reported once", async () => {
  backend.answer = networkDown;
  const { submit, state, onSaved } = setup();
  act(() => void submit());
  await pass(5000);
  expect(state()).toMatchObject({ status: "queued", id: row.id });
  expect(onSaved).not.toHaveBeenCalled();
  expect(localStorage.getItem("despertar_registration")).toBeNull();
  backend.answer = created;
  await act(() => flushOutbox());
  await act(() => flushOutbox());
  expect(state()).toEqual({ status: "saved", id: row.id });
  expect(onSaved.mock.calls).toEqual([[row.id, false]]);
  expect(localStorage.getItem("despertar_registration")).not.toBeNull();
});

test("submitting again retries the queued row visibly: it stays queued on failure and is saved with a network", async () => {
  keepForLater({ form: "despertar", table: "inscricoes", row });
  backend.answer = networkDown;
  const { result, state } = setup();
  act(() => void result.current.retry());
  expect(state()).toMatchObject({ status: "queued", id: row.id, trying: true });
  await pass(700);
  expect(state()).toMatchObject({ status: "queued", id: row.id, trying: false });
  backend.answer = created;
  act(() => void result.current.retry());
  await pass(700);
  expect(state()).toEqual({ status: "saved", id: row.id });
});

test("a row queued by an earlier page is found, and marked as such when it is sent", async () => {
  keepForLater({ form: "despertar", table: "inscricoes", row });
  keepForLater({ form: "contato", table: "contato", row: { id: "another" } });
  const { state, onSaved } = setup();
  expect(state()).toMatchObject({ status: "queued", id: row.id });
  await act(() => flushOutbox());
  expect(state()).toEqual({ status: "saved", id: row.id });
  expect(onSaved.mock.calls).toEqual([[row.id, true]]);
});

test("[BOOK-02] a row sent before its form is mounted is reported on mount, once", async () => {
  keepForLater({ form: "despertar", table: "inscricoes", row });
  await act(() => flushOutbox());
  const first = setup();
  expect(first.state()).toEqual({ status: "saved", id: row.id });
  expect(first.onSaved.mock.calls).toEqual([[row.id, true]]);
  first.unmount();
  expect(setup().state()).toEqual({ status: "idle" });
});

test("a queued row rejected while its form is mounted is reported and leaves the queue", async () => {
  backend.answer = networkDown;
  const { submit, state } = setup();
  act(() => void submit());
  await pass(5000);
  backend.answer = () => refused("23514");
  await act(() => flushOutbox());
  expect(state()).toMatchObject({ status: "failed", cause: "constraint_violation" });
  expect(waitingSends()).toEqual([]);
});

test("a row rejected while its form was not mounted is reported on the next mount", async () => {
  backend.answer = () => refused("23514");
  keepForLater({ form: "despertar", table: "inscricoes", row });
  await flushOutbox();
  const { state } = setup();
  expect(state()).toMatchObject({ status: "failed", cause: "constraint_violation", gone: true });
  expect(waitingSends()).toEqual([]);
});

test("[STORE-03, REG-06] of two rejected rows and a queued one each visit tells one rejection", async () => {
  const ids = ["1", "2"];
  backend.answer = () => refused("23514");
  for (const id of ids) keepForLater({ form: "despertar", table: "inscricoes", row: { id } });
  await flushOutbox();
  keepForLater({ form: "despertar", table: "inscricoes", row });
  for (const left of [["2", row.id], [row.id]]) {
    const { state, unmount } = setup();
    expect(state()).toMatchObject({ status: "failed", gone: true });
    expect(waitingSends().map((waiting) => waiting.row.id)).toEqual(left);
    unmount();
  }
  expect(setup().state()).toMatchObject({ status: "queued", id: row.id });
});

test("[STORE-03] two rows that expire while their form is open are told one by one", () => {
  for (const id of ["1", "2"]) keepForLater({ form: "despertar", table: "inscricoes", row: { id }, keptAt: 1 });
  const { state, unmount } = setup();
  act(forgetExpiredSends);
  expect(state()).toMatchObject({ status: "failed", cause: "expired" });
  expect(waitingSends()).toHaveLength(1);
  unmount();
  expect(setup().state()).toMatchObject({ status: "failed", cause: "expired" });
  expect(waitingSends()).toEqual([]);
});

test("[APP-13, SEC-M8] a second cadastro for the same pedido shows no success and stores no copy", async () => {
  backend.answer = () => conflict("cadastros_app_pedido_unico");
  const { submit, state, onSaved } = setup();
  act(() => void submit());
  await pass(10);
  expect(state()).toMatchObject({ status: "failed", cause: "order_taken" });
  expect(onSaved).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});

test("a server error is stored with the row until an attempt gets no response", async () => {
  backend.answer = () => refused("XX000", 500);
  const { submit, state, unmount } = setup();
  act(() => void submit());
  await pass(5000);
  expect(state()).toMatchObject({ status: "queued", failing: true });
  unmount();
  const { result, state: later } = setup();
  expect(later()).toMatchObject({ status: "queued", failing: true });
  backend.answer = networkDown;
  act(() => void result.current.retry());
  await pass(700);
  expect(later()).toMatchObject({ status: "queued", failing: false });
});

test("[REG-05] a rejection is a failure, nothing stays queued, and the next attempt may succeed", async () => {
  backend.answer = () => refused("42501", 403);
  const { submit, state, onSaved } = setup();
  act(() => void submit());
  await pass(10);
  expect(state()).toMatchObject({ status: "failed", cause: "permission_denied" });
  expect(waitingSends()).toEqual([]);
  expect(localStorage.getItem("despertar_registration")).toBeNull();
  backend.answer = created;
  act(() => void submit());
  await pass(10);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test("above the rate limit the state says when to try again", async () => {
  backend.answer = () =>
    Response.json({ code: "LIMITE", message: "" }, { status: 429, headers: { "Retry-After": "90" } });
  const { submit, state } = setup();
  act(() => void submit());
  await pass(10);
  expect(state()).toEqual({ status: "limited", retryAfterSeconds: 90 });
});

test("without storage the state does not claim that the row was kept", async () => {
  backend.answer = networkDown;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { submit, state } = setup();
  act(() => void submit());
  await pass(5000);
  expect(state()).toMatchObject({ status: "failed" });
});

test("[REG-06] after unmounting, the row and the copy are stored, and the next visit to the form says so", async () => {
  const { submit, unmount, onSaved } = setup(1500);
  act(() => void submit());
  unmount();
  await vi.advanceTimersByTimeAsync(2000);
  expect(backend.posted).toHaveLength(1);
  expect(onSaved).not.toHaveBeenCalled();
  expect(waitingSends()).toEqual([]);
  expect(localStorage.getItem("despertar_registration")).not.toBeNull();
  expect(setup().state()).toEqual({ status: "saved", id: row.id });
});

test.each([
  ["above the rate limit", () => refused("LIMITE", 429)],
  ["refused", () => refused("23514")],
])("[REG-06] %s after the visitor has left the form, the row stays queued for the next attempt", async (_, answer) => {
  backend.answer = answer;
  const { submit, unmount } = setup(1500);
  act(() => void submit());
  unmount();
  await vi.advanceTimersByTimeAsync(2000);
  expect(waitingSends()).toMatchObject([{ row: { id: row.id } }]);
  backend.answer = created;
  await flushOutbox();
  expect(waitingSends()).toEqual([]);
});

test("[REG-06] a row that another page sent while this one was in the back/forward cache is no longer shown as kept", async () => {
  backend.answer = networkDown;
  const { submit, state } = setup();
  act(() => void submit());
  await pass(5000);
  localStorage.clear();
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(state()).toEqual({ status: "idle" });
});

test("a page restored from the back/forward cache is not stuck in the busy state", async () => {
  const { submit, state } = setup();
  act(() => void submit());
  await pass(10);
  const back = Object.assign(new Event("pageshow"), { persisted: true });
  act(() => void window.dispatchEvent(back));
  expect(state()).toEqual({ status: "idle" });
});
