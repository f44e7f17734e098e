import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Prints the JavaScript a first visit loads, page by page, and fails above the budget. */
const ROOT = join(import.meta.dirname, "../site/build/client");
const SHELL_BUDGET = 110_000;
/** A page that is little more than the frame: what it loads is the shell. */
const SHELL_PAGE = "/cancel";

const PAGES = ["/", "/planos", "/marcas", "/edentech", "/contato", "/formulario-live", "/registro-edenapp", SHELL_PAGE];

const brotli = (content: Buffer | string) => brotliCompressSync(content).length;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    const file = join(ROOT, path);
    if (!path.endsWith(".js") || found.has(path) || !existsSync(file)) return;
    found.add(path);
    for (const [, name] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
      visit(`/assets/${name}`);
    }
  };
  for (const [, path = ""] of html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)) visit(path);
  return found;
}

const measured = PAGES.map((page) => {
  const html = readFileSync(join(ROOT, page, "index.html"), "utf8");
  const js = [...scriptsOf(html)].reduce((sum, path) => sum + brotli(readFileSync(join(ROOT, path))), 0);
  return { page, js, html: brotli(html) };
});

console.log("page                      js (kB br)  html (kB br)");
for (const { page, js, html } of measured) console.log(page.padEnd(26), kilobytes(js), "     ", kilobytes(html));

const shell = measured.find(({ page }) => page === SHELL_PAGE)?.js ?? Number.POSITIVE_INFINITY;
console.log(`shell: ${kilobytes(shell).trim()} kB of ${SHELL_BUDGET / 1000} kB`);
if (shell > SHELL_BUDGET) process.exit(1);
