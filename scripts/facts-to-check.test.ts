import { expect, test } from "vitest";
import type { Fato } from "../domain/ferramentas/fatos/fato.ts";
import { factsToCheck } from "./facts-to-check.ts";

const fato = (more: Partial<Fato<unknown>>): Fato<unknown> => ({
  valor: 1,
  fonte: "Lei 1/2000",
  desde: "2000-01-01",
  conferido: "2026-11-18",
  ...more,
});

test("a fact is listed when it was never compared with the law, a year ago, or when it has ended", () => {
  const list = (more: Partial<Fato<unknown>>, dia: string) => factsToCheck({ TAXA: fato(more) }, dia);
  expect(list({}, "2026-11-18")).toEqual([]);
  expect(list({}, "2027-11-18")).toEqual([]);
  expect(list({}, "2027-11-19")).toEqual(["TAXA: last compared on 2026-11-18 (Lei 1/2000)"]);
  expect(list({ conferido: null }, "2026-11-18")).toEqual(["TAXA: never compared with the law (Lei 1/2000)"]);
  expect(list({ ate: "2026-12-31" }, "2027-01-01")).toEqual(["TAXA: ended on 2026-12-31 (Lei 1/2000)"]);
});
