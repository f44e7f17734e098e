/** A received text in three parts; joined they have every line of it. */
interface Citacao {
  /** What the person wrote now. */
  novo: string;
  /** What they quote of earlier messages. */
  citado: string;
  assinatura: string;
}

/**
 * Splits a plain text into what is new, the quote and the signature, for the mail programs used in Brazil. Only what is
 * certainly quoted is folded: an answer written inside or below the quote stays in sight, and where nothing is left above
 * the quote everything is new.
 */
export function splitCitacao(texto: string): Citacao {
  const lines = texto.replace(/\r\n?/g, "\n").split("\n");
  const quote = quoteStart(lines);
  const above = lines.slice(0, quote);
  const signature = signatureStart(above);
  const novo = join(above.slice(0, signature));
  if (novo === "") return { novo: join(lines), citado: "", assinatura: "" };
  return { novo, citado: join(lines.slice(quote)), assinatura: join(above.slice(signature)) };
}

const join = (lines: readonly string[]) => lines.join("\n").trim();

/** Longer ones are no line that a mail program writes. */
const MAX_LINE = 500;
const ATTRIBUTION = /^(?:em|on|no dia)\s.{3,600}\s(?:escreveu|wrote)\s*:$/i;
const DIVIDER =
  /^(?:-{3,}\s*(?:mensagem (?:original|encaminhada)|original message|forwarded message)\s*-{3,}|in[ií]cio da mensagem (?:encaminhada|reenviada):)$/i;
const HEADER = {
  from: /^\*?(?:de|from)\s*:\*?\s*\S/i,
  date: /^\*?(?:enviad[oa](?:\s+em)?|enviado\(a\)(?:\s+em)?|data|sent|date)\s*:/i,
  to: /^\*?(?:para|to)\s*:/i,
  subject: /^\*?(?:assunto|subject)\s*:/i,
};
const RULE = /^_{10,}$/;
const SENT_FROM =
  /^(?:enviad[oa] (?:do|da|pelo|pela|via|a partir do|usando o?)\s.{2,60}|(?:obter|baixe) o outlook para .{2,40}|sent from .{2,60}|get outlook for .{2,40})$/i;

/** Index of the first line that belongs to the quote; the number of lines if there is none. */
function quoteStart(lines: readonly string[]): number {
  const lastOwn = lines.findLastIndex((line) => line.trim() !== "" && !line.trimStart().startsWith(">"));
  for (let index = 0; index < lines.length; index += 1) {
    const line = lineAt(lines, index);
    const length = attributionLength(lines, index);
    if (length > 0 && isQuotedAfter(lines, index + length, lastOwn)) return index;
    if (line.startsWith(">") && index > lastOwn) return index;
    if (DIVIDER.test(line) || isHeaderBlock(lines, index)) return withRule(lines, index);
  }
  return lines.length;
}

const lineAt = (lines: readonly string[], index: number): string => {
  const line = lines[index] ?? "";
  return line.length > MAX_LINE ? "" : line.trim();
};

/** "Em ter., 17 de nov. de 2026, Bruna escreveu:" takes up to three lines where a program wraps it. */
function attributionLength(lines: readonly string[], index: number): number {
  if (!/^(?:em|on|no dia)\s/i.test(lineAt(lines, index))) return 0;
  for (let length = 1; length <= 3; length += 1) {
    const words = Array.from({ length }, (_, offset) => lineAt(lines, index + offset));
    if (words.includes("")) return 0;
    if (ATTRIBUTION.test(words.join(" "))) return length;
  }
  return 0;
}

/** After an attribution: a quote with signs ends the message, or there are none and all of it is the quote. */
function isQuotedAfter(lines: readonly string[], index: number, lastOwn: number): boolean {
  let next = index;
  while (next < lines.length && lineAt(lines, next) === "") next += 1;
  return !lineAt(lines, next).startsWith(">") || next > lastOwn;
}

/** The head of a quoted message as Outlook writes it, in any order after the sender. */
function isHeaderBlock(lines: readonly string[], index: number): boolean {
  if (!HEADER.from.test(lineAt(lines, index))) return false;
  const next = lines.slice(index + 1, index + 7).map((_, offset) => lineAt(lines, index + 1 + offset));
  return [HEADER.date, HEADER.subject].every((pattern) => next.some((line) => pattern.test(line)));
}

/** With the line that Outlook draws above the head. */
function withRule(lines: readonly string[], index: number): number {
  let start = index;
  while (start > 0 && lineAt(lines, start - 1) === "") start -= 1;
  return start > 0 && RULE.test(lineAt(lines, start - 1)) ? start - 1 : index;
}

/** A signature is short and at the end; a dash in the middle of a letter is none. */
const MAX_SIGNATURE = 15;

function signatureStart(lines: readonly string[]): number {
  const end = lines.findLastIndex((line) => line.trim() !== "") + 1;
  for (let index = Math.max(0, end - MAX_SIGNATURE); index < end; index += 1) {
    const line = lines[index] ?? "";
    if (line === "-- " || line === "--") return index;
    if (SENT_FROM.test(lineAt(lines, index)) && end - index <= 2) return index;
  }
  return lines.length;
}
