import { once } from "node:events";
import { connect } from "node:tls";
import { ask, type Check, connection, ensure, parseConfig } from "./target.ts";

const FOREIGN = "https://example.com";
const UNKNOWN_NAME = "nome-desconhecido.invalid";
const MIN_DAYS_LEFT = 14;
const DAY_MS = 86_400_000;

/** The list of OWASP's Secure Headers Project. docs/security.md explains why COEP and Clear-Site-Data are left out. */
export const SECURITY_HEADERS: Record<string, RegExp> = {
  "strict-transport-security": /^max-age=\d{8,}; includeSubDomains/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "x-permitted-cross-domain-policies": /^none$/,
  "referrer-policy": /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "cache-control": /^(?:no-cache|no-store|public, max-age=31536000, immutable)$/,
};

/** Without a valid certificate nothing else is asked. */
export const certificate: Check = {
  name: "certificate",
  async run(target) {
    for (const { hostname, port } of [target.site, target.painel]) {
      const options = { host: hostname, servername: hostname, port: Number(port || 443), ALPNProtocols: ["h2"] };
      const socket = connect({ ...options, ...connection(target) });
      await once(socket, "secureConnect").catch((error: Error) => {
        throw new Error(`${hostname}: ${error.message}`);
      });
      const daysLeft = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS;
      const protocol = socket.alpnProtocol;
      socket.destroy();
      ensure(daysLeft >= MIN_DAYS_LEFT, `${hostname}: it ends in ${Math.floor(daysLeft)} days`);
      ensure(protocol === "h2", `${hostname}: no HTTP/2`);
    }
    return undefined;
  },
};

const redirect: Check = {
  name: "HTTP redirect",
  async run(target) {
    for (const origin of [target.site, target.painel]) {
      const insecure = new URL(`http://${origin.hostname}:${target.httpPort}/contato?de=smoke`);
      const { status, headers } = await ask(target, insecure);
      const wanted = `${origin.origin}/contato?de=smoke`;
      ensure(
        [301, 308].includes(status) && headers.location === wanted,
        `${insecure.host} answers ${status} ${headers.location ?? "without a location"} instead of ${wanted}`,
      );
    }
    return undefined;
  },
};

const unknownNames: Check = {
  name: "unknown names",
  async run(target) {
    const insecure = new URL(`http://${target.site.hostname}:${target.httpPort}/`);
    const host = { host: UNKNOWN_NAME };
    // No response at all is what nginx gives; a CDN in front may answer with an error of its own.
    const statuses = await Promise.all(
      [
        ask(target, target.site, { headers: host, servername: UNKNOWN_NAME }),
        ask(target, target.site, { headers: host }),
        ask(target, insecure, { headers: host }),
      ].map((asked) => asked.then(({ status }) => status).catch(() => 444)),
    );
    ensure(
      statuses.every((status) => status >= 400),
      `a request for another host name gets ${statuses.join(", ")}`,
    );
    return undefined;
  },
};

const headers: Check = {
  name: "security headers",
  async run(target) {
    const missing = new URL("/nao-existe", target.site);
    for (const url of [target.site, missing, new URL("/api/healthz", target.site), target.painel]) {
      const answer = await ask(target, url);
      for (const [name, wanted] of Object.entries(SECURITY_HEADERS)) {
        ensure(wanted.test(answer.headers[name] ?? ""), `${url.href}: ${name} is ${answer.headers[name] ?? "missing"}`);
      }
      ensure(!/\d/.test(answer.headers.server ?? ""), `${url.href}: server names its version`);
    }
    for (const url of [target.site, missing, target.painel]) {
      const policy = (await ask(target, url)).headers["content-security-policy"] ?? "";
      const strict =
        /script-src 'self'/.test(policy) && /frame-ancestors 'none'/.test(policy) && !/unsafe/.test(policy);
      ensure(strict, `${url.href}: content-security-policy is ${policy ? "not strict" : "missing"}`);
    }
    return undefined;
  },
};

const missingPage: Check = {
  name: "missing page",
  async run(target) {
    const { status, body } = await ask(target, new URL("/nao-existe", target.site));
    ensure(status === 404, `an unknown path answers ${status}`);
    ensure(/<html lang="pt-BR"/.test(body), "404 without our page");
    return undefined;
  },
};

const config: Check = {
  name: "config.json",
  async run(target) {
    const { status, body } = await ask(target, new URL("/config.json", target.site));
    const { restUrl, publishableKey, apiUrl } = parseConfig(body);
    ensure(status === 200 && Boolean(restUrl && publishableKey && apiUrl), `answers ${status}, and a value is missing`);
    ensure(!/^sb_secret_/.test(publishableKey ?? ""), "has the secret key instead of the publishable one");
    return undefined;
  },
};

const service: Check = {
  name: "service",
  async run(target) {
    const { status } = await ask(target, new URL("/api/readyz", target.site));
    ensure(status === 200, `/api/readyz answers ${status}`);
    return undefined;
  },
};

const origins: Check = {
  name: "other origins",
  async run(target) {
    const statusOf = async (url: URL, origin: string, body?: unknown) =>
      (await ask(target, url, { headers: { origin }, body })).status;
    const health = new URL("/api/healthz", target.site);
    const rest = new URL("/rest/v1/contato", target.site);
    // An empty request for a code sends nothing.
    const code = new URL("/api/painel/codigo", target.painel);
    const refused = [
      await statusOf(health, FOREIGN),
      await statusOf(rest, FOREIGN, {}),
      await statusOf(code, FOREIGN, {}),
    ];
    ensure(
      refused.every((status) => status === 403),
      `${FOREIGN} gets ${refused.join(", ")} instead of 403`,
    );
    const own = [await statusOf(health, target.site.origin), await statusOf(code, target.painel.origin, {})];
    ensure(
      own.join() === "200,400",
      `the site's and the panel's own origin get ${own.join(" and ")} instead of 200 and 400`,
    );
    return undefined;
  },
};

const panel: Check = {
  name: "panel apart",
  async run(target) {
    const { headers: received } = await ask(target, target.painel);
    ensure(/noindex/.test(received["x-robots-tag"] ?? ""), "the panel may be indexed");
    const onSite = await ask(target, new URL("/api/painel/codigo", target.site), { body: {} });
    ensure(onSite.status === 404, `the panel's API answers ${onSite.status} on the site's host`);
    const onPanel = await ask(target, new URL("/api/healthz", target.painel));
    ensure(onPanel.status === 404, `the site's API answers ${onPanel.status} on the panel's host`);
    return undefined;
  },
};

const metrics: Check = {
  name: "metrics closed",
  async run(target) {
    const paths = ["/metrics", "/api/metrics", "/api/painel/metrics"];
    for (const url of [target.site, target.painel].flatMap((host) => paths.map((path) => new URL(path, host)))) {
      const { status, body } = await ask(target, url);
      ensure(!/^# HELP|^eden_/m.test(body), `${url.href} answers ${status} with metrics`);
    }
    return undefined;
  },
};

/** What can be seen without a key and without the database. */
export const WEB_CHECKS: Check[] = [
  redirect,
  unknownNames,
  headers,
  missingPage,
  config,
  service,
  origins,
  panel,
  metrics,
];
