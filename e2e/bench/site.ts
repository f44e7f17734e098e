import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { machineFacts, writeResults } from "../../bench/support/results.ts";
import { median, round, shuffled } from "../../bench/support/statistics.ts";
import { chromiumPath } from "../support/chromium-path.ts";
import { builtSite, folderOf, startNginx } from "../support/nginx.ts";
import { ports } from "../support/ports.ts";
import { type Load, loadPage, openPhone, PHONE, touchBanner } from "./page-load.ts";
import { copyWithoutScripts } from "./without-scripts.ts";

/**
 * Measures a first visit on a slow phone, page by page, next to the same HTML without scripts, in one run and in random
 * order. `npm run bench:site -- --repetitions 5 / /planos`; needs a build, chromium and nginx.
 */
const ROUTES = [
  "/",
  "/educacao",
  "/marcas",
  "/edenapp",
  "/planos",
  "/contato",
  "/registro-edenapp",
  "/formulario-live",
  "/diagnostico-gestao",
];
const { values, positionals } = parseArgs({
  options: { repetitions: { type: "string", default: "5" } },
  allowPositionals: true,
});
const routes = positionals.length > 0 ? positionals : ROUTES;
const repetitions = Array.from({ length: Number(values.repetitions) }, (_, index) => index);
const facts = machineFacts();

const copy = join(folderOf(ports), "without-scripts");
copyWithoutScripts(builtSite, copy, routes);
const bare = {
  site: copy,
  ports: { ...ports, site: ports.site + 4, painel: ports.site + 5 },
  folder: join(folderOf(ports), "bare"),
};
const servers = [startNginx(), startNginx(undefined, bare)];
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
type Visit = Load & { path: string; scripts: boolean; inp?: number };
try {
  const plan = repetitions.flatMap(() => routes.flatMap((path) => [true, false].map((scripts) => ({ path, scripts }))));
  const visits: Visit[] = [];
  for (const { path, scripts } of shuffled(plan)) visits.push(await visit(browser, path, scripts));
  const pages = routes.map((path) => summary(path, visits));
  writeResults("site", { ...facts, phone: PHONE, repetitions: repetitions.length, pages });
  console.log(facts);
  console.table(pages.map(({ bytes, ...page }) => page));
  console.table(pages.map(({ path, bytes }) => ({ path, ...bytes })));
} finally {
  await browser.close();
  for (const server of servers) server.kill("SIGQUIT");
}

async function visit(phone: Browser, path: string, scripts: boolean): Promise<Visit> {
  const { page, cdp } = await openPhone(phone);
  try {
    const load = await loadPage(page, cdp, `http://127.0.0.1:${scripts ? ports.site : bare.ports.site}${path}`);
    return { path, scripts, ...load, ...(scripts ? { inp: await touchBanner(page) } : {}) };
  } finally {
    await page.context().close();
  }
}

function summary(path: string, visits: Visit[]) {
  const of = (scripts: boolean, value: (visit: Visit) => number | undefined, digits = 0) =>
    round(median(visits.filter((v) => v.path === path && v.scripts === scripts).map((v) => value(v) ?? 0)), digits);
  const types = new Set(visits.flatMap(({ bytes }) => Object.keys(bytes)));
  return {
    path,
    fcp: of(true, (v) => v.fcp),
    fcpBare: of(false, (v) => v.fcp),
    lcp: of(true, (v) => v.lcp),
    lcpBare: of(false, (v) => v.lcp),
    tbt: of(true, (v) => v.tbt),
    tbtBare: of(false, (v) => v.tbt),
    cls: of(true, (v) => v.cls, 3),
    inp: of(true, (v) => v.inp),
    jsKB: of(true, (v) => (v.bytes.script ?? 0) / 1000, 1),
    frameworkKB: of(true, (v) => v.frameworkBytes / 1000, 1),
    kB: of(true, (v) => Object.values(v.bytes).reduce((sum, n) => sum + n, 0) / 1000, 1),
    bytes: Object.fromEntries([...types].map((type) => [type, of(true, (v) => v.bytes[type] ?? 0)])),
  };
}
