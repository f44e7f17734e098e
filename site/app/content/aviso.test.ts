import { afterEach, expect, test, vi } from "vitest";
import { aviso, avisoScript, scriptBetween } from "./aviso.ts";

const SCRIPT = scriptBetween("2027-03-12T09:00", "2027-03-13T18:30");

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.aviso;
});

/** Runs the script at this moment; tells whether the notice is visible. */
function isVisibleAt(moment: string): boolean {
  vi.useFakeTimers({ now: Date.parse(moment) });
  new Function(SCRIPT)();
  return "aviso" in document.documentElement.dataset;
}

test.each([
  ["2027-03-12T08:59:59-03:00", false],
  ["2027-03-12T09:00:00-03:00", true],
  ["2027-03-13T18:29:59-03:00", true],
  ["2027-03-13T18:30:00-03:00", false],
])("[TEXTO-01] the notice at %s, by the clock of São Paulo, is visible: %s", (moment, visible) => {
  expect(isVisibleAt(moment)).toBe(visible);
});

test("[TEXTO-01] closing the notice hides it and moves the focus to the page; without a notice there is no script", () => {
  document.body.innerHTML = `<aside><button data-close-aviso><span>×</span></button></aside><main id="conteudo" tabindex="-1"></main>`;
  expect(isVisibleAt("2027-03-12T12:00:00-03:00")).toBe(true);
  document.querySelector<HTMLElement>("[data-close-aviso] span")?.click();
  expect("aviso" in document.documentElement.dataset).toBe(false);
  expect(document.activeElement?.id).toBe("conteudo");
  expect(Boolean(avisoScript)).toBe(Boolean(aviso));
});
