import type { MiddlewareHandler } from "hono";
import { signToken } from "./lite-token.ts";

type Options = { url: string; jwtSecret: string; publishableKey: string; secretKey: string };

/** As the hosted gateway: in front of Supabase Auth it turns the two keys into the tokens of their roles. */
export function forwardAuth({ url, jwtSecret, publishableKey, secretKey }: Options): MiddlewareHandler {
  const roles = new Map([
    [publishableKey, "anon"],
    [secretKey, "service_role"],
  ]);
  const sending = new Set<Promise<Response>>();
  return async (context, next) => {
    const { path, raw } = context.req;
    if (!path.startsWith("/auth/v1/")) return next();
    const headers = new Headers(raw.headers);
    const key = headers.get("apikey") ?? "";
    const role = roles.get(key);
    if (!role) return context.json({ message: "Invalid API key" }, 401);
    if (!/^Bearer (?!sb_)/.test(headers.get("authorization") ?? "")) {
      const exp = Math.floor(Date.now() / 1000) + 60;
      headers.set("authorization", `Bearer ${signToken({ role, iss: "supabase", exp }, jwtSecret)}`);
    }
    // The visitor's address is believed only with the secret key.
    if (key !== secretKey) headers.delete("sb-forwarded-for");
    for (const name of ["host", "connection", "content-length"]) headers.delete(name);
    const { search } = new URL(raw.url);
    const body = raw.body && (await raw.arrayBuffer());
    // The server sends the e-mail before it stores the code, and a test is faster than a person.
    if (path === "/auth/v1/verify") await Promise.allSettled(sending);
    const asked = fetch(`${url}${path.slice("/auth/v1".length)}${search}`, { method: raw.method, headers, body });
    if (path === "/auth/v1/otp") {
      sending.add(asked);
      asked.finally(() => sending.delete(asked)).catch(() => undefined);
    }
    const answer = await asked;
    const kept = new Headers(answer.headers);
    // The body was decoded here.
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) kept.delete(name);
    return new Response(answer.body, { status: answer.status, headers: kept });
  };
}
