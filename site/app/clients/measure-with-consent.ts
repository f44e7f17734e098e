import { CONSENT_STORED, readConsent } from "./consent-cookie.ts";

let begun = false;

/** Nothing of it is even loaded before the visitor's yes, given on this page or on an earlier one. */
export function measureWithConsent(): void {
  const begin = () => {
    if (begun || readConsent() !== "aceito") return;
    begun = true;
    // A page without its measurements is a page all the same.
    import("./measure.ts").then(({ measure }) => measure()).catch(() => undefined);
  };
  begin();
  window.addEventListener(CONSENT_STORED, begin);
}
