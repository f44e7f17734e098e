import { placa } from "~/images/jardim-placa.ts";
import { type Lettering, NOME_MAX } from "./placa.tsx";

/** The typed name as the sign shows it: no invisible characters, single spaces, at most 32 characters. */
export function cleanName(typed: string): string {
  const visible = typed.replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim();
  return [...visible].slice(0, NOME_MAX).join("").trimEnd();
}

/** The width of a text at a size, in the pixels of the rendered picture. */
export type Measure = (text: string, size: number) => number;

/** The letters keep a margin to the sign's round ends. */
const ROOM = placa.width - 66;
const ONE_LINE = { from: 84, to: 54 };
const TWO_LINES = { from: 46, to: 34 };

/** One line as large as it fits, then two lines; a name that is one long word is divided in the middle. */
export function fitName(name: string, measure: Measure): Lettering {
  return (
    fitted([name], ONE_LINE, measure) ??
    fitted(atSpace(name), TWO_LINES, measure) ??
    fitted(inTheMiddle(name), { from: TWO_LINES.from, to: 1 }, measure) ?? { lines: [], size: 1 }
  );
}

function fitted(
  lines: readonly string[],
  { from, to }: { from: number; to: number },
  measure: Measure,
): Lettering | null {
  for (let size = from; size >= to; size -= 2) {
    if (lines.some((line) => measure(line, size) > ROOM)) continue;
    // Baselines, with the capitals in the middle.
    const rows = lines.length === 1 ? [0.33] : [-0.16, 0.86];
    return { lines: lines.map((text, index) => ({ text, y: (rows[index] ?? 0) * size })), size };
  }
  return null;
}

/** The two most equal halves between words. */
function atSpace(name: string): readonly string[] {
  const words = name.split(" ");
  const pairs = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return pairs.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best), [name]);
}

function inTheMiddle(name: string): readonly string[] {
  const letters = [...name];
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join("").trim(), letters.slice(half).join("").trim()];
}
