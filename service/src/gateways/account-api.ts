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
      // A page to sign in is no account, and the payload goes to no other address.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Log only the status: the response body may contain personal data.
    if (!response.ok) throw new Error(`account API answered ${response.status}`);
    const { success, output } = safeParse(answer, await readObject(response));
    return success && output.id != null ? String(output.id) : undefined;
  };
}

/** The JSON object of a success, which may also have no body. Anything else, such as a page of maintenance, is a failure. */
async function readObject(response: Response): Promise<object> {
  const body = await response.text();
  if (body.trim() === "") return {};
  const parsed = parseJson(body);
  if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed;
  throw new Error(`account API answered ${response.status} without a JSON object`);
}

/** Undefined for other text: the error of JSON.parse quotes it. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
