import { CONSENT_COOKIE } from "~/clients/consent-cookie.ts";

/**
 * Runs in <head>, before the first paint: the banner is part of the HTML and visible only while the choice is pending,
 * so it neither flashes for visitors who have chosen nor appears late for the others.
 */
export const consentScript = `document.documentElement.dataset.consentimento=/(^|; )${CONSENT_COOKIE}=/.test(document.cookie)?"guardado":"pendente"`;
