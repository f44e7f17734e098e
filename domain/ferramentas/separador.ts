/** What systems write between cells. */
const SEPARATORS = [";", "\t", ",", "|"];

/** The one that gives most lines the same number of cells, outside quotes. */
export function separatorOf(texto: string): string {
  const lines = joinQuoted(texto.slice(0, 20_000).split(/\r\n|\n|\r/)).slice(0, 40);
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => countOutsideQuotes(line, separator)).filter((count) => count > 0);
    const times = new Map<number, number>();
    for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
    return Math.max(0, ...[...times].map(([count, lines]) => lines * Math.min(count, 30)));
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ";";
}

/** A line end between quotes is part of its cell. A quote that never closes is one of the text. */
function joinQuoted(lines: string[]): string[] {
  const joined: string[] = [];
  let open: string[] = [];
  for (const line of lines) {
    const isOdd = (line.split('"').length - 1) % 2 === 1;
    if (open.length > 0 || isOdd) open.push(line);
    if (open.length > MOST_LINES_OF_A_CELL || (open.length === 1 && !isOdd)) {
      joined.push(...open);
      open = [];
    } else if (open.length > 1 && isOdd) {
      joined.push(open.join(" "));
      open = [];
    } else if (open.length === 0) joined.push(line);
  }
  return [...joined, ...open];
}

const MOST_LINES_OF_A_CELL = 8;

function countOutsideQuotes(line: string, separator: string): number {
  let count = 0;
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) count++;
  }
  return count;
}
