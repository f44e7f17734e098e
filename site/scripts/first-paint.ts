import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { filesBelow } from "../../scripts/static/files-below.ts";
import { deferStart } from "./deferred-start.ts";
import { liftChildren, pageCss, wordsOf } from "./page-css.ts";
import { isShared, routeOf } from "./shared-routes.ts";

const STYLE = /<style id="css"([^>]*)>([\s\S]*?)<\/style>/;

/** React inserts the full stylesheet after the last style with a precedence: it must come after the page's own. */
const PLACE_OF_WHOLE = '<style data-precedence="pagina" data-href="pagina"></style>';

/**
 * Reduces what blocks the first paint: only the CSS rules the page uses, and no JavaScript. Thousands of pages of one route
 * share a file with their rules: in each of them it would be half of the page.
 */
export function favourFirstPaint(root: string): void {
  const whole = keep((css: string) => wholeStylesheet(root, css));
  const ofRoutes = new Map<string, string>();
  for (const file of filesBelow(root).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(file, "utf8");
    const [style, attributes, css] = STYLE.exec(html) ?? [];
    if (!style || !css) throw new Error(`${file}: no inline stylesheet`);
    const path = `/${relative(root, file)}`;
    const page = html.replace(style, "");
    const rules = () => rulesOf(root, whole(css).plain, page, isShared(path));
    if (isShared(path) && !ofRoutes.has(routeOf(path))) {
      ofRoutes.set(routeOf(path), writeStylesheet(root, "raio-x", rules()));
    }
    const shared = ofRoutes.get(routeOf(path));
    const inline = `<style id="css"${attributes} data-whole="${whole(css).path}">${shared ? "" : rules()}</style>`;
    const after = shared ? `<link rel="stylesheet" href="${shared}" data-precedence="pagina"/>` : PLACE_OF_WHOLE;
    const lean = html.replace(style, () => inline + after);
    writeFileSync(file, deferStart(withAddress(lean), file));
  }
}

/**
 * The rules for a page. Of a page whose route has others only the classes count: a word of its data that is also the name
 * of a class must not change the stylesheet of all of them.
 */
function rulesOf(root: string, css: string, page: string, shared: boolean): string {
  const classes = shared ? [...page.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => names) : [page];
  return pageCss(css, wordsOf([...classes, ...scriptsOf(root, page)]));
}

/** The printed head names the page, also before or without JavaScript (`clients/prepare-prints.ts`). */
function withAddress(html: string): string {
  const [, address] = /<link rel="canonical" href="https?:\/\/(?:www\.)?([^"]+?)\/?"/.exec(html) ?? [];
  return address ? html.replace("<header data-chrome", `<header data-endereco="${address}" data-chrome`) : html;
}

/** All pages have the same stylesheet before it is reduced. */
function keep<T>(make: (css: string) => T): (css: string) => T {
  const made = new Map<string, T>();
  return (css) => {
    const value = made.get(css) ?? make(css);
    made.set(css, value);
    return value;
  };
}

function wholeStylesheet(root: string, css: string): { plain: string; path: string } {
  const plain = liftChildren(css.replace(/\/\*[\s\S]*?\*\//g, ""));
  return { plain, path: writeStylesheet(root, "app", plain) };
}

function writeStylesheet(root: string, name: string, css: string): string {
  const path = `/assets/${name}-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
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
