import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("keeps keys in order of appearance and items in their order", () => {
  const groups = groupBy(["b1", "a1", "b2"], (item) => item.slice(0, 1));
  expect([...groups]).toEqual([
    ["b", ["b1", "b2"]],
    ["a", ["a1"]],
  ]);
});
