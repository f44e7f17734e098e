import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { filesBelow } from "../../scripts/static/files-below.ts";
import { routeOf } from "./shared-routes.ts";

/**
 * The player of the app's video, framed after a click on /edenapp. Every document allows it: the policy of the first
 * document stays in effect, and client-side navigation reaches /edenapp from any page.
 */
const VIDEO_PLAYER = "https://www.youtube-nocookie.com";

/**
 * One policy per page, without `unsafe-inline`: inline scripts and styles are allowed by hash. Returns the policies by
 * the file's path below the root, e.g. "/contato/index.html", or by the route of pages that share it.
 */
export function applyPolicies(root: string, { asMeta }: { asMeta: boolean }): Map<string, string> {
  const policies = new Map<string, string>();
  for (const file of filesBelow(root).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(file, "utf8");
    const directives = policyFor(html, file);
    if (asMeta) {
      const meta = `<head><meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}"/>`;
      writeFileSync(file, html.replace("<head>", meta));
    }
    const route = routeOf(`/${relative(root, file)}`);
    const policy = [...directives, "frame-ancestors 'none'"].join("; ");
    if ((policies.get(route) ?? policy) !== policy) throw new Error(`${file}: not the policy of ${route}`);
    policies.set(route, policy);
  }
  return policies;
}

export function policyFor(html: string, file: string): string[] {
  // A style attribute would be blocked in the visitor's browser without any error here.
  if (/<[^>]+\sstyle="/.test(html)) throw new Error(`${file}: style="" is blocked by the policy; use a class`);
  const scripts = inlineContents(html, "script").filter(
    ({ attributes }) => !/\bsrc=|application\/(?:ld\+)?json/.test(attributes),
  );
  const styles = inlineContents(html, "style");
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes(scripts)}`.trim(),
    `style-src 'self' ${hashes(styles)}`.trim(),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // The reader of "Estoque parado": a file of the site, never a blob.
    "worker-src 'self'",
    `frame-src ${VIDEO_PLAYER}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
}

function inlineContents(html: string, tag: "script" | "style") {
  const pattern = new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, "g");
  return [...html.matchAll(pattern)].map(([, attributes = "", content = ""]) => ({ attributes, content }));
}

function hashes(parts: { content: string }[]): string {
  const unique = new Set(parts.map(({ content }) => createHash("sha256").update(content, "utf8").digest("base64")));
  return [...unique].map((hash) => `'sha256-${hash}'`).join(" ");
}
