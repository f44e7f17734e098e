import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetExpiredFluxo } from "./expire-fluxo.ts";
import { fluxoGuardado, keepFluxo } from "./ferramenta-fluxo.ts";

const DAY = 24 * 60 * 60 * 1000;
const previsao = { saldo: 1, bruto: 0, semLinhas: [], lancamentos: [] };
const KEY = "eden_ferramenta_fluxo";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 18) }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("[FERRAMENTA-29, STORE-03] the forecast is kept for 180 days after its last use, and any page deletes it then", () => {
  keepFluxo(previsao);
  vi.setSystemTime(Date.now() + 180 * DAY - 1);
  forgetExpiredFluxo();
  expect(fluxoGuardado.read()?.previsao).toEqual(previsao);
  keepFluxo(previsao);
  vi.setSystemTime(Date.now() + 180 * DAY);
  forgetExpiredFluxo();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(["{", "{}", '{"em":1,"previsao":{}}'])("a stored %s is no forecast", (text) => {
  localStorage.setItem(KEY, text);
  expect(fluxoGuardado.read()).toBeNull();
  expect(forgetExpiredFluxo).not.toThrow();
});
