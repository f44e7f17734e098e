import type { BrowserContext } from "@playwright/test";

/** Stores a cookie choice beforehand, for tests that are not about the banner. */
export async function consentGiven(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.addCookies([{ name: "eden_consentimento", value: "recusado", url: baseURL ?? "" }]);
}
