/** Where a visit came from, kept for the tab's life and sent with a lead. No identifier of a person among it. */
export type LeadOrigin = Record<string, string>;

const KEY = "eden_origem";
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
const MAX = 200;
/** The database takes 2048 bytes, which it counts with its own blanks between the values. */
const MAX_BYTES = 1900;

/** Called on the first page of a visit: later pages no longer know the campaign. */
export function rememberOrigin(): void {
  try {
    if (!sessionStorage.getItem(KEY)) sessionStorage.setItem(KEY, JSON.stringify(originOfVisit()));
  } catch {
    // Storage full or forbidden: leads only lack their origin.
  }
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

export function leadOrigin(): LeadOrigin {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as LeadOrigin;
    let sent: LeadOrigin = {};
    for (const [name, value] of Object.entries(found)) {
      const more = { ...sent, [name]: clean(value) };
      if (new Blob([JSON.stringify(more)]).size <= MAX_BYTES) sent = more;
    }
    return sent;
  } catch {
    return {};
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database refuses control characters in an origin
const clean = (value: string) => cut(value.replace(/[\u0000-\u001f\u007f-\u009f]/g, " "));
/** By whole characters: half an emoji would make the database refuse the lead. */
const cut = (value: string) => Array.from(value).slice(0, MAX).join("");

/** Host and path only: another site's query string may hold personal data. */
function externalReferrer(): string | null {
  if (!document.referrer) return null;
  // Put together from its parts: an app's address has an opaque origin.
  const { protocol, host, pathname } = new URL(document.referrer);
  return host === location.host ? null : `${protocol}//${host}${pathname}`;
}
