import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { empresa } from "../app/content/empresa.ts";
import routes from "../app/routes.ts";
import { SITEMAP } from "./pracas/write-pracas.ts";
import { nginxKey } from "./shared-routes.ts";

/** Browser features that the site never uses; the permissions policy denies them to injected scripts too. */
const FORBIDDEN_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

const securityHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Opened by a secret link. The host joins both values of a header, and browsers use the last policy. */
const secretPage = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/** A worker has a policy of its own: the reader of an owner's report can load its parts and send nothing. */
const READER_POLICY = "default-src 'none'; script-src 'self'";

/** `_headers` in the format of Cloudflare Pages and Netlify. */
export function headersFile(policies: Map<string, string>): string {
  const blocks = [
    ...["/assets/*", "/imagens/publicadas/*"].map((path) =>
      block(path, { "Cache-Control": "public, max-age=31536000, immutable" }),
    ),
    block("/*", securityHeaders),
    // Share cards and the pictures of e-mails are shown on other sites; nothing else is.
    ...["/", "/assets/*", "/documentos/*"].map((path) =>
      block(path, { "Cross-Origin-Resource-Policy": "same-origin" }),
    ),
  ];
  blocks.push(block("/assets/leitor.worker-*", { "Content-Security-Policy": READER_POLICY }));
  for (const [file, policy] of policies) {
    for (const url of urlsOf(file)) {
      const own = file === "/acompanhar/index.html" ? secretPage : {};
      blocks.push(block(url, { "Content-Security-Policy": policy, ...own }));
    }
  }
  return `${blocks.join("\n\n")}\n`;
}

/**
 * An nginx map from the served file to its policy, included by deploy/nginx.conf. The pages of the Raio-X have another
 * one beside the other: they may come from another build than the rest.
 */
export function nginxMap(policies: Map<string, string>, variable = "eden_csp"): string {
  const rows = [...policies].map(([route, policy]) => `  "${nginxKey(route)}" "${policy}";`);
  return `map $uri $${variable} {\n  default "default-src 'none'; frame-ancestors 'none'";\n${rows.join("\n")}\n}\n`;
}

function block(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}

function urlsOf(file: string): string[] {
  if (!file.endsWith("/index.html")) return [file];
  const folder = file.slice(0, -"/index.html".length);
  return folder === "" ? ["/"] : [folder, `${folder}/`];
}

/** Indexable pages: every route except those whose HTML says noindex. Of pages with data, only those that it lists. */
export function sitemapXml(root: string, paths = ownPaths(root)): string {
  const urls = paths.map((path) => `  <url><loc>${empresa.origem}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

function ownPaths(root: string): string[] {
  return pathsOf(routes).filter(
    (path) => !readFileSync(join(root, path, "index.html"), "utf8").includes('content="noindex"'),
  );
}

export function robotsTxt(): string {
  const maps = ["sitemap.xml", SITEMAP].map((name) => `Sitemap: ${empresa.origem}/${name}\n`);
  return `User-agent: *\nAllow: /\n${maps.join("")}`;
}

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.children) return pathsOf(entry.children);
    if (entry.path && /[*:]/.test(entry.path)) return [];
    return [`/${entry.path ?? ""}`];
  });
}
