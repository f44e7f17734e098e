import { expect, test } from "vitest";
import { listar } from "./listar.ts";

test.each([[[]], [["A"]], [["A", "B"]], [["A", "B", "C"]]])("%j is listed as Portuguese lists are", (nomes) => {
  expect(listar(nomes)).toBe(new Intl.ListFormat("pt-BR").format(nomes));
});
