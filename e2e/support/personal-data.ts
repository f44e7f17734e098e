/** What a log must never hold, whoever wrote it: addresses, and documents and telephones as people write them. */
const PATTERNS = {
  "an e-mail address": /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  "a CPF": /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/,
  "a telephone": /\(\d{2}\) ?9?\d{4}-\d{4}/,
};

export interface Finding {
  line: number;
  what: string;
}

/** Looks a log through for what looks personal and for values known to be. */
export function findPersonalData(log: string, known: readonly string[]): Finding[] {
  const isIn = known.map((value) => (/^\d+$/.test(value) ? wholeNumber(value) : wording(value)));
  return log.split("\n").flatMap((text, index) => {
    const seen = Object.entries(PATTERNS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
    if (isIn.some((test) => test(text))) seen.push("a value a visitor sent");
    return seen.map((what) => ({ line: index + 1, what }));
  });
}

/** Not a part of a longer number, such as a time or an id. */
function wholeNumber(value: string): (text: string) => boolean {
  const pattern = new RegExp(`(?<![\\w-])${value}(?![\\w-])`);
  return (text) => pattern.test(text);
}

function wording(value: string): (text: string) => boolean {
  const lower = value.toLowerCase();
  return (text) => text.toLowerCase().includes(lower);
}
