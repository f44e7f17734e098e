import type { MiddlewareHandler } from "hono";
import { proxy } from "hono/proxy";
import { signToken } from "./lite-token.ts";

export interface Keys {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

/**
 * Passes the requests below `prefix` on to a server of Supabase as the hosted gateway does: a key becomes the token of its
 * role, and a user's own token stays.
 */
export function forwardTo(url: string, prefix: string, keys: Keys): MiddlewareHandler {
  const { jwtSecret, publishableKey, secretKey } = keys;
  const tokenOf = (role: string) => signToken({ role, iss: "supabase" }, jwtSecret);
  const tokens = new Map([
    [publishableKey, tokenOf("anon")],
    [secretKey, tokenOf("service_role")],
  ]);
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (!`${pathname}/`.startsWith(`${prefix}/`)) return next();
    const headers = new Headers(context.req.raw.headers);
    const key = headers.get("apikey") ?? "";
    const token = tokens.get(key);
    if (!token) return context.json({ message: "Invalid API key" }, 401);
    const own = headers.get("authorization")?.replace(/^Bearer /i, "");
    if (!own || tokens.has(own)) headers.set("authorization", `Bearer ${token}`);
    // The visitor's address is believed only with the secret key.
    if (key !== secretKey) headers.delete("sb-forwarded-for");
    return proxy(url + pathname.slice(prefix.length) + search, { raw: context.req.raw, headers }).catch(() =>
      context.json({ message: "The server does not answer" }, 503),
    );
  };
}
