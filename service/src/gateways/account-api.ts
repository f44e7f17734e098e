import type { AccountPayload } from "@eden/domain/contas/account-payload";
import { nullish, number, object, safeParse, string, union } from "valibot";

const TIMEOUT_MS = 10_000;
const answer = object({ id: nullish(union([string(), number()])) });

/** Creates an account and returns its reference. Idempotent per key. */
export type CreateAccount = (key: string, payload: AccountPayload) => Promise<string | undefined>;

/** Undefined if URL or key is not configured: the team then opens the accounts by hand. */
export function createAccountApi(url: string | undefined, apiKey: string | undefined): CreateAccount | undefined {
  if (!url || !apiKey) return undefined;
  return async (key, payload) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        "idempotency-key": key,
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Log only the status: the response body may contain personal data.
    if (!response.ok) throw new Error(`account API answered ${response.status}`);
    const { success, output } = safeParse(answer, await response.json().catch(() => ({})));
    return success && output.id != null ? String(output.id) : undefined;
  };
}
