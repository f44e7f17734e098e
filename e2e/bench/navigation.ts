import { once } from "node:events";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { machineFacts, writeResults } from "../../bench/support/results.ts";
import { median, quantile, round, shuffled } from "../../bench/support/statistics.ts";
import { folderOf, startNginx } from "../../scripts/static/nginx.ts";
import { chromiumPath } from "../support/chromium-path.ts";
import { ports } from "../support/ports.ts";
import { loadPage, openPhone, PHONE, tap, touchBanner } from "./page-load.ts";

/**
 * Measures client-side navigation on a slow phone: from the tap on a link to the heading of the next page, once the first
 * page is idle. `npm run bench -- navigation --repetitions 9 --before ../other/site/build` compares this build with that
 * of another checkout, in random order within each round; needs a build, chromium and nginx.
 */
const WAYS = [
  ["/", "/planos"],
  ["/", "/marcas"],
  ["/planos", "/registro-plenitude"],
  ["/edenapp", "/formulario-live"],
  ["/raio-x/sp/sao-paulo", "/raio-x/df/brasilia"],
] as const;
const { values } = parseArgs({
  options: { repetitions: { type: "string", default: "9" }, before: { type: "string" } },
});
const here = join(import.meta.dirname, "../../site/build");
const folders = values.before ? { before: resolve(values.before), after: here } : { after: here };
const builds = Object.entries(folders).map(([name, folder], index) => {
  const served = { ...ports, site: ports.site + 4 + 2 * index, painel: ports.site + 5 + 2 * index };
  return { name, folder, ports: served };
});
type Build = (typeof builds)[number];

const facts = machineFacts();
const servers = builds.map(({ name, folder, ports: served }) =>
  startNginx({
    site: join(folder, "client"),
    ports: served,
    folder: join(folderOf(ports), name),
    variables: { EDEN_CSP: join(folder, "nginx-csp.conf") },
  }),
);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const visits: Visit[] = [];
  for (let turn = 1; turn <= Number(values.repetitions); turn++) {
    const plan = WAYS.flatMap(([from, to]) => builds.map((build) => ({ build, from, to })));
    for (const { build, from, to } of shuffled(plan)) visits.push(await visit(browser, build, from, to));
    console.log(`round ${turn} of ${values.repetitions}`);
  }
  const ways = WAYS.flatMap(([from, to]) => builds.map(({ name }) => summary(`${from} → ${to}`, name, visits)));
  writeResults("navigation", { ...facts, phone: PHONE, repetitions: Number(values.repetitions), ways });
  console.log(facts);
  console.table(ways);
} finally {
  await browser.close();
  for (const server of servers) server.kill("SIGQUIT");
  await Promise.all(servers.map((server) => server.exitCode ?? once(server, "exit")));
}

interface Visit {
  way: string;
  build: string;
  /** From the tap to the first frame in which the new heading is in the document. */
  heading: number;
  /** The same, to the end of that frame. */
  painted: number;
  /** Longest event of the tap, from the tap to its next paint. */
  inp: number;
  /** Fetched before the tap for other pages. */
  ahead: number;
  lcp: number;
  tbt: number;
  bytes: number;
}

async function visit(phone: Browser, build: Build, from: string, to: string): Promise<Visit> {
  const { page, cdp } = await openPhone(phone);
  try {
    const { lcp, tbt, bytes } = await loadPage(page, cdp, `http://127.0.0.1:${build.ports.site}${from}`);
    await touchBanner(page);
    // A form is opened with its choices, as in `/registro-plenitude?plano=…`.
    const link = page.locator(`:is(nav, main) a:is([href="${to}"], [href^="${to}?"]):visible`).first();
    await link.evaluate((element) => element.closest("nav") || element.scrollIntoView({ block: "center" }));
    await page.evaluate(fetchedAhead);
    const ahead = await page.evaluate(bytesAhead);
    await page.evaluate(awaitHeading);
    await tap(page, link);
    const times = await page.waitForFunction(() => (window as unknown as { times?: Times }).times, undefined);
    const way = `${from} → ${to}`;
    const total = Object.values(bytes).reduce((sum, one) => sum + one, 0);
    return { way, build: build.name, ...((await times.jsonValue()) as Times), ahead, lcp, tbt, bytes: total };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: waits until nothing was requested for two seconds. After a press, prefetching pauses for one. */
async function fetchedAhead(): Promise<void> {
  const requests = () => performance.getEntriesByType("resource").length;
  for (let before = -1; before !== requests(); ) {
    before = requests();
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

/** Runs in the page: what its prefetching has transferred. */
function bytesAhead(): number {
  return [...document.querySelectorAll<HTMLLinkElement>('link[fetchpriority="low"]')]
    .flatMap(({ href }) => performance.getEntriesByName(href) as PerformanceResourceTiming[])
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

interface Times {
  heading: number;
  painted: number;
  inp: number;
}

/** Runs in the page. */
function awaitHeading(): void {
  const before = document.querySelector("h1")?.textContent;
  const times = { heading: 0, painted: 0, inp: 0 };
  let touched = 0;
  addEventListener("pointerdown", ({ timeStamp }) => {
    touched = timeStamp;
  });
  new PerformanceObserver((list) => {
    const taps = list.getEntries().filter((entry) => "interactionId" in entry && entry.startTime >= touched);
    times.inp = Math.max(times.inp, ...taps.map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  const look = () => {
    const heading = document.querySelector("h1")?.textContent;
    if (!heading || heading === before) return requestAnimationFrame(look);
    times.heading = performance.now() - touched;
    setTimeout(() => {
      times.painted = performance.now() - touched;
      // Events are reported after the next paint.
      setTimeout(() => Object.assign(window, { times }), 500);
    });
  };
  requestAnimationFrame(look);
}

function summary(way: string, build: string, visits: Visit[]) {
  const own = visits.filter((one) => one.way === way && one.build === build);
  const middle = (name: Exclude<keyof Visit, "way" | "build">) => median(own.map((one) => one[name]));
  const slow = (name: "heading" | "inp") =>
    quantile(
      own.map((one) => one[name]),
      0.9,
    );
  return {
    way,
    build,
    heading: round(middle("heading")),
    headingP90: round(slow("heading")),
    fastest: round(Math.min(...own.map(({ heading }) => heading))),
    painted: round(middle("painted")),
    inp: round(middle("inp")),
    inpP90: round(slow("inp")),
    aheadKB: round(middle("ahead") / 1000, 1),
    firstVisitKB: round(middle("bytes") / 1000, 1),
    lcp: round(middle("lcp")),
    tbt: round(middle("tbt")),
  };
}
