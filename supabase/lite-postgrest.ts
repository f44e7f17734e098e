import type { MiddlewareHandler } from "hono";
import { proxy } from "hono/proxy";
import { signToken } from "./lite-token.ts";

interface Keys {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

/**
 * In front of an official PostgREST, as the hosted gateway is: a key becomes the token of its role. A user's own token is
 * passed on.
 */
export function postgrestFront(url: string, { jwtSecret, publishableKey, secretKey }: Keys): MiddlewareHandler {
  const tokens = new Map([
    [publishableKey, signToken({ role: "anon" }, jwtSecret)],
    [secretKey, signToken({ role: "service_role" }, jwtSecret)],
  ]);
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (!/^\/rest\/v1(?:\/|$)/.test(pathname)) return next();
    const token = tokens.get(context.req.header("apikey") ?? "");
    if (!token) return context.json({ message: "Invalid API key" }, 401);
    const headers = new Headers(context.req.raw.headers);
    const own = headers.get("authorization")?.replace(/^Bearer /i, "");
    if (!own || tokens.has(own)) headers.set("authorization", `Bearer ${token}`);
    return proxy(url + pathname.slice("/rest/v1".length) + search, { raw: context.req.raw, headers }).catch(() =>
      context.json({ message: "The data API does not answer" }, 503),
    );
  };
}
