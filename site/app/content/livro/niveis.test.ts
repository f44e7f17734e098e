import { NIVEIS } from "@eden/domain/catalogo/niveis";
import { expect, test } from "vitest";
import { niveis } from "./niveis.ts";

test("[PLAN-08] the book names the niveis as the site does, in the same order", () => {
  expect(niveis.itens.map(({ nome }) => nome)).toEqual(NIVEIS.map(({ titulo }) => titulo));
});
