import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { machineFacts, writeResults } from "../../bench/support/results.ts";
import { quantile, round, shuffled } from "../../bench/support/statistics.ts";
import { builtSite, folderOf, startNginx } from "../../scripts/static/nginx.ts";
import { chromiumPath } from "../support/chromium-path.ts";
import { ports } from "../support/ports.ts";
import { answerJardim, type Load, loadPage, openPhone, PHONE, touchBanner } from "./page-load.ts";
import { copyWithoutScripts } from "./without-scripts.ts";

/**
 * Measures a first visit on a slow phone, page by page, next to the same HTML without scripts, in one run and in random
 * order, and afterwards taps on the cookie banner and on an answer of the garden. `npm run bench -- site --repetitions 5 / /planos`; needs a build, chromium and nginx. `--before
 * ../other/site/build` adds the build of another checkout.
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
  "/ferramentas/ponto-de-equilibrio",
  "/raio-x/sp/marilia",
];
const { values, positionals } = parseArgs({
  options: { repetitions: { type: "string", default: "5" }, before: { type: "string" } },
  allowPositionals: true,
});
const routes = positionals.length > 0 ? positionals : ROUTES;
const repetitions = Array.from({ length: Number(values.repetitions) }, (_, index) => index);
const facts = machineFacts();

const copy = join(folderOf(ports), "without-scripts");
copyWithoutScripts(builtSite, copy, routes);
const here = { site: builtSite, csp: join(builtSite, "../nginx-csp.conf") };
const before = values.before && resolve(values.before);
const variants: Record<string, { site: string; csp: string }> = {
  after: here,
  bare: { ...here, site: copy },
  ...(before && { before: { site: join(before, "client"), csp: join(before, "nginx-csp.conf") } }),
};
const names = Object.keys(variants);
const portOf = (name: string) => ports.site + 4 + 2 * names.indexOf(name);
const servers = Object.entries(variants).map(([name, { site, csp }]) =>
  startNginx({
    site,
    ports: { ...ports, site: portOf(name), painel: portOf(name) + 1 },
    folder: join(folderOf(ports), name),
    variables: { EDEN_CSP: csp, EDEN_PRACAS_CSP: join(dirname(csp), "nginx-pracas.conf") },
  }),
);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
type Visit = Load & { path: string; variant: string; inp?: number; jardim?: number };
try {
  const plan = repetitions.flatMap(() => routes.flatMap((path) => names.map((variant) => ({ path, variant }))));
  const visits: Visit[] = [];
  for (const { path, variant } of shuffled(plan)) visits.push(await visit(browser, path, variant));
  const pages = routes.map((path) => summary(path, visits));
  writeResults("site", { ...facts, phone: PHONE, repetitions: repetitions.length, pages });
  console.log(facts);
  console.table(pages.map(({ bytes, ...page }) => page));
  console.table(pages.map(({ path, bytes }) => ({ path, ...bytes })));
} finally {
  await browser.close();
  for (const server of servers) server.kill("SIGQUIT");
}

async function visit(phone: Browser, path: string, variant: string): Promise<Visit> {
  const { page, cdp } = await openPhone(phone);
  try {
    const load = await loadPage(page, cdp, `http://127.0.0.1:${portOf(variant)}${path}`);
    if (variant === "bare") return { path, variant, ...load };
    const inp = await touchBanner(page);
    const hasJardim = (await page.locator("#jardim").count()) > 0;
    return { path, variant, ...load, inp, ...(hasJardim && { jardim: await answerJardim(page) }) };
  } finally {
    await page.context().close();
  }
}

function summary(path: string, visits: Visit[]) {
  const of = (variant: string, value: (visit: Visit) => number | undefined, digits = 0, share = 0.5) => {
    const own = visits.filter((one) => one.path === path && one.variant === variant);
    return own.length > 0
      ? round(
          quantile(
            own.map((one) => value(one) ?? 0),
            share,
          ),
          digits,
        )
      : undefined;
  };
  const types = new Set(visits.flatMap(({ bytes }) => Object.keys(bytes)));
  const times = Object.fromEntries(
    (["fcp", "lcp", "tbt", "inp"] as const).flatMap((name) => [
      [name, of("after", (one) => one[name])],
      [`${name}P90`, of("after", (one) => one[name], 0, 0.9)],
      ...(name === "inp" ? [] : [[`${name}Bare`, of("bare", (one) => one[name])]]),
      ...(before ? [[`${name}Before`, of("before", (one) => one[name])]] : []),
    ]),
  );
  return {
    path,
    ...times,
    jardim: of("after", (one) => one.jardim),
    cls: of("after", (one) => one.cls, 3),
    jsKB: of("after", (one) => (one.bytes.script ?? 0) / 1000, 1),
    frameworkKB: of("after", (one) => one.frameworkBytes / 1000, 1),
    kB: of("after", (one) => Object.values(one.bytes).reduce((sum, n) => sum + n, 0) / 1000, 1),
    bytes: Object.fromEntries([...types].map((type) => [type, of("after", (one) => one.bytes[type] ?? 0)])),
  };
}
