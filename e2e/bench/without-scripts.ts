import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/**
 * A copy of the build whose pages load no script, to compare the same HTML without a framework. The inline line that shows
 * the cookie banner stays: the banner is part of the first paint.
 */
export function copyWithoutScripts(site: string, copy: string, paths: readonly string[]): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(site, copy, { recursive: true });
  for (const path of paths) {
    const file = join(copy, path, "index.html");
    const html = Buffer.from(withoutScripts(readFileSync(file, "utf8")));
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>([\s\S]*?)<\/script>/g, (script, code: string) =>
      code.includes(".dataset.consentimento=") ? script : "",
    )
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
}
