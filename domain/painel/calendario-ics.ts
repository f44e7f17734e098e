/** A next step as `privado.ler_agenda` returns it. */
export interface PassoDaAgenda {
  id: string;
  pessoa: string;
  versao: number;
  em: string;
  /** The first name. */
  nome: string;
  /** Null unless the member chose to see it. */
  texto: string | null;
}

interface Calendario {
  agora: Date;
  /** Origin of the panel, without a slash at the end. */
  painel: string;
}

const MINUTOS = 15;
const ALARME_MINUTOS = 10;
const FUSO = "America/Sao_Paulo";

/** The next steps as an iCalendar file (RFC 5545), in São Paulo's time, which has had no daylight saving time since 2019. */
export function writeCalendario(passos: readonly PassoDaAgenda[], { agora, painel }: Calendario): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Eden Grupo//Painel//PT",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText("Painel Éden · meus passos")}`,
    `X-WR-TIMEZONE:${FUSO}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...TIMEZONE,
    ...passos.flatMap((passo) => eventOf(passo, { agora, painel })),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

const TIMEZONE = [
  "BEGIN:VTIMEZONE",
  `TZID:${FUSO}`,
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:-0300",
  "TZOFFSETTO:-0300",
  "TZNAME:-03",
  "END:STANDARD",
  "END:VTIMEZONE",
];

function eventOf({ id, pessoa, versao, em, nome, texto }: PassoDaAgenda, { agora, painel }: Calendario): string[] {
  const summary = escapeText(`${texto ?? "Passo"} · ${nome}`);
  return [
    "BEGIN:VEVENT",
    `UID:${id}@painel`,
    `DTSTAMP:${stampOf(agora)}Z`,
    `SEQUENCE:${versao}`,
    `DTSTART;TZID=${FUSO}:${localStamp(em)}`,
    `DURATION:PT${MINUTOS}M`,
    `SUMMARY:${summary}`,
    `URL:${painel}/caixa/${pessoa}`,
    "CLASS:PRIVATE",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${summary}`,
    `TRIGGER:-PT${ALARME_MINUTOS}M`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** `20261118T150000`, in UTC. */
const stampOf = (moment: Date) =>
  moment
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replaceAll(/[-:]/g, "");
const localStamp = (em: string) => stampOf(new Date(Date.parse(em) - 3 * 3_600_000));

/** A text value: backslash, semicolon, comma and line breaks escaped, other control characters left out. */
export const escapeText = (texto: string) =>
  texto
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 does not allow them in a text
    .replaceAll(/[\u0000-\u001f\u007f]/g, "");

const LINE_OCTETS = 75;

/** How many octets a letter has in UTF-8. */
function octetsOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Lines of at most 75 octets, broken between letters; a continued line starts with a blank, which counts. */
export function foldLine(line: string): string {
  const parts = [""];
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > LINE_OCTETS) {
      parts.push("");
      octets = 1;
    }
    parts.push(`${parts.pop()}${letter}`);
    octets += size;
  }
  return parts.join("\r\n ");
}
