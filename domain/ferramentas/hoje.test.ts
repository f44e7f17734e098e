import { afterEach, expect, test, vi } from "vitest";
import { diaOf, formatData } from "../dia.ts";
import { diaDe, formatDia, today } from "./hoje.ts";

afterEach(() => void vi.useRealTimers());

test.each([
  "2026-12-31T23:59:59-03:00",
  "2027-01-01T00:00:00-03:00",
  "2026-11-18T21:30:00-03:00",
  "2028-02-29T12:00:00Z",
])("%s is the day that the rest of the product says", (moment) => {
  vi.useFakeTimers({ now: new Date(moment) });
  expect(today()).toBe(diaOf(Date.now()));
  expect(formatDia(diaDe(Date.now()))).toBe(formatData(Date.now()));
});
