import { forgetExpiredProgress } from "./diagnostic-storage.ts";
import { forgetExpiredTempData } from "./edenapp-storage.ts";
import { rememberOrigin } from "./lead-origin.ts";
import { measureWithConsent } from "./measure-with-consent.ts";
import { watchOutbox } from "./outbox.ts";
import { testConnectionWhenIdle } from "./test-connection.ts";

/** What runs once per page load and is not needed to read the page. */
export function startClients(): () => void {
  rememberOrigin();
  forgetExpiredTempData();
  forgetExpiredProgress();
  testConnectionWhenIdle();
  measureWithConsent();
  return watchOutbox();
}
