import "./after-saved.ts";
import { CONSENT_STORED, readConsent } from "./consent-cookie.ts";
import { watchOutbox } from "./outbox/api/flush-outbox.ts";
import { rememberOrigin } from "./outbox/lead-origin.ts";
import { prefetchPages } from "./prefetch.ts";
import { forgetExpiredProgress } from "./storage/diagnostico-storage.ts";
import { expirePedido } from "./storage/stored-pedido.ts";
import { testConnectionWhenIdle } from "./test-connection.ts";

/** Runs once per page load; nothing here is needed to read the page. */
export function startClients(): () => void {
  rememberOrigin();
  expirePedido();
  forgetExpiredProgress();
  testConnectionWhenIdle();
  measureWithConsent();
  const stops = [watchOutbox(), prefetchPages()];
  return () => {
    for (const stop of stops) stop();
  };
}

let measuring = false;

/** Loads the measurement code only after the visitor has consented, on this page or an earlier one. */
function measureWithConsent(): void {
  const begin = () => {
    if (measuring || readConsent() !== "aceito") return;
    measuring = true;
    // Measurements are optional: ignore a failure to load them.
    import("./measure.ts").then(({ measure }) => measure()).catch(() => undefined);
  };
  begin();
  window.addEventListener(CONSENT_STORED, begin);
}
