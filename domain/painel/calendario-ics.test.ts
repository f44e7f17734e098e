import ICAL from "ical.js";
import { expect, test } from "vitest";
import { escapeText, foldLine, type PassoDaAgenda, writeCalendario } from "./calendario-ics.ts";

const CALENDARIO = { agora: new Date("2026-11-18T12:34:56.789Z"), painel: "https://painel.exemplo.com.br" };
const passo = (part: Partial<PassoDaAgenda> = {}): PassoDaAgenda => ({
  id: "7c0c4f2e-0000-4000-8000-000000000001",
  pessoa: "7c0c4f2e-0000-4000-8000-0000000000aa",
  versao: 7,
  em: "2026-11-19T02:30:00.000Z",
  nome: "Rosângela",
  texto: null,
  ...part,
});
/** By an independent reader. */
const eventsOf = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
};

test("[AGENDA-01] another program reads time, length, name, address, version and alarm of a step, and how often to ask", () => {
  const file = writeCalendario([passo()], CALENDARIO);
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("PT15M");
  expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("PT15M");
  const [event] = eventsOf(file);
  expect(event?.uid).toBe("7c0c4f2e-0000-4000-8000-000000000001@painel");
  expect(event?.sequence).toBe(7);
  expect(event?.summary).toBe("Passo · Rosângela");
  expect(event?.duration.toString()).toBe("PT15M");
  expect(event?.startDate.toString()).toBe("2026-11-18T23:30:00");
  expect(event?.component.getFirstProperty("dtstart")?.getParameter("tzid")).toBe("America/Sao_Paulo");
  expect(event?.startDate.toJSDate().toISOString()).toBe("2026-11-19T02:30:00.000Z");
  const component = event?.component;
  expect(component?.getFirstPropertyValue("url")).toBe(
    "https://painel.exemplo.com.br/caixa/7c0c4f2e-0000-4000-8000-0000000000aa",
  );
  expect(component?.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-18T12:34:56Z");
  const alarm = component?.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT10M");
});

test.each([
  "Ligar; combinar, e \\ depois\nmandar a proposta",
  "João disse: “é só às 15h” ".repeat(12).trim(),
  "😀🌱".repeat(40),
  "BEGIN:VEVENT\r\nSUMMARY:falso",
])("[AGENDA-01] %j comes through folding and escaping as it was, in lines of 75 octets with CRLF", (texto) => {
  const file = writeCalendario([passo({ texto, nome: "Zé" })], CALENDARIO);
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  for (const line of lines) {
    expect(encodeURIComponent(line).replaceAll(/%../g, "x").length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const events = eventsOf(file);
  expect(events.map(({ summary }) => summary)).toEqual([`${texto.replaceAll("\r\n", "\n")} · Zé`]);
});

test("[AGENDA-01] letters of several octets are never cut, and control characters are left out", () => {
  expect(foldLine("é".repeat(40))).toBe(`${"é".repeat(37)}\r\n ${"é".repeat(3)}`);
  expect(foldLine("a".repeat(75))).toBe("a".repeat(75));
  expect(escapeText("a\u0000b\tc;d")).toBe("abc\\;d");
});

test("[AGENDA-01] a moved step has the same id with a higher sequence; an empty list is still a calendar", () => {
  const [before] = eventsOf(writeCalendario([passo()], CALENDARIO));
  const [after] = eventsOf(writeCalendario([passo({ versao: 8, em: "2026-11-20T12:00:00Z" })], CALENDARIO));
  expect([after?.uid, after?.sequence]).toEqual([before?.uid, 8]);
  expect(eventsOf(writeCalendario([], CALENDARIO))).toEqual([]);
});
