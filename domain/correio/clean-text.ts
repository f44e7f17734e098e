export const TEXTO_MAX = 100_000;

/** Signs that a text field of the database or a screen must not get: controls, marks of direction, tags, lone halves. */
const UNSAFE = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** The body of a message as it is stored; `cortado` when it was longer. */
export function cleanTexto(raw: string): { texto: string; cortado: boolean } {
  const part = raw
    .slice(0, TEXTO_MAX * 2)
    .toWellFormed()
    .normalize("NFC");
  const lines = part
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\u00a0/g, " ")
    .replace(UNSAFE, "")
    .split("\n");
  const plain = lines.map(trimLine).join("\n").trim();
  const texto = plain
    .slice(0, TEXTO_MAX)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
  return { texto, cortado: raw.length > TEXTO_MAX * 2 || plain.length > TEXTO_MAX };
}

/** "-- " starts a signature (RFC 3676), so its blank stays. */
const trimLine = (line: string) => (line === "-- " ? line : line.trimEnd());

/** One line, as a subject or a name; null when nothing is left. */
export function cleanLinha(raw: string | null | undefined, max: number): string | null {
  const line = (raw ?? "")
    .slice(0, max * 4)
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\t\n\r\u2028\u2029]/g, " ")
    .replace(UNSAFE, "")
    .replace(/\s+/g, " ")
    .trim();
  return (
    line
      .slice(0, max)
      .replace(/[\ud800-\udbff]$/, "")
      .trim() || null
  );
}
