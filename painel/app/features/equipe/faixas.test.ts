import { expect, test } from "vitest";
import { addPausa, describeFaixas, movePonta, openLike, removePausa } from "./faixas.ts";

const COM_PAUSA = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];

test("[CAIXA-04] the lunch break splits a day and joins it again", () => {
  const inteiro = removePausa(COM_PAUSA);
  expect(inteiro).toEqual([{ abre: "08:00", fecha: "18:00" }]);
  expect(addPausa(inteiro)).toEqual(COM_PAUSA);
  expect(addPausa([{ abre: "14:00", fecha: "20:00" }])).toEqual([
    { abre: "14:00", fecha: "16:30" },
    { abre: "17:30", fecha: "20:00" },
  ]);
  expect(addPausa([])).toEqual([]);
});

test.each([
  ["to the nearest quarter", 0, "abre", 9 * 60 + 8, "09:15"],
  ["not before the scale", 0, "abre", 0, "06:00"],
  ["not past its own end", 0, "abre", 15 * 60, "11:45"],
  ["not into the afternoon", 0, "fecha", 16 * 60, "12:45"],
  ["not into the morning", 1, "abre", 9 * 60, "12:15"],
  ["not after the scale", 1, "fecha", 24 * 60, "22:00"],
] as const)("[CAIXA-04] an end moves %s", (_, index, ponta, minutes, expected) => {
  expect(movePonta(COM_PAUSA, index, ponta, minutes)[index]?.[ponta]).toBe(expected);
});

test("[CAIXA-04] hours are read in words; a day that opens takes the hours of another", () => {
  expect(describeFaixas(COM_PAUSA)).toBe("08:00 às 12:00 e 13:00 às 18:00");
  expect(describeFaixas([])).toBe("sem atendimento");
  expect(openLike([[], [{ abre: "09:00", fecha: "17:00" }]])).toEqual([{ abre: "09:00", fecha: "17:00" }]);
  expect(openLike([[], []])).toEqual(COM_PAUSA);
});
