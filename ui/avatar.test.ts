import { expect, test } from "vitest";
import { initials } from "./avatar.tsx";

test.each([
  ["Carla Menezes", "CM"],
  ["Ana Maria da Silva", "AS"],
  ["Élida", "É"],
  ["  joão  nakamura ", "JN"],
  ["", ""],
])("%s has the initials %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
