import type { BrowserContext } from "@playwright/test";

export type Choice = "aceito" | "recusado";

/** Stores a cookie choice before a visit, so the banner is not shown. */
export async function storeConsent(context: BrowserContext, baseURL = "", choice: Choice = "recusado"): Promise<void> {
  await context.addCookies([{ name: "eden_consentimento", value: choice, url: baseURL }]);
}
