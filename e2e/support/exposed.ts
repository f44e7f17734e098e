/** Patterns that a response must never contain: internals, versions, stack traces. */
const SIGNS = {
  "a stack trace":
    /\n\s+at .+:\d+:\d+|node_modules|node:internal|file:\/\/\/|\/(?:src|work|home|tmp|usr|root)\/[\w./-]+/,
  "a version": /\b(?:nginx|node|hono|PostgREST|PostgreSQL|openresty|express)\/? ?v?\d+\.\d+/i,
  "a statement": /\b(?:insert into|select .+ from|update .+ set)\b/i,
  "an address of the database": /postgres(?:ql)?:\/\//,
};

/** Headers that only help an attacker (OWASP Secure Headers Project, "headers to remove"). */
const TALKATIVE =
  /^(?:x-powered-by|x-aspnet-version|x-runtime|x-generator|x-envoy-.*|x-kong-.*|via|x-server|x-debug.*|x-version|sourcemap|x-sourcemap)$/;

export interface Answer {
  headers: Record<string, string>;
  body: string;
}

export function exposures({ headers, body }: Answer): string[] {
  const text = `${Object.values(headers).join("\n")}\n${body}`;
  const signs = Object.entries(SIGNS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
  const talkative = Object.keys(headers).filter((name) => TALKATIVE.test(name));
  const server = headers.server !== undefined && headers.server !== "nginx" ? ["the server's name"] : [];
  return [...signs, ...talkative, ...server];
}
