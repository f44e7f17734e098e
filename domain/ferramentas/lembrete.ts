import { addDays, dayOfMonth, mondayOf } from "./calendario.ts";
import { addMeses, mesDe } from "./mes.ts";

interface Lembrete {
  /** Day of the first one, at nine. */
  dia: string;
  regra: string;
  titulo: string;
  url: string;
  descricao?: string;
  now?: Date;
}

/** Lines of a calendar file have at most 75 octets; a longer one goes on after a line break and a space. */
function fold(line: string): string {
  const lines = [""];
  let length = 0;
  for (const char of line) {
    const size = encodeURIComponent(char).replace(/%../g, "x").length;
    if (length + size > 74) {
      lines.push(" ");
      length = 1;
    }
    lines[lines.length - 1] += char;
    length += size;
  }
  return lines.join("\r\n");
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
const stamp = (text: string) => text.replace(/[-:]|\.\d+/g, "");

/** A calendar file with one repeated entry. */
export function icsOf({ dia, regra, titulo, url, descricao, now = new Date() }: Lembrete): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Eden Grupo//Ferramentas do dono//PT",
    "BEGIN:VEVENT",
    `UID:ferramentas-${stamp(dia)}-${now.getTime()}@edengrupo`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(dia)}T090000`,
    "DURATION:PT10M",
    `RRULE:${regra}`,
    `SUMMARY:${escapeText(titulo)}`,
    ...(descricao ? [`DESCRIPTION:${escapeText(descricao)}`] : []),
    `URL:${url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(titulo)}`,
    "TRIGGER:PT0S",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
}

/** The next Mondays, as long as a forecast looks ahead. */
export const TODA_SEGUNDA = "FREQ=WEEKLY;COUNT=13";
export const proximaSegunda = (hoje: string) => addDays(mondayOf(hoje), 7);

/** Day 22 exists in every month, and the DAS of day 20 is paid by then. */
export const TODO_MES = "FREQ=MONTHLY;COUNT=12";
export function proximoDia22(hoje: string): string {
  const mes = hoje.slice(8) < "22" ? mesDe(hoje) : addMeses(mesDe(hoje), 1);
  return dayOfMonth(Number(mes.slice(0, 4)), Number(mes.slice(5, 7)), 22);
}
