import { expect, test } from "vitest";
import type { Fato } from "../domain/ferramentas/fatos/fato.ts";
import { FATOS, lastDays } from "../domain/ferramentas/fatos/todos.ts";
import { factsToCheck } from "./facts-to-check.ts";

const fato = (more: Partial<Fato<unknown>>): Fato<unknown> => ({
  valor: 1,
  fonte: "Lei 1/2000",
  desde: "2000-01-01",
  certeza: "copia",
  conferido: "2026-11-18",
  ...more,
});

test("a fact is listed when it was never compared with the law, or a year ago", () => {
  const list = (more: Partial<Fato<unknown>>, dia: string) => factsToCheck({ TAXA: fato(more) }, dia);
  expect(list({}, "2026-11-18")).toEqual([]);
  expect(list({}, "2027-11-18")).toEqual([]);
  expect(list({}, "2027-11-19")).toEqual(["TAXA: last compared on 2026-11-18 (Lei 1/2000)"]);
  expect(list({ conferido: null }, "2026-11-18")).toEqual(["TAXA: never compared with the law, copia (Lei 1/2000)"]);
});

test("[CONTAS-02] a last table is listed sixty days before its end, and after it", () => {
  const next = fato({ desde: "2027-01-01", ate: "2028-12-31", conferido: "2028-06-01" });
  const list = (dia: string) => factsToCheck({ TABELA: [fato({ ate: "2026-12-31" }), next] }, dia);
  expect(list("2028-10-31")).toEqual([]);
  expect(list("2028-11-01")).toEqual(["TABELA from 2027-01-01: ends on 2028-12-31, enter the next (Lei 1/2000)"]);
  expect(list("2029-01-01")).toEqual([
    "TABELA from 2027-01-01: ended on 2028-12-31: the tools still compute with it, and say so (Lei 1/2000)",
  ]);
});

test("[CONTAS-02] the table of the Simples is the figure that ends", () => {
  expect(lastDays()).toEqual([{ nome: "ANEXO_I", ate: "2028-12-31" }]);
  expect(factsToCheck(FATOS, "2028-11-02").filter((line) => line.includes("ends on"))).toHaveLength(1);
});
