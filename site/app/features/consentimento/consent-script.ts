import { CONSENT_COOKIE } from "~/clients/consent-cookie.ts";

/**
 * Runs in <head>, before the first paint: the banner is part of the page's HTML and shows only while the choice is
 * pending, so it neither flashes for those who chose nor arrives late for those who did not.
 */
export const consentScript = `document.documentElement.dataset.consentimento=/(^|; )${CONSENT_COOKIE}=/.test(document.cookie)?"guardado":"pendente"`;
