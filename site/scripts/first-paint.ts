import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesBelow } from "../../scripts/static/files-below.ts";
import { deferStart } from "./deferred-start.ts";
import { pageCss, wordsOf } from "./page-css.ts";

const STYLE = /<style id="css"([^>]*)>([\s\S]*?)<\/style>/;

/** React inserts the full stylesheet after the last style with a precedence: it must come after the page's own. */
const PLACE_OF_WHOLE = '<style data-precedence="pagina" data-href="pagina"></style>';

/** Reduces what blocks the first paint: only the CSS rules the page uses, and no JavaScript. */
export function favourFirstPaint(root: string): void {
  for (const file of filesBelow(root).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(file, "utf8");
    const [style, attributes, css] = STYLE.exec(html) ?? [];
    if (!style || !css) throw new Error(`${file}: no inline stylesheet`);
    const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
    const whole = wholeStylesheet(root, plain);
    const rules = pageCss(plain, wordsOf([html.replace(style, ""), ...scriptsOf(root, html)]));
    const lean = html.replace(
      style,
      () => `<style id="css"${attributes} data-whole="${whole}">${rules}</style>${PLACE_OF_WHOLE}`,
    );
    writeFileSync(file, deferStart(withAddress(lean), file));
  }
}

/** The printed head names the page, also before or without JavaScript (`clients/prepare-prints.ts`). */
function withAddress(html: string): string {
  const [, address] = /<link rel="canonical" href="https?:\/\/(?:www\.)?([^"]+?)\/?"/.exec(html) ?? [];
  return address ? html.replace("<header data-chrome", `<header data-endereco="${address}" data-chrome`) : html;
}

function wholeStylesheet(root: string, css: string): string {
  const path = `/assets/app-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
  writeFileSync(join(root, path), css);
  return path;
}

/**
 * The page's modules and everything they import, also dynamically. The manifest is excluded: it names the modules of
 * every page.
 */
function scriptsOf(root: string, html: string): string[] {
  const found = new Map<string, string>();
  const visit = (name: string) => {
    if (found.has(name) || name.startsWith("manifest-")) return;
    const code = readFileSync(join(root, "assets", name), "utf8");
    found.set(name, code);
    for (const [, other = ""] of code.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)) visit(other);
  };
  for (const [, path = ""] of html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)) visit(basename(path));
  return [...found.values()];
}
