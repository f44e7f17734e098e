import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { machineFacts, writeResults } from "../../bench/support/results.ts";
import { median, round, shuffled } from "../../bench/support/statistics.ts";
import { startNginx } from "../../scripts/static/nginx.ts";
import { chromiumPath } from "../support/chromium-path.ts";
import { ports } from "../support/ports.ts";
import { dialects } from "./dialects.ts";
import { PHONE } from "./page-load.ts";
import { memoryOf, rendererWith, slowDown, threadTime } from "./renderer.ts";

/**
 * Reads a stock report of 50,000 rows in "Estoque parado" on a slow phone, in every dialect: the page and its worker of the
 * build, until the result is shown, with taps meanwhile. `npm run bench -- relatorio --repetitions 3 .xlsx` measures one
 * dialect; needs a build, chromium and nginx. Linux only: the protocol cannot slow a worker, so the whole process of the page
 * is stopped for three quarters of the time. Such stops delay a tap by themselves: taps are compared with those before a file
 * was chosen, and measured in visits in which the protocol slows the page alone, as it does for every other page.
 */
const READER = "DedicatedWorker";
const TAPS_BEFORE = 8;
const { values, positionals } = parseArgs({
  options: { repetitions: { type: "string", default: "5" }, rows: { type: "string", default: "50000" } },
  allowPositionals: true,
});
const facts = machineFacts();
const folder = mkdtempSync(join(tmpdir(), "eden-relatorio-"));
const reports = Object.entries(dialects(Number(values.rows))).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const files = reports.map(([name, content], index) => {
  const path = join(folder, `relatorio-${index}${name.endsWith("xlsx") ? ".xlsx" : ".csv"}`);
  writeFileSync(path, content);
  return { name, path, megabytes: round(content.length / 1e6, 1) };
});
const server = startNginx({ ports });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const visits: (Visit & { name: string; slowed: Slowed })[] = [];
  for (let turn = 1; turn <= Number(values.repetitions); turn++)
    for (const { name, path } of shuffled(files))
      for (const slowed of ["process", "page"] as const)
        visits.push({ name, slowed, ...(await visit(browser, path, slowed)) });
  const found = files.map(({ name, megabytes }) => {
    const own = visits.filter((one) => one.name === name && one.slowed === "process");
    const ofPage = visits.filter((one) => one.name === name && one.slowed === "page");
    const middle = (of: (one: Visit) => number) => round(median(own.map(of)));
    const slowest = (visits: readonly Visit[], of: (one: Visit) => number) => Math.max(...visits.map(of));
    return {
      name,
      megabytes,
      seconds: round(middle(({ columns, result }) => columns + result) / 1000, 2),
      columns: middle(({ columns }) => columns),
      result: middle(({ result }) => result),
      workerCpu: middle(({ workerCpu }) => workerCpu),
      pageTapBefore: slowest(ofPage, ({ inpBefore }) => inpBefore),
      pageTap: slowest(ofPage, ({ inp }) => inp),
      pageLongestTask: slowest(ofPage, ({ longest }) => longest),
      pageTaps: round(median(ofPage.map(({ taps }) => taps))),
      processTapBefore: slowest(own, ({ inpBefore }) => inpBefore),
      processTap: slowest(own, ({ inp }) => inp),
      peakMB: middle(({ peakMB }) => peakMB),
    };
  });
  writeResults("relatorio", { ...facts, cpuSlowdown: PHONE.cpuSlowdown, rows: values.rows, found });
  console.log(facts);
  console.table(found);
} finally {
  await browser.close();
  server.kill("SIGQUIT");
  rmSync(folder, { recursive: true });
}

/** Milliseconds of the clock on the slowed phone, except `workerCpu`: what the reader computed, at full speed. */
interface Visit {
  /** From the choice of the file to its columns, and from "É isso mesmo" to the result. */
  columns: number;
  result: number;
  workerCpu: number;
  /** Slowest tap, from the finger to the next paint: before a file was chosen, and while the worker read. */
  inpBefore: number;
  inp: number;
  /** The longest task of the page while the worker read. */
  longest: number;
  taps: number;
  /** What the process of the page took at its peak, over what it had before the file was chosen. */
  peakMB: number;
}

/** What has a quarter of its speed: the process of the page with its worker, or its page alone. */
type Slowed = "process" | "page";

async function visit(phone: Browser, path: string, slowed: Slowed): Promise<Visit> {
  const { width, height, scale, cpuSlowdown } = PHONE;
  const viewport = { viewport: { width, height }, deviceScaleFactor: scale, isMobile: true, hasTouch: true };
  const context = await phone.newContext(viewport);
  const page = await context.newPage();
  await context.addCookies([{ name: "eden_consentimento", value: "recusado", url: `http://127.0.0.1:${ports.site}` }]);
  await page.addInitScript(observe);
  try {
    await page.goto(`http://127.0.0.1:${ports.site}/ferramentas/estoque-parado`, { waitUntil: "networkidle" });
    const help = page.getByText("Quais colunas preciso?");
    await help.scrollIntoViewIfNeeded();
    const box = await help.boundingBox();
    const renderer = await rendererWith(phone, READER);
    const before = memoryOf(renderer);
    const cpuBefore = threadTime(renderer, READER);
    const release = slowed === "page" ? await slowPage(page) : slowDown(renderer, cpuSlowdown);
    try {
      await tapWhile(page, box, (taps) => taps < TAPS_BEFORE);
      await page.getByLabel("Escolher arquivo").setInputFiles(path);
      const isReading = () => page.evaluate(() => (window as unknown as Seen).seen.columns === 0);
      const taps = await tapWhile(page, box, isReading);
      await page.getByRole("button", { name: "É isso mesmo" }).tap();
      await page.waitForFunction(() => (window as unknown as Seen).seen.result > 0, undefined, { polling: 50 });
      // Events are reported after the next paint.
      await setTimeout(500);
      const seen = await page.evaluate(() => (window as unknown as Seen).seen);
      return {
        columns: seen.columns - seen.chosen,
        result: seen.result - seen.confirmed,
        workerCpu: threadTime(renderer, READER) - cpuBefore,
        inpBefore: seen.inpBefore,
        inp: seen.inp,
        longest: Math.round(seen.longest),
        taps,
        peakMB: memoryOf(renderer, "VmHWM") - before,
      };
    } finally {
      await release();
    }
  } finally {
    await context.close();
  }
}

async function slowPage(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE.cpuSlowdown });
  return () => session.detach();
}

type Until = (taps: number) => boolean | Promise<boolean>;

/** Opens and closes the help beside the reader. */
async function tapWhile(page: Page, box: { x: number; y: number } | null, goesOn: Until): Promise<number> {
  for (let taps = 0; ; taps++) {
    if (!(await goesOn(taps))) return taps;
    if (box) await page.touchscreen.tap(box.x + 20, box.y + 10);
    await setTimeout(100);
  }
}

interface Seen {
  seen: Record<"chosen" | "columns" | "confirmed" | "result" | "inpBefore" | "inp" | "longest", number>;
}

/** Runs in the page before any other script. */
function observe(): void {
  const seen: Seen["seen"] = { chosen: 0, columns: 0, confirmed: 0, result: 0, inpBefore: 0, inp: 0, longest: 0 };
  Object.assign(window, { seen });
  addEventListener("change", ({ timeStamp }) => (seen.chosen ||= timeStamp), true);
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if ((target as Element).closest("button")?.textContent?.startsWith("É isso mesmo")) seen.confirmed = timeStamp;
    },
    true,
  );
  const look = () => {
    if (!seen.columns && document.querySelector("#colunas-titulo")) seen.columns = performance.now();
    const words = document.querySelector("#resultado")?.textContent ?? "";
    if (seen.confirmed && !seen.result && /R\$\s*[\d.]+\s*parados/.test(words)) seen.result = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const isReading = (at: number) => seen.chosen > 0 && at >= seen.chosen && (!seen.columns || at < seen.columns);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId && isReading(entry.startTime)) seen.inp = Math.max(seen.inp, entry.duration);
      else if (entry.interactionId && !seen.chosen) seen.inpBefore = Math.max(seen.inpBefore, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (isReading(startTime)) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: "longtask" });
}
