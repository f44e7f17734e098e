/** What a log must never hold, whoever wrote it: addresses, and documents and telephones as people write them. */
const PATTERNS = {
  "an e-mail address": /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  "a CPF": /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/,
  "a telephone": /\(\d{2}\) ?9?\d{4}-\d{4}/,
};

/** What nginx must not write down of any request. Elsewhere our own programs' addresses would be found as well. */
const REQUEST_PATTERNS = {
  "a client's address": /\bclient: |(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])|[0-9a-f]::|::[0-9a-f]/i,
  "a query": /\?[\w.]+=/,
};

export interface Finding {
  line: number;
  what: string;
}

/** Looks a log through for what looks personal and for values known to be. */
export function findPersonalData(log: string, known: readonly string[]): Finding[] {
  const isIn = known.map((value) => (/^\d+$/.test(value) ? wholeNumber(value) : wording(value)));
  return findIn(log, PATTERNS, (text) => (isIn.some((test) => test(text)) ? ["a value a visitor sent"] : []));
}

/** Looks one of nginx's logs through for the address a request came from and for its query. */
export function findRequestData(log: string): Finding[] {
  return findIn(log, REQUEST_PATTERNS);
}

function findIn(log: string, patterns: Record<string, RegExp>, more: (text: string) => string[] = () => []): Finding[] {
  return log.split("\n").flatMap((text, index) => {
    const seen = Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
    return [...seen, ...more(text)].map((what) => ({ line: index + 1, what }));
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
