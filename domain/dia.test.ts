import { expect, test } from "vitest";
import { diaOf, formatData, formatDiaEMes } from "./dia.ts";

test("a day begins at midnight in São Paulo, three hours after it does in UTC", () => {
  expect(diaOf("2026-11-16T02:59:59Z")).toBe("2026-11-15");
  expect(diaOf(Date.parse("2026-11-16T03:00:00Z"))).toBe("2026-11-16");
});

test("the written days are those of São Paulo too", () => {
  const night = "2026-11-19T02:59:59Z";
  expect([formatData(night), formatDiaEMes(night)]).toEqual(["18/11/2026", "18 de novembro"]);
});
