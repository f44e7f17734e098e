import { forgetExpiredProgress } from "./diagnostico-storage.ts";
import { forgetExpiredTempData } from "./edenapp-storage.ts";
import { measureWithConsent } from "./measure-with-consent.ts";
import { rememberOrigin } from "./remember-origin.ts";
import { testConnectionWhenIdle } from "./test-connection.ts";
import { watchOutbox } from "./watch-outbox.ts";

/** Runs once per page load; nothing here is needed to read the page. */
export function startClients(): () => void {
  rememberOrigin();
  forgetExpiredTempData();
  forgetExpiredProgress();
  testConnectionWhenIdle();
  measureWithConsent();
  return watchOutbox();
}
