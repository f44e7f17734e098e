import {
  fetchModule,
  hasDocumento,
  isAtHand,
  leavesPage,
  missingModules,
  requested,
  runPage,
  stylesheetToRequest,
  transfer,
} from "./page-files.ts";
import { ahead } from "./paint-first.ts";
import { readDocumento } from "./praca.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Bytes fetched ahead for one page view, after which no further page is started. The largest page has about 25 kB. The
 * bars are on every page and leave a part to the links of the content.
 */
const ENOUGH = { content: 125_000, bars: 100_000 };
/** After a press nothing is started for this long: the main thread is free for what the visitor does. */
const PAUSE_MS = 1000;

/**
 * Fetches the code of pages that the visitor may open next, so that a navigation waits for no request: when the browser
 * is idle, of pages whose links are visible; on a press, of the pressed one.
 */
export function prefetchPages(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) requested.add(href);
  const press = ({ target, type }: Event) => {
    const link = target instanceof Element && target.closest("a");
    // Without network: a browser would give the failed preload to the page too, when the network is back.
    if (!link || !navigator.onLine) return;
    if (type === "click") ahead.run = leavesPage(link) && isAtHand(link) ? () => runPage(link) : undefined;
    for (const href of missingModules(link)) void fetchModule(href, "high");
    if (type === "click" && leavesPage(link)) preloadStylesheet();
    if (hasDocumento(link.pathname) && leavesPage(link)) void readDocumento(link.pathname.replace(/(.)\/$/, "$1"));
  };
  const pause = () => {
    pausedUntil = performance.now() + PAUSE_MS;
  };
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, pause, { capture: true, passive: true, signal });
  const frugal = savesData();
  // A press may become a scroll: when data is saved, only a click counts.
  for (const type of frugal ? ["click"] : ["pointerdown", "click"]) {
    addEventListener(type, press, { capture: true, passive: true, signal });
  }
  if (!frugal) void quiet().then(() => !signal.aborted && fetchVisible(signal));
  return () => stop.abort();
}

/** Save-Data, or a connection slower than what the browser calls 4g. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? "4g") !== "4g";
}

/** One page after the other, so that a tap competes with at most one of them for the network. */
function fetchVisible(signal: AbortSignal): void {
  const visible = new Set<HTMLAnchorElement>();
  let [page, bytes, busy] = ["", 0, false];
  const fetchNext = async () => {
    if (busy || signal.aborted || !navigator.onLine) return;
    busy = true;
    if (page !== location.pathname) [page, bytes] = [location.pathname, 0];
    bytes += await fetchStylesheet();
    await quiet();
    const link = nextLink(visible, bytes);
    if (link) bytes += await fetchPage(link);
    busy = false;
    if (link) void fetchNext();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      visible[isIntersecting ? "add" : "delete"](target as HTMLAnchorElement);
    }
    void quiet().then(fetchNext);
  });
  observeLinks(observer, signal);
}

/** Links come and go with pages and steps. An element that is already observed is not observed twice. */
function observeLinks(observer: IntersectionObserver, signal: AbortSignal): void {
  let waiting = false;
  const look = () => {
    waiting = false;
    for (const link of document.querySelectorAll("a[href^='/']")) observer.observe(link);
  };
  const changes = new MutationObserver(() => {
    if (!waiting) whenIdle(look);
    waiting = true;
  });
  look();
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    changes.disconnect();
  });
}

function nextLink(visible: Set<HTMLAnchorElement>, bytes: number): HTMLAnchorElement | undefined {
  const left = [...visible].filter((link) => missingModules(link).length > 0);
  const inContent = left.find((link) => link.closest("main"));
  if (inContent) return bytes < ENOUGH.content ? inContent : undefined;
  return bytes < ENOUGH.bars ? left[0] : undefined;
}

let pausedUntil = 0;

/** Resolves when the browser is idle and the visitor has not pressed anything for a while. */
function quiet(): Promise<void> {
  const pause = pausedUntil - performance.now();
  return new Promise((resolve) => {
    if (pause > 0) setTimeout(() => resolve(quiet()), pause);
    else whenIdle(resolve);
  });
}

/** One request per idle moment: to start all of them at once takes a slow phone 50 to 90 ms. Returns the bytes. */
async function fetchPage(link: HTMLAnchorElement): Promise<number> {
  const transfers: Promise<number>[] = [];
  for (const href of missingModules(link)) {
    await quiet();
    if (!requested.has(href)) transfers.push(fetchModule(href, "low"));
  }
  return (await Promise.all(transfers)).reduce((sum, bytes) => sum + bytes, 0);
}

/** Fetched and parsed, but applied to nothing: the next page applies it (`whole-stylesheet.tsx`). */
async function fetchStylesheet(): Promise<number> {
  const href = stylesheetToRequest();
  if (!href) return 0;
  return transfer({ rel: "stylesheet", href, fetchPriority: "low", media: "not all", id: "css-ahead" });
}

/** Beside the modules of a followed link; `whole-stylesheet.tsx` applies it. */
function preloadStylesheet(): void {
  const href = stylesheetToRequest();
  if (href) void transfer({ rel: "preload", as: "style", href });
}
