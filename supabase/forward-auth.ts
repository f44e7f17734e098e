import type { MiddlewareHandler } from "hono";
import { forwardTo, type Keys } from "./hosted-gateway.ts";

/** The server sends the e-mail before it stores the code, and a test is faster than a person: a code waits for the sending. */
export function forwardAuth(url: string, keys: Keys): MiddlewareHandler {
  const forward = forwardTo(url, "/auth/v1", keys);
  const sending = new Set<Promise<unknown>>();
  return async (context, next) => {
    const { path } = context.req;
    if (path === "/auth/v1/verify") await Promise.allSettled(sending);
    const asked = forward(context, next);
    if (path === "/auth/v1/otp") {
      sending.add(asked);
      asked.finally(() => sending.delete(asked)).catch(() => undefined);
    }
    return asked;
  };
}
