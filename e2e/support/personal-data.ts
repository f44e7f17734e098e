/** Patterns that no log may contain: e-mail addresses, documents and telephones as people write them. */
const PATTERNS = {
  "an e-mail address": /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  "a CPF": /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/,
  "a telephone": /\(\d{2}\) ?9?\d{4}-\d{4}/,
};

/** Patterns that nginx must not log of any request. Other logs would match on our own addresses. */
const REQUEST_PATTERNS = {
  "a client's address": /\bclient: |(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])|[0-9a-f]::|::[0-9a-f]/i,
  "a query": /\?[\w.]+=/,
};

export interface Finding {
  line: number;
  what: string;
}

/** Searches a log for patterns of personal data and for known values. */
export function findPersonalData(log: string, known: readonly string[]): Finding[] {
  const isIn = known.map((value) => (/^\d+$/.test(value) ? wholeNumber(value) : wording(value)));
  return findIn(log, PATTERNS, (text) => (isIn.some((test) => test(text)) ? ["a value a visitor sent"] : []));
}

/** Searches an nginx log for client addresses and query strings. */
export function findRequestData(log: string): Finding[] {
  return findIn(log, REQUEST_PATTERNS);
}

function findIn(log: string, patterns: Record<string, RegExp>, more: (text: string) => string[] = () => []): Finding[] {
  return log.split("\n").flatMap((text, index) => {
    const seen = Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
    return [...seen, ...more(text)].map((what) => ({ line: index + 1, what }));
  });
}

/** Do not match part of a longer number, such as a time or an id. */
function wholeNumber(value: string): (text: string) => boolean {
  const pattern = new RegExp(`(?<![\\w-])${value}(?![\\w-])`);
  return (text) => pattern.test(text);
}

function wording(value: string): (text: string) => boolean {
  const lower = value.toLowerCase();
  return (text) => text.toLowerCase().includes(lower);
}
