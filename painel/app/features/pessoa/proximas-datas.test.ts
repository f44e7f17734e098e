import { diaOf } from "@eden/domain/dia";
import { expect, test } from "vitest";
import { isWorkingDay, proximasDatas } from "./proximas-datas.ts";

const faixas = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];
const calendario = { dias: [[], faixas, faixas, faixas, faixas, faixas, []], feriados: { "2026-12-24": [] } };
const at = (moment: string) => Date.parse(`${moment}:00-03:00`);
const list = (now: string, soon = false) =>
  proximasDatas(at(now), calendario, soon).map(({ nome, em }) => `${nome} → ${em.slice(0, 16)}`);

test("[CAIXA-06] suggested dates of a Thursday morning skip the weekend", () => {
  expect(list("2026-11-12T12:00")).toEqual([
    "Hoje, 17:00 → 2026-11-12T20:00",
    "Amanhã, 09:00 → 2026-11-13T12:00",
    "Segunda, 09:00 → 2026-11-16T12:00",
    "Em uma semana → 2026-11-19T12:00",
    "Em um mês → 2026-12-14T12:00",
  ]);
});

test("[CAIXA-06] late in the day there is no date today; a national holiday is skipped", () => {
  expect(list("2026-11-19T17:00")).toEqual([
    "Segunda, 09:00 → 2026-11-23T12:00",
    "Em uma semana → 2026-11-26T12:00",
    "Em um mês → 2026-12-21T12:00",
  ]);
});

test("[CAIXA-05] after an unanswered call the first date is two working hours later, over lunch", () => {
  expect(list("2026-11-16T11:30", true)[0]).toBe("Em 2 h de trabalho, 14:30 → 2026-11-16T17:30");
});

test("[CAIXA-06] every suggested date is in the future and on a working day, on any day of two years", () => {
  for (let day = 0; day < 730; day += 1) {
    for (const hour of ["00:10", "12:30", "16:40", "23:50"]) {
      const now = at(`2026-01-01T${hour}`) + day * 86_400_000;
      const dates = proximasDatas(now, calendario, true);
      expect(dates.filter(({ em }) => Date.parse(em) <= now || !isWorkingDay(diaOf(em), calendario))).toEqual([]);
      expect(new Set(dates.map(({ nome }) => nome)).size).toBe(dates.length);
    }
  }
});

test("[CAIXA-06] the last day of a month stays in the next month", () => {
  expect(list("2027-01-31T12:00").at(-1)).toBe("Em um mês → 2027-03-01T12:00");
});

test("a calendar without working days returns dates too", () => {
  expect(proximasDatas(at("2026-11-12T12:00"), { dias: [], feriados: {} }).length).toBeGreaterThan(0);
});
