/** Mail programs that write plain text break lines at 72 to 78 columns. */
const NARROWEST = 72;
const WIDEST = 80;
/** A list or a quote keeps its lines. */
const OWN_LINE = /^\s*(?:[-–•*>|]|\d{1,3}[.)]\s)/;

/**
 * A received text without the line breaks of the program that sent it, so that it fits any width. Only a break that the width
 * forced is one of them: the first word of the next line had no room left. Breaks that the writer made stay.
 */
export function joinWrapped(texto: string): string {
  return texto.split("\n").reduce((joined, line, index, lines) => {
    if (index === 0) return line;
    return joined + (isForced(lines[index - 1] ?? "", line) ? " " : "\n") + line;
  }, "");
}

function isForced(before: string, line: string): boolean {
  const [word = ""] = line.split(" ", 1);
  const width = before.trimEnd().length;
  if (word === "" || width > WIDEST || OWN_LINE.test(line) || OWN_LINE.test(before)) return false;
  return width + 1 + word.length > NARROWEST;
}
