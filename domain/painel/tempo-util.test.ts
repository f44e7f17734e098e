import { expect, test } from "vitest";
import { addTempoUtil, type Calendario, feriadosNacionais, tempoUtil } from "./tempo-util.ts";

const WORKDAY = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];
const CALENDARIO: Calendario = { dias: [[], WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, []], feriados: {} };
const at = (local: string) => new Date(`${local}-03:00`);

test("[CAIXA-04] a promise skips nights, lunch, weekends and national holidays", () => {
  expect(addTempoUtil(at("2026-11-16T11:30:00"), 120, CALENDARIO)).toEqual(at("2026-11-16T14:30:00"));
  expect(addTempoUtil(at("2026-11-19T17:00:00"), 120, CALENDARIO)).toEqual(at("2026-11-23T09:00:00"));
});

test("[CAIXA-04] a day with its own hours replaces the weekday and a national holiday", () => {
  const feriados = { "2026-11-20": [{ abre: "09:00", fecha: "10:00" }], "2026-11-23": [] };
  expect(addTempoUtil(at("2026-11-19T17:00:00"), 150, { ...CALENDARIO, feriados })).toEqual(at("2026-11-24T08:30:00"));
});

test("[CAIXA-04] working time is negative when the second moment is earlier", () => {
  const [de, ate] = [at("2026-11-16T11:00:00"), at("2026-11-16T14:00:00")];
  expect(tempoUtil(de, ate, CALENDARIO)).toBe(7200);
  expect(tempoUtil(ate, de, CALENDARIO)).toBe(-7200);
});

test.each([
  [2024, "2024-03-29"],
  [2025, "2025-04-18"],
  [2026, "2026-04-03"],
  [2027, "2027-03-26"],
  [2038, "2038-04-23"],
])("[CAIXA-04] Sexta-feira Santa of %i is %s", (ano, dia) => {
  expect(feriadosNacionais(ano).get(dia)).toBe("Sexta-feira Santa");
});
