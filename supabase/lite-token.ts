import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";

export type Claims = Record<string, unknown> & { sub: string; session_id: string };

/** The claims of the request's bearer token, if its signature is right and it has not expired. */
export function verifiedClaims(context: Context, jwtSecret: string): Claims | undefined {
  const token = tokenOf(context);
  const [head = "", body = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(digest(`${head}.${body}`, jwtSecret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = readClaims(token);
  return Number(claims.exp) * 1000 > Date.now() ? claims : undefined;
}

export function tokenOf(context: Context): string {
  return context.req.header("authorization")?.slice("Bearer ".length) ?? "";
}

export function readClaims(token: string): Claims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString() || "{}") as Claims;
}

export function signToken(claims: object, jwtSecret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${digest(signed, jwtSecret)}`;
}

function digest(text: string, jwtSecret: string): string {
  return createHmac("sha256", jwtSecret).update(text).digest("base64url");
}
