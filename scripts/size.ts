import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Budget, isExceeded, reportBudget } from "./static/budget.ts";
import { initialScripts } from "./static/initial-scripts.ts";
import { type PageCase, pages } from "./static/pages.ts";

/**
 * Prints the JavaScript that a first visit loads, page by page, and what is left of each budget; fails if one is exceeded.
 */
const ROOT = join(import.meta.dirname, "../site/build/client");
/** What all pages with the full frame load. */
const SHELL_BUDGET = 110_000;
/** Everything that a page with a form loads. */
const FORM_BUDGET = 129_500;
const HOME_BUDGET = 142_000;
/**
 * What a free tool, and the page that lists them, load beyond the shell: they are opened on a phone at the counter. 6.6 of it is the
 * frame that the tools share, and a second tool finds in the cache.
 */
const TOOL_BUDGET = 17_000;
const TOOLS_BUDGET = 3_000;
/** The reader of "Estoque parado", which starts when the browser is idle, and its part for spreadsheets, which loads with it. */
const READER_BUDGET = 18_000;
const XLSX_BUDGET = 6_500;
/** The same for the Raio-X, where a link from a phone leads. */
const PRACA_BUDGET = 12_500;
const TOWN = "/raio-x/sp/marilia";
const PRACAS = ["/raio-x", "/raio-x/sp", TOWN];
/** Its HTML without the inline stylesheet, which every page has. */
const TOWN_HTML_BUDGET = 16_000;
/** The panel's first screen: a member loads it once a day and keeps it open. */
const PANEL_BUDGET = 185_000;

const framed = (frame: PageCase["frame"]) => pages.filter((page) => page.frame === frame && !page.result);
/** Pages with the full frame: the shell is what all of them load. */
const FRAMED = framed("site").map(({ path }) => path);
const JOURNEYS = framed("jornada").map(({ path }) => path);
/** Larger budgets: the app's sign-up is a form and a checkout, the diagnostic a questionnaire and its report. */
const LARGER = ["/registro-edenapp", "/diagnostico-gestao"];
const FORMS = ["/contato", ...JOURNEYS].filter((page) => !LARGER.includes(page));

/** Size as sent: the build writes a compressed copy next to each file. */
const sent = (path: string) => statSync(join(ROOT, `${path}.br`)).size;
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

const chunkNames = JSON.parse(readFileSync(join(ROOT, "../chunks.json"), "utf8")) as Record<string, string>;
const sizes = (scripts: Set<string>) =>
  [...scripts].map((path) => ({ path: chunkNames[path] ?? path, bytes: sent(path) }));
const sizeOf = (scripts: Set<string>) => [...scripts].reduce((sum, path) => sum + sent(path), 0);
const overShell = (page: string) => sizes(scriptsOf(read(page)).difference(shell));
const read = (page: string) => readFileSync(join(ROOT, page, "index.html"), "utf8");

/** Files of a worker keep their names. */
const named = (name: string) =>
  readdirSync(join(ROOT, "assets"))
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js"))
    .map((file) => ({ path: name, bytes: sent(`assets/${file}`) }));

const shell = FRAMED.map((page) => scriptsOf(read(page))).reduce((common, scripts) => common.intersection(scripts));
const shellSize = sizeOf(shell);

console.log("page                        js (kB br)   over the shell   html (kB br)");
for (const page of [...FRAMED, ...JOURNEYS]) {
  const html = read(page);
  const js = sizeOf(scriptsOf(html));
  console.log(
    page.padEnd(28),
    kilobytes(js),
    "        ",
    kilobytes(js - shellSize),
    "      ",
    kilobytes(sent(join(page, "index.html"))),
  );
}

const budgets: Budget[] = [
  { name: "shell", limit: SHELL_BUDGET, files: sizes(shell) },
  { name: "/", limit: HOME_BUDGET, files: sizes(scriptsOf(read("/"))) },
  { name: "/ferramentas over the shell", limit: TOOLS_BUDGET, files: overShell("/ferramentas") },
  ...FRAMED.filter((page) => page.startsWith("/ferramentas/")).map((page) => ({
    name: `${page} over the shell`,
    limit: TOOL_BUDGET,
    files: overShell(page),
  })),
  { name: "reader of reports", limit: READER_BUDGET, files: named("leitor.worker") },
  { name: "reader of spreadsheets", limit: XLSX_BUDGET, files: ["xlsx", "markup", "xml"].flatMap(named) },
  ...PRACAS.map((page) => ({ name: `${page} over the shell`, limit: PRACA_BUDGET, files: overShell(page) })),
  {
    name: `${TOWN}, HTML`,
    limit: TOWN_HTML_BUDGET,
    files: [{ path: "index.html", bytes: brotliCompressSync(read(TOWN).replace(/<style.*?<\/style>/gs, "")).length }],
  },
  ...FORMS.map((page) => ({ name: page, limit: FORM_BUDGET, files: sizes(scriptsOf(read(page))) })),
  {
    name: "panel, Caixa",
    limit: PANEL_BUDGET,
    files: initialScripts(join(import.meta.dirname, "../painel/build"), "caixa"),
  },
];
for (const budget of budgets) console.log(reportBudget(budget));
const exceeded = budgets.filter(isExceeded);
for (const budget of exceeded) console.error(`Budget exceeded: ${reportBudget(budget)}`);
if (exceeded.length > 0) process.exit(1);
