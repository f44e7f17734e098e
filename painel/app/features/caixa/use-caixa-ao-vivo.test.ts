import { expect, test } from "vitest";
import { pessoaLinha } from "../../../testing/pessoas.ts";
import { compareLists } from "./use-caixa-ao-vivo.ts";

const ana = pessoaLinha({ nome: "Ana" });
const bia = pessoaLinha({ nome: "Bia" });
const caio = pessoaLinha({ nome: "Caio" });

test("[CAIXA-09] a new person does not move the rows on screen", () => {
  const result = compareLists([ana, bia], [caio, ana, bia], true);
  expect(result.pessoas).toEqual([ana, bia]);
  expect(result.novas).toEqual([caio]);
  expect(result.sairam).toEqual([]);
});

test("[CAIXA-09] a changed row shows its new data in the same place", () => {
  const taken = { ...bia, dono: { id: "x", nome: "Davi" }, versao: 2 };
  expect(compareLists([ana, bia], [taken, ana], true).pessoas).toEqual([ana, taken]);
});

test("[CAIXA-09] a row that left the list stays visible and is named", () => {
  expect(compareLists([ana, bia], [bia], true)).toEqual({ pessoas: [ana, bia], novas: [], sairam: [ana.id] });
});

test("[CAIXA-09] rows beyond the reach of the new page have not left", () => {
  expect(compareLists([ana, bia, caio], [ana], false).sairam).toEqual([]);
  expect(compareLists([ana, bia, caio], [ana, caio], false).sairam).toEqual([bia.id]);
});
