import { CONSENT_STORED, readConsent } from "./consent-cookie.ts";

let begun = false;

/** Loads the measurement code only after the visitor has consented, on this page or an earlier one. */
export function measureWithConsent(): void {
  const begin = () => {
    if (begun || readConsent() !== "aceito") return;
    begun = true;
    // Measurements are optional: ignore a failure to load them.
    import("./measure.ts").then(({ measure }) => measure()).catch(() => undefined);
  };
  begin();
  window.addEventListener(CONSENT_STORED, begin);
}
