import { expect, test } from "vitest";
import { type Budget, isExceeded, reportBudget } from "./budget.ts";

const budget: Budget = {
  name: "shell",
  limit: 110_000,
  files: [
    { path: "/assets/small-1.js", bytes: 15 },
    { path: "/assets/framework-2.js", bytes: 110_000 },
  ],
};

test("an exceeded budget is named with the bytes over it and the largest file first", () => {
  expect(isExceeded(budget)).toBe(true);
  expect(reportBudget(budget)).toBe(
    "shell: 110,015 of 110,000 bytes, 15 over. Largest: framework-2 110,000 · small-1 15",
  );
});

test("a budget that is used up exactly is not exceeded", () => {
  const exact = { ...budget, limit: 110_015 };
  expect(isExceeded(exact)).toBe(false);
  expect(reportBudget(exact)).toContain("110,015 of 110,015 bytes, 0 left");
});
