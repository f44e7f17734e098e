import { expect, test } from "vitest";
import { diaOf } from "./dia.ts";

test("a day begins at midnight in São Paulo, three hours after it does in UTC", () => {
  expect(diaOf("2026-11-16T02:59:59Z")).toBe("2026-11-15");
  expect(diaOf(Date.parse("2026-11-16T03:00:00Z"))).toBe("2026-11-16");
});
