import { expect, test } from "vitest";
import { addDays, formatDia, formatDiaDaSemana, formatHora, formatQuando, instanteOf, weekdayOf } from "./quando.ts";

const now = Date.parse("2026-11-16T15:00:00Z"); // Monday, 12:00 in São Paulo.

test("hours are those of São Paulo", () => {
  expect(formatHora("2026-11-16T03:05:00Z")).toBe("00:05");
  expect(instanteOf("2026-11-16", "09:00")).toBe("2026-11-16T12:00:00.000Z");
});

test("[CAIXA-03] a timeline names today, yesterday and other days", () => {
  expect(formatDia("2026-11-16T12:25:00Z", now)).toBe("Hoje");
  expect(formatDia("2026-11-15T12:25:00Z", now)).toBe("Ontem, 15 de novembro");
  expect(formatDia("2026-11-03T12:25:00Z", now)).toBe("3 de novembro");
  expect(formatDia("2025-11-03T12:25:00Z", now)).toBe("3 de novembro de 2025");
});

test("a list names the moment in one short phrase", () => {
  expect(formatQuando("2026-11-16T18:00:00Z", now)).toBe("hoje, 15:00");
  expect(formatQuando("2026-11-17T12:00:00Z", now)).toBe("amanhã, 09:00");
  expect(formatQuando("2026-09-18T12:00:00Z", now)).toBe("18 de set.");
});

test("calendar days move over months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(weekdayOf("2026-11-16")).toBe(1);
  expect(formatDiaDaSemana("2026-11-16")).toBe("segunda, 16 de novembro");
});
