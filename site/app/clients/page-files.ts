import { modulesRun, type Route, routes } from "./framework.ts";
import { knownDocumento } from "./praca.ts";

/** Assumed when the browser keeps no record of a transfer. */
const TYPICAL_BYTES = 3000;

/** Absolute URLs of everything requested in this document, also by its start script. */
export const requested = new Set<string>();

const arrived = new Set<string>();

/** Preloaded modules are compiled, but not run before the navigation. */
export function fetchModule(href: string, fetchPriority: "high" | "low"): Promise<number> {
  requested.add(href);
  return transfer({ rel: "modulepreload", href, fetchPriority });
}

/** The full stylesheet, for the first who asks. */
export function stylesheetToRequest(): string | undefined {
  const href = document.getElementById("css")?.dataset.whole;
  if (!href || requested.has(href)) return undefined;
  requested.add(href);
  return href;
}

export function transfer(attributes: Partial<HTMLLinkElement>): Promise<number> {
  const link = Object.assign(document.createElement("link"), attributes);
  return new Promise((resolve) => {
    link.onload = () => {
      arrived.add(link.href);
      resolve(transferredBytes(link.href));
    };
    link.onerror = () => {
      link.remove();
      resolve(0);
    };
    document.head.append(link);
  });
}

function transferredBytes(href: string): number {
  const [entry] = performance.getEntriesByName(href, "resource") as PerformanceResourceTiming[];
  return entry?.transferSize ?? TYPICAL_BYTES;
}

/**
 * The page's module, its imports and those of its layouts, as far as they were not requested before. The framework
 * itself requests the imports of a page only after its module has arrived.
 */
export function missingModules(link: HTMLAnchorElement): string[] {
  return leavesPage(link) ? modulesOf(link.pathname).filter((href) => !requested.has(href)) : [];
}

/** Whether a link leads to another page of the site, in the same tab. */
export function leavesPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  const elsewhere = origin === location.origin && pathOf(pathname) !== pathOf(location.pathname);
  return elsewhere && !target && modulesOf(pathname).length > 0;
}

/** As in the routes: without a slash at either end. */
const pathOf = (pathname: string) => pathname.replace(/^\/|\/$/g, "");

/** Pages that read a document beside their code. */
export const hasDocumento = (pathname: string) => /^\/raio-x(\/|$)/.test(pathname);

/** Whether a page opens without the network: its code was fetched ahead or has run before, with its styles. */
export function isAtHand({ pathname }: HTMLAnchorElement): boolean {
  const there = new Set([...arrived, ...Object.keys(modulesRun()).flatMap((id) => filesOf(routes()[id]))]);
  const whole = document.getElementById("css")?.dataset.whole;
  return (
    modulesOf(pathname).every((href) => there.has(href)) &&
    (!hasDocumento(pathname) || knownDocumento(`/${pathOf(pathname)}`) !== undefined) &&
    (!whole || [...document.styleSheets].some(({ href }) => href?.endsWith(whole)))
  );
}

/** Runs a page's modules where the router looks for them. What fails here, the router tries again. */
export async function runPage({ pathname }: HTMLAnchorElement): Promise<void> {
  const run = modulesRun();
  const waiting = routesOf(pathname).filter(([id]) => !(id in run));
  await Promise.all(
    waiting.map(async ([id, { module }]) => {
      run[id] = await import(/* @vite-ignore */ module);
    }),
  ).catch(() => undefined);
}

function filesOf(route: Route | undefined): string[] {
  return route ? [route.module, ...(route.imports ?? [])].map((href) => new URL(href, location.origin).href) : [];
}

/** A part of the path that begins with a colon stands for any. */
const isPathOf = ({ path = "" }: Route, asked: string) =>
  path === asked || (path.includes(":") && new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(asked));

const known = new Map<string, string[]>();

function modulesOf(pathname: string): string[] {
  const before = known.get(pathname);
  if (before) return before;
  const modules = [...new Set(routesOf(pathname).flatMap(([, route]) => filesOf(route)))];
  known.set(pathname, modules);
  return modules;
}

/** Of the page and its layouts. */
function routesOf(pathname: string): [string, Route][] {
  const all = routes();
  const path = pathOf(pathname);
  let [id] = Object.entries(all).find(([, one]) => (path ? isPathOf(one, path) : one.index)) ?? [];
  const found: [string, Route][] = [];
  for (let route = all[id ?? ""]; id && route; route = all[id ?? ""]) {
    found.push([id, route]);
    id = route.parentId;
  }
  return found;
}
