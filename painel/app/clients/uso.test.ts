import { afterEach, beforeEach, expect, test, vi } from "vitest";

const MINUTE = 60_000;
const HOURS_4 = 240 * MINUTE;
const INPUT = { isTrusted: true };

/** The session as the service keeps it, and what each request reported. */
function stubService() {
  const service = { usada: Date.now(), used: 0, polls: 0 };
  vi.stubGlobal("fetch", async (url: string, { headers }: RequestInit) => {
    const uso = (headers as Record<string, string>)["x-painel-uso"] === "1";
    if (url.endsWith("novidades")) service.polls += 1;
    if (Date.now() - service.usada >= HOURS_4) return Response.json({ mensagem: "Entre de novo." }, { status: 401 });
    if (uso) service.used += 1;
    if (uso && Date.now() - service.usada > MINUTE) service.usada = Date.now();
    const left = Math.floor((service.usada + HOURS_4 - Date.now()) / 1000);
    return new Response("{}", { status: 200, headers: { "x-painel-restam": String(left) } });
  });
  return service;
}

/** One tab: the modules of the panel, and the poll of its Caixa every 25 seconds. */
async function openTab() {
  vi.resetModules();
  const [{ call }, uso, sessao] = [await import("./rpc.ts"), await import("./uso.ts"), await import("./sessao.ts")];
  sessao.startSessao();
  const { renderHook } = await import("@testing-library/react");
  const fim = renderHook(() => uso.useFimDaSessao());
  const status = renderHook(() => sessao.useSessao());
  const poll = () => call("novidades", { desde: 0 }).catch(() => undefined);
  await poll();
  const timer = setInterval(() => void poll(), 25_000);
  return {
    ...uso,
    asks: () => fim.result.current !== null,
    over: () => status.result.current === "encerrada",
    stop: () => clearInterval(timer),
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[SESSAO-01] 577 polls over four hours without input: none counts as use, and the session ends", async () => {
  const service = stubService();
  const tab = await openTab();
  await pass(577 * 25_000);
  expect([service.polls, service.used]).toEqual([1 + 577, 0]);
  expect(tab.over()).toBe(true);
  tab.stop();
});

test("[SESSAO-01] a screen without requests of its own notices the end too", async () => {
  stubService();
  const tab = await openTab();
  tab.stop();
  await pass(HOURS_4 - 1000);
  expect(tab.over()).toBe(false);
  await pass(3000);
  expect(tab.over()).toBe(true);
});

test("[SESSAO-01, SEC-L33] only a request within a minute of trusted input counts; input without one is reported after 30 seconds", async () => {
  const service = stubService();
  const tab = await openTab();
  tab.stop();
  tab.noteInput({ isTrusted: false });
  expect(tab.usoHeader()).toEqual({});
  tab.noteInput(INPUT);
  await pass(29_999);
  expect(service.used).toBe(0);
  await pass(1);
  expect(service.used).toBe(1);
  await pass(29_999);
  expect(tab.usoHeader()).toEqual({ "x-painel-uso": "1" });
  await pass(1);
  expect(tab.usoHeader()).toEqual({});
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("mousemove"));
  await pass(MINUTE);
  expect(service.used, "neither a shown tab nor a moved mouse is input").toBe(1);
});

test("[SESSAO-02] five minutes before the end the panel asks; one key at 3:58 continues", async () => {
  const service = stubService();
  const tab = await openTab();
  await pass(234 * MINUTE);
  expect(tab.asks()).toBe(false);
  await pass(2 * MINUTE);
  expect(tab.asks()).toBe(true);
  await pass(2 * MINUTE);
  tab.noteInput(INPUT);
  await pass(100);
  expect([tab.asks(), service.used > 0]).toEqual([false, true]);
  await pass(30 * MINUTE);
  expect([tab.asks(), tab.over()]).toEqual([false, false]);
  tab.stop();
});

test("[SESSAO-02] input in another tab of the browser answers for this one", async () => {
  stubService();
  const [one, other] = [await openTab(), await openTab()];
  // Hidden tabs do not poll.
  one.stop();
  other.stop();
  await pass(236 * MINUTE);
  expect([one.asks(), other.asks()]).toEqual([true, true]);
  other.noteInput(INPUT);
  await pass(100);
  vi.useRealTimers();
  await vi.waitFor(() => expect(one.asks()).toBe(false), 10_000);
  expect(other.asks()).toBe(false);
});
