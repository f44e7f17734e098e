import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";

/** A slow phone on a slow mobile network, throttled by the browser, not simulated afterwards. */
export const PHONE = { width: 412, height: 823, scale: 1.75, cpuSlowdown: 4, latencyMs: 150, kbps: 1600 };
const BYTES_PER_SECOND = (PHONE.kbps * 1000) / 8;
/** The page counts as idle after this long without loading or computing. */
const QUIET_MS = 1000;
const GIVE_UP_MS = 30_000;

export type Load = {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  bytes: Record<string, number>;
  /** The scripts that any page of this framework loads. */
  frameworkBytes: number;
};
type Seen = { fcp: number; lcp: number; cls: number; tasks: { start: number; duration: number }[]; inp: number };

export async function openPhone(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const { width, height, scale, cpuSlowdown, latencyMs } = PHONE;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const speed = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND / 2 };
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: latencyMs, ...speed });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.addInitScript(observe);
  return { page, cdp };
}

/** Measures a first visit with an empty cache until the page is idle. */
export async function loadPage(page: Page, cdp: CDPSession, url: string): Promise<Load> {
  const bytes: Record<string, number> = {};
  const types = new Map<string, string>();
  const framework = new Set<string>();
  let frameworkBytes = 0;
  let lastActivity = performance.now();
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    types.set(requestId, type.toLowerCase());
    if (response.url.includes("/assets/framework-")) framework.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    lastActivity = performance.now();
    const type = types.get(requestId) ?? "other";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    if (framework.has(requestId)) frameworkBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "load", timeout: GIVE_UP_MS });
  // By the protocol: `waitForFunction` first sends 330 kB of script into the page, a long task of its own.
  const rested = { expression: `(${hasRested})(${QUIET_MS})`, returnByValue: true };
  const latest = performance.now() + GIVE_UP_MS;
  while (performance.now() - lastActivity < QUIET_MS || !(await cdp.send("Runtime.evaluate", rested)).result.value) {
    if (performance.now() > latest) throw new Error(`${url} is not idle after ${GIVE_UP_MS} ms`);
    await setTimeout(100);
  }
  const { fcp, lcp, cls, tasks } = await seen(page);
  const blocking = tasks.filter(({ start }) => start > fcp).map(({ duration }) => duration - 50);
  return { fcp, lcp, cls, tbt: blocking.reduce((sum, ms) => sum + ms, 0), bytes, frameworkBytes };
}

/** Time from the tap to the next frame, for a button that every page has. */
export function touchBanner(page: Page): Promise<number> {
  return measureTap(page, page.getByRole("button", { name: "Recusar" }));
}

/** The same for an answer to the first question of the garden, on a page that has it. */
export async function answerJardim(page: Page): Promise<number> {
  const jardim = page.locator("#jardim");
  await measureTap(page, jardim.getByRole("button", { name: "Começar" }));
  const answer = jardim.getByRole("listitem").getByRole("button").first();
  // The question scrolls into view and fades in.
  await answer.waitFor();
  await page.waitForTimeout(QUIET_MS);
  return measureTap(page, answer);
}

async function measureTap(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { seen: Seen }).seen.inp = 0;
  });
  await tap(page, target);
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.inp > 0, undefined, { timeout: 10_000 });
  return (await seen(page)).inp;
}

/** A bare touch: `Locator.tap` has the page look for what is under the finger during the press, 10 ms on this phone. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** Runs in the page before any other script. */
function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], inp: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  watch("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  watch(
    "event",
    (entry) => {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId) {
        seen.inp = Math.max(seen.inp, entry.duration);
      }
    },
    { durationThreshold: 16 },
  );
}

function hasRested(quietMs: number): boolean {
  const { tasks } = (window as unknown as { seen: Seen }).seen;
  const last = tasks.at(-1);
  const busyUntil = Math.max(
    last ? last.start + last.duration : 0,
    performance.getEntriesByType("navigation")[0]?.duration ?? 0,
  );
  return performance.now() - busyUntil > quietMs;
}
