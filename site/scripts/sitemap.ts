import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { empresa } from "../app/content/empresa.ts";
import routes from "../app/routes.ts";

/** Indexable pages: every route except those whose HTML says noindex. */
export function sitemapXml(root: string): string {
  const urls = pathsOf(routes)
    .filter((path) => !readFileSync(join(root, path, "index.html"), "utf8").includes('content="noindex"'))
    .map((path) => `  <url><loc>${empresa.origem}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${empresa.origem}/sitemap.xml\n`;
}

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.children) return pathsOf(entry.children);
    if (entry.path?.includes("*")) return [];
    return [`/${entry.path ?? ""}`];
  });
}
