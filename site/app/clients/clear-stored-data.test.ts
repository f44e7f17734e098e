import { CHAVES_DO_NAVEGADOR } from "@eden/domain/privacidade/chaves-do-navegador";
import { prazos, toInterval } from "@eden/domain/privacidade/prazos";
import { afterEach, expect, test, vi } from "vitest";
import { clearStoredData } from "./clear-stored-data.ts";
import { CONTA_KEPT_MS } from "./conta-da-aba.ts";
import { KEPT_MS } from "./outbox/api/flush-outbox.ts";
import { PROGRESS_KEPT_MS } from "./storage/diagnostico-storage.ts";
import { CADERNO_KEPT_MS } from "./storage/expire-caderno.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const HOUR_MS = 60 * 60 * 1000;

test("[STORE-03] the policy states the retention periods used in the code", () => {
  expect(toInterval(prazos.envioPendente)).toBe(`${KEPT_MS / HOUR_MS / 24} days`);
  expect(toInterval(prazos.contaDaAba)).toBe(`${CONTA_KEPT_MS / HOUR_MS} hours`);
  expect(toInterval(prazos.cadernoGuardado)).toBe(`${CADERNO_KEPT_MS / HOUR_MS / 24} days`);
  expect(toInterval(prazos.progressoDoDiagnostico)).toBe(`${PROGRESS_KEPT_MS / HOUR_MS} hours`);
});

test("[STORE-03] clearing deletes every listed key, drafts and older keys of the site, and nothing else", () => {
  for (const [key, where] of Object.entries(CHAVES_DO_NAVEGADOR)) {
    if (where !== "cookie")
      (where === "local" ? localStorage : sessionStorage).setItem(key.replace("*", "contato"), "1");
  }
  localStorage.setItem("eden_antiga", "1");
  localStorage.setItem("de_outro", "1");
  clearStoredData();
  expect(Object.keys(localStorage)).toEqual(["de_outro"]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("clearing does nothing where storage is blocked", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(window, "localStorage", "get").mockImplementation(denied);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(denied);
  expect(clearStoredData).not.toThrow();
});
