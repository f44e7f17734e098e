import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Prints the JavaScript a first visit loads, page by page, and fails when the part all pages share is over the budget. */
const ROOT = join(import.meta.dirname, "../site/build/client");
const SHELL_BUDGET = 110_000;

/** Pages with the full frame: what every one of them loads is the shell. */
const FRAMED = ["/", "/educacao", "/edentech", "/marcas", "/gestao", "/edenapp", "/planos", "/contato", "/cancel"];
const JOURNEYS = [
  "/registro-despertar",
  "/registro-mentoria-imersao",
  "/formulario-live",
  "/registro-edenapp",
  "/diagnostico-gestao",
];

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

const sizeOf = (scripts: Set<string>) =>
  [...scripts].reduce((sum, path) => sum + brotli(readFileSync(join(ROOT, path))), 0);
const read = (page: string) => readFileSync(join(ROOT, page, "index.html"), "utf8");

const shell = FRAMED.map((page) => scriptsOf(read(page))).reduce((common, scripts) => common.intersection(scripts));
const shellSize = sizeOf(shell);

console.log("page                        js (kB br)   over the shell   html (kB br)");
for (const page of [...FRAMED, ...JOURNEYS]) {
  const html = read(page);
  const js = sizeOf(scriptsOf(html));
  console.log(page.padEnd(28), kilobytes(js), "        ", kilobytes(js - shellSize), "      ", kilobytes(brotli(html)));
}
console.log(`shell: ${kilobytes(shellSize).trim()} kB of ${SHELL_BUDGET / 1000} kB`);
if (shellSize > SHELL_BUDGET) process.exit(1);
