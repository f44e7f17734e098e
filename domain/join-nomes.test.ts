import { expect, test } from "vitest";
import { joinNomes } from "./join-nomes.ts";

test.each([[[]], [["A"]], [["A", "B"]], [["A", "B", "C"]]])("%j is listed as Portuguese lists are", (nomes) => {
  expect(joinNomes(nomes)).toBe(new Intl.ListFormat("pt-BR").format(nomes));
});
