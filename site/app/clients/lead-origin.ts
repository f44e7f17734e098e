/** Where a visit came from; kept in sessionStorage and sent with a lead. Contains no personal identifier. */
export type LeadOrigin = Record<string, string>;

export const ORIGIN = "eden_origem";
/**
 * Maximum bytes of each value. The seven values and their names stay below the 2048 bytes that the database accepts.
 */
const MAX_BYTES = 250;

export function leadOrigin(): LeadOrigin {
  try {
    const found = JSON.parse(sessionStorage.getItem(ORIGIN) ?? "{}") as LeadOrigin;
    return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, clean(value)]));
  } catch {
    return {};
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database rejects these; a quote is stored as two bytes
const clean = (value: string) => cut(value.replace(/[\u0000-\u001f"\\\u007f-\u009f]/g, " "));
/** Cut at whole characters: the database rejects half a surrogate pair. */
const cut = (value: string) => value.slice(0, new TextEncoder().encodeInto(value, new Uint8Array(MAX_BYTES)).read);
