export const CONSENT_COOKIE = "eden_consentimento";

export const CONSENT_STORED = "eden:consentimento";

export type ConsentChoice = "aceito" | "recusado";

const ONE_DAY_IN_SECONDS = 24 * 60 * 60;

/** The stored choice, or null if none was made or it has expired. */
export function readConsent(): ConsentChoice | null {
  const value = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return value === "aceito" || value === "recusado" ? value : null;
}

export function storeConsent(choice: ConsentChoice): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser our visitors use
  document.cookie = `${CONSENT_COOKIE}=${choice}; Max-Age=${ONE_DAY_IN_SECONDS}; Path=/; SameSite=Lax${secure}`;
  window.dispatchEvent(new Event(CONSENT_STORED));
}

/**
 * Runs in <head>, before the first paint: the banner is part of the HTML and visible only while the choice is pending,
 * so it neither flashes for visitors who have chosen nor appears late for the others.
 */
export const consentScript = `document.documentElement.dataset.consentimento=/(^|; )${CONSENT_COOKIE}=/.test(document.cookie)?"guardado":"pendente"`;
