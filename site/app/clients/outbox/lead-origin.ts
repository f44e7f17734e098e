import { custom, is } from "valibot";
import { anyObject, stored } from "~/clients/storage/storage.ts";

/** Where a visit came from; kept in sessionStorage and sent with a lead. Contains no personal identifier. */
export type LeadOrigin = Record<string, string>;

const isOrigin = (found: unknown) =>
  is(anyObject, found) && Object.values(found).every((value) => typeof value === "string");
export const origin = stored({ area: "session", key: "eden_origem", schema: custom<LeadOrigin>(isOrigin) });
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
/**
 * Maximum bytes of each value. The seven values and their names stay below the 2048 bytes that the database accepts.
 */
const MAX_BYTES = 250;

export function leadOrigin(): LeadOrigin {
  return Object.fromEntries(Object.entries(origin.read() ?? {}).map(([name, value]) => [name, clean(value)]));
}

/** Called on the first page of a visit: later pages do not know the campaign. */
export function rememberOrigin(): void {
  if (!origin.read()) origin.write(originOfVisit());
}

function originOfVisit(): LeadOrigin {
  const query = new URLSearchParams(location.search);
  const found: LeadOrigin = { landing_page: location.pathname };
  for (const name of CAMPAIGN) {
    const value = query.get(name);
    if (value) found[name] = value;
  }
  const referrer = externalReferrer();
  if (referrer) found.referrer = referrer;
  return found;
}

/** Host and path only: another site's query string may contain personal data. */
function externalReferrer(): string | null {
  if (!document.referrer) return null;
  // Built from its parts, because the URL of an app has an opaque origin.
  const { protocol, host, pathname } = new URL(document.referrer);
  return host === location.host ? null : `${protocol}//${host}${pathname}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database rejects these; a quote is stored as two bytes
const clean = (value: string) => cut(value.replace(/[\u0000-\u001f"\\\u007f-\u009f]/g, " "));
/** Cut at whole characters: the database rejects half a surrogate pair. */
const cut = (value: string) => value.slice(0, new TextEncoder().encodeInto(value, new Uint8Array(MAX_BYTES)).read);
