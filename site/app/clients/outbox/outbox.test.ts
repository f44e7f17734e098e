import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { created, networkDown, refused, type StubBackend, stubBackend } from "~/clients/stub-backend.ts";
import { flushOutbox } from "./api/flush-outbox.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { keepForLater, type Outcome, onOutcome, type Waiting, waitingSends } from "./outbox.ts";

let backend: StubBackend;
let heard: Outcome[];
let stop: () => void;
beforeEach(() => {
  backend = stubBackend();
  heard = [];
  stop = onOutcome((outcome) => heard.push(outcome));
});
afterEach(() => {
  stop();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const waiting = (id: string, more: Partial<Waiting> = {}): Waiting => ({
  form: "despertar",
  table: "inscricoes",
  row: { id, nome: "Ana" },
  ...more,
});

test("the same row queued again replaces the earlier one", () => {
  keepForLater(waiting("1"));
  keepForLater(waiting("2"));
  keepForLater(waiting("1", { row: { id: "1", nome: "Bia" } }));
  expect(waitingSends().map(({ row }) => row.nome)).toEqual(["Ana", "Bia"]);
});

test("[REG-06, STORE-01] a flush sends each row once, writes the visitor's copies and clears queue and drafts", async () => {
  const record = { key: "despertar_registration" as const, value: { nome: "Ana" } };
  writeDraft("despertar", { id: "1", startedAt: 0, values: { nome: "Ana" } });
  keepForLater(waiting("1", { record }));
  keepForLater(waiting("2"));
  expect(localStorage.getItem("despertar_registration")).toBeNull();
  await flushOutbox();
  expect(backend.posted.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(heard).toEqual([
    { id: "1", status: "saved" },
    { id: "2", status: "saved" },
  ]);
  expect(JSON.parse(localStorage.getItem("despertar_registration") ?? "")).toEqual({ nome: "Ana" });
  expect(localStorage.getItem("eden_fila_envios")).toBeNull();
  expect(readDraft("despertar", { nome: "" })).toBeNull();
});

test("[REG-06] where BroadcastChannel is blocked, a row is sent and its result reported in the same tab", async () => {
  stop();
  vi.stubGlobal("BroadcastChannel", () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  stop = onOutcome((outcome) => heard.push(outcome));
  keepForLater(waiting("1"));
  await flushOutbox();
  expect(heard).toEqual([{ id: "1", status: "saved" }]);
});

test("a draft started later is not deleted", async () => {
  writeDraft("despertar", { id: "newer", startedAt: 0, values: {} });
  keepForLater(waiting("1"));
  await flushOutbox();
  expect(readDraft("despertar", { nome: "" })?.id).toBe("newer");
});

test("without a network all rows stay queued after a single attempt", async () => {
  backend.answer = networkDown;
  keepForLater(waiting("1"));
  keepForLater(waiting("2"));
  await flushOutbox();
  expect(backend.posted).toHaveLength(1);
  expect(waitingSends()).toHaveLength(2);
  expect(heard).toEqual([]);
});

test("a rejected row is reported, kept for its form and not sent again; the next row is sent", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  keepForLater(waiting("1"));
  keepForLater(waiting("2"));
  backend.answer = () => (backend.posted.at(-1)?.id === "1" ? refused("23514") : created());
  await flushOutbox();
  expect(heard).toEqual([
    { id: "1", status: "failed", cause: "constraint_violation", message: "recusado" },
    { id: "2", status: "saved" },
  ]);
  await flushOutbox();
  expect(backend.posted).toHaveLength(2);
  expect(waitingSends()).toMatchObject([{ row: { id: "1" }, failure: { cause: "constraint_violation" } }]);
  expect(localStorage.getItem("eden_fila_envios")).not.toContain("Ana");
});

test("a fault of rights keeps the row with all its values, and the others are sent", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  keepForLater(waiting("1"));
  keepForLater(waiting("2"));
  backend.answer = () => (backend.posted.at(-1)?.id === "1" ? refused("42501", 403) : created());
  await flushOutbox();
  expect(heard).toEqual([{ id: "2", status: "saved" }]);
  expect(waitingSends()).toMatchObject([{ row: waiting("1").row, failing: true }]);
});

test.each(["{", "{}", "null", "3", '["x", {}, {"form": "despertar", "table": "inscricoes", "row": {}}]'])(
  "a queue that contains %s counts as empty",
  async (text) => {
    localStorage.setItem("eden_fila_envios", text);
    expect(waitingSends()).toEqual([]);
    await flushOutbox();
    expect(keepForLater(waiting("1"))).toBe(true);
    expect(waitingSends()).toMatchObject([{ row: { id: "1" } }]);
  },
);

test("an unreadable entry does not affect the others", () => {
  localStorage.setItem("eden_fila_envios", JSON.stringify([{ form: 1 }, waiting("1")]));
  expect(waitingSends()).toEqual([waiting("1")]);
});
