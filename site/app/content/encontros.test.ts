import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { ateComecar, scriptSince } from "./encontros.ts";

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.passou;
});

const CSS = readFileSync(join(import.meta.dirname, "../styles/app.css"), "utf8");
const SCRIPT = scriptSince({ live: "2027-03-12T20:00", imersao: null, mentoria: "2027-03-13T09:00" });

test.each([
  ["2027-03-12T19:59:59-03:00", []],
  ["2027-03-12T20:00:00-03:00", ["live"]],
  ["2027-03-13T09:00:00-03:00", ["live", "mentoria"]],
])("[TEXTO-01] at %s, by the clock of São Paulo, these are no longer the next ones: %j", (moment, begun) => {
  vi.useFakeTimers({ now: Date.parse(moment) });
  new Function(SCRIPT)();
  const past = Object.entries(ateComecar).filter(([id, className]) => {
    expect(CSS).toContain(`[data-passou~="${id}"] .${className}`);
    return document.documentElement.matches(`[data-passou~="${id}"]`);
  });
  expect(past.map(([id]) => id)).toEqual(begun);
});

test("[TEXTO-01] without a date there is no script", () => {
  expect(scriptSince({ live: null, imersao: null, mentoria: null })).toBe("");
});
