import type { AccountPayload } from "@eden/domain/contas/account-payload";
import { nullish, number, object, safeParse, string, union } from "valibot";

const TIMEOUT_MS = 10_000;
const answer = object({ id: nullish(union([string(), number()])) });

/** Creates an account and returns its reference. The same key never creates a second one. */
export type CreateAccount = (key: string, payload: AccountPayload) => Promise<string | undefined>;

/** Nothing where no address and key are configured: the team opens the accounts. */
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
    // The status only: the answer may quote the person.
    if (!response.ok) throw new Error(`account API answered ${response.status}`);
    const { success, output } = safeParse(answer, await response.json().catch(() => ({})));
    return success && output.id != null ? String(output.id) : undefined;
  };
}
