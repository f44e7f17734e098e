import { type LeadOrigin, ORIGIN } from "./lead-origin.ts";

const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** Called on the first page of a visit: later pages no longer know the campaign. */
export function rememberOrigin(): void {
  try {
    if (!sessionStorage.getItem(ORIGIN)) sessionStorage.setItem(ORIGIN, JSON.stringify(originOfVisit()));
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

/** Host and path only: another site's query string may hold personal data. */
function externalReferrer(): string | null {
  if (!document.referrer) return null;
  // Put together from its parts: an app's address has an opaque origin.
  const { protocol, host, pathname } = new URL(document.referrer);
  return host === location.host ? null : `${protocol}//${host}${pathname}`;
}
