import { expect, test } from "vitest";
import { anosOf } from "./anos.ts";

test("[PRACA-10] years without an event are years too, and only the running one is incomplete", () => {
  const anos = anosOf({ anos: [[2014, 1, 1, 2]], mes: "2016-10" });
  expect(anos.map(({ ano, abertas, encerradas }) => [ano, abertas, encerradas])).toEqual([
    [2012, 0, 0],
    [2013, 0, 0],
    [2014, 1, 2],
    [2015, 0, 0],
    [2016, 0, 0],
  ]);
  expect(anos.filter(({ isCorrente }) => isCorrente).map(({ ano }) => ano)).toEqual([2016]);
  expect(anosOf({ anos: [], mes: "2016-12" }).some(({ isCorrente }) => isCorrente)).toBe(false);
});
