import { type LeadOrigin, ORIGIN } from "./lead-origin.ts";

const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** Called on the first page of a visit: later pages do not know the campaign. */
export function rememberOrigin(): void {
  try {
    if (!sessionStorage.getItem(ORIGIN)) sessionStorage.setItem(ORIGIN, JSON.stringify(originOfVisit()));
  } catch {
    // Storage is full or blocked: leads are sent without their origin.
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

/** Host and path only: another site's query string may contain personal data. */
function externalReferrer(): string | null {
  if (!document.referrer) return null;
  // Built from its parts, because the URL of an app has an opaque origin.
  const { protocol, host, pathname } = new URL(document.referrer);
  return host === location.host ? null : `${protocol}//${host}${pathname}`;
}
