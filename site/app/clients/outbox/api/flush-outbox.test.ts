import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  keepForLater,
  type Outcome,
  onOutcome,
  underWay,
  type Waiting,
  waitingSends,
} from "~/clients/outbox/outbox.ts";
import { created, networkDown, type StubBackend, stubBackend } from "~/clients/stub-backend.ts";
import { flushOutbox, forgetExpiredSends, KEPT_MS, watchOutbox } from "./flush-outbox.ts";

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a page does on load. */
async function visit() {
  forgetExpiredSends();
  await flushOutbox();
}

const waiting = (row: Waiting["row"]): Waiting => ({ form: "despertar", table: "inscricoes", row });

test("a row that its form is sending is not sent a second time", async () => {
  keepForLater(waiting({ id: "1" }));
  keepForLater(waiting({ id: "2" }));
  underWay.add("1");
  await flushOutbox();
  expect(backend.posted).toMatchObject([{ id: "2" }]);
  underWay.delete("1");
  await flushOutbox();
  expect(backend.posted).toMatchObject([{ id: "2" }, { id: "1" }]);
});

test("[SEC-M7, STORE-03] a row is deleted after 7 days and its form reports it; 7 days later nothing of it remains", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-08T15:00:00Z") });
  backend.answer = networkDown;
  keepForLater(waiting({ id: "1", cpf: "52998224725" }));
  vi.setSystemTime(Date.now() + KEPT_MS - 1);
  await visit();
  expect(waitingSends()).toMatchObject([{ row: { cpf: "52998224725" } }]);
  vi.setSystemTime(Date.now() + 1);
  backend.answer = created;
  await visit();
  expect(backend.posted).toHaveLength(1);
  expect(heard).toEqual([{ id: "1", status: "failed", cause: "expired", message: "2026-11-08T15:00:00.000Z" }]);
  expect(waitingSends()).toMatchObject([{ form: "despertar", row: { id: "1" }, failure: { cause: "expired" } }]);
  expect(localStorage.getItem("eden_fila_envios")).not.toContain("52998224725");
  vi.setSystemTime(Date.now() + KEPT_MS);
  await visit();
  expect(localStorage.getItem("eden_fila_envios")).toBeNull();
  expect(heard).toHaveLength(1);
});

test.each([
  ["without a time", undefined],
  ["from the future", Date.UTC(2040, 0)],
])("[SEC-M7] a queued row %s is kept 7 days from now", async (_, keptAt) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  backend.answer = networkDown;
  const row = { id: "1", nome: "Ana" };
  localStorage.setItem("eden_fila_envios", JSON.stringify([{ ...waiting(row), keptAt }]));
  await visit();
  expect(waitingSends()).toMatchObject([{ row, keptAt: Date.now() }]);
  vi.setSystemTime(Date.now() + KEPT_MS);
  await visit();
  expect(waitingSends()).toMatchObject([{ row: { id: "1" }, failure: { cause: "expired" } }]);
});

test("[SEC-M7] a page that is being left deletes nothing, because its form could not report it", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  backend.answer = networkDown;
  const stopWatching = watchOutbox();
  keepForLater({ ...waiting({ id: "1" }), keptAt: Date.now() - KEPT_MS });
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toMatchObject([{ id: "1", cause: "expired" }]);
  hidden.mockRestore();
  stopWatching();
});
