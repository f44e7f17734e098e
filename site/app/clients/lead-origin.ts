/** Where a visit came from, kept for the tab's life and sent with a lead. No identifier of a person among it. */
export type LeadOrigin = Record<string, string>;

export const ORIGIN = "eden_origem";
/** Of each value. The seven and their names are below the 2048 that the database takes together. */
const MAX_BYTES = 250;

export function leadOrigin(): LeadOrigin {
  try {
    const found = JSON.parse(sessionStorage.getItem(ORIGIN) ?? "{}") as LeadOrigin;
    return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, clean(value)]));
  } catch {
    return {};
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database refuses these; a quote is stored as two bytes
const clean = (value: string) => cut(value.replace(/[\u0000-\u001f"\\\u007f-\u009f]/g, " "));
/** By whole characters: half an emoji would make the database refuse the lead. */
const cut = (value: string) => value.slice(0, new TextEncoder().encodeInto(value, new Uint8Array(MAX_BYTES)).read);
