import { afterEach, beforeEach, expect, test, vi } from "vitest";

const MANIFEST = {
  root: { module: "/root.js", imports: ["/shell.js"] },
  site: { parentId: "root", module: "/site.js" },
  home: { parentId: "site", index: true, module: "/home.js" },
  planos: { parentId: "site", path: "planos", module: "/planos.js", imports: ["/shell.js", "/pots.js"] },
  marcas: { parentId: "site", path: "marcas", module: "/marcas.js", imports: ["/carousel.js"] },
  gestao: { parentId: "site", path: "gestao", module: "/gestao.js" },
  other: { parentId: "root", path: "*", module: "/nao-encontrada.js" },
};

let stop = () => undefined as unknown;
let bytesOfModule = 0;
let show: (...links: Element[]) => void;

beforeEach(() => {
  bytesOfModule = 2000;
  show = () => {
    throw new Error("no link is observed yet");
  };
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  vi.stubGlobal("__reactRouterManifest", { routes: MANIFEST });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: object[]) => void) {
        show = (...links) => report(links.map((target) => ({ isIntersecting: true, target })));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  // jsdom records no transfers.
  Object.assign(performance, { getEntriesByName: () => [{ transferSize: bytesOfModule }] });
  // A preload that is appended to the head loads at once.
  vi.spyOn(document.head, "append").mockImplementation((link) => {
    HTMLElement.prototype.appendChild.call(document.head, link as Node);
    setTimeout(() => (link as HTMLLinkElement).onload?.(new Event("load")));
  });
});

afterEach(() => {
  vi.useRealTimers();
  stop();
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module remembers what it has requested: every test gets a new copy. */
async function open(html: string, connection?: object, onLine = true): Promise<void> {
  vi.stubGlobal("navigator", { connection, onLine });
  document.body.innerHTML = html;
  const { prefetchPages } = await import("./prefetch.ts");
  stop = prefetchPages();
}

const link = (path: string) => document.querySelector(`a[href="${path}"]`) as HTMLAnchorElement;
const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>("link")].map(({ href }) => new URL(href).pathname);
const press = (path: string, type = "pointerdown") => link(path).dispatchEvent(new Event(type, { bubbles: true }));

test("a press requests the module of the page, its imports and its layouts at once, and only once", async () => {
  await open('<a href="/planos"><b>Planos</b></a>');
  press("/planos");
  expect(requested()).toEqual(["/planos.js", "/shell.js", "/pots.js", "/site.js", "/root.js"]);
  expect(document.head.querySelector("link")?.rel).toBe("modulepreload");
  press("/planos", "click");
  expect(requested()).toHaveLength(5);
});

test("a trailing slash and a hash are ignored; links to files, other origins and new tabs request nothing", async () => {
  await open(
    '<a href="/marcas/#valora">a</a><a href="/planos" target="_blank">b</a><a href="https://exemplo.com.br/gestao">c</a><a href="/politica.pdf">d</a>',
  );
  press("/marcas/#valora");
  expect(requested()).toContain("/marcas.js");
  const before = requested().length;
  for (const path of ["/planos", "https://exemplo.com.br/gestao", "/politica.pdf"]) press(path);
  expect(requested()).toHaveLength(before);
});

test("when idle, visible links of the content come before those of the bars, after the stylesheet", async () => {
  await open('<nav><a href="/gestao">a</a></nav><main><a href="/planos">b</a><a href="/marcas">c</a></main>');
  document.head.innerHTML = '<style id="css" data-whole="/app.css"></style>';
  await vi.waitFor(() => show(link("/gestao"), link("/planos")));
  await vi.waitFor(() => expect(requested()).toContain("/gestao.js"));
  expect(requested()).toEqual([
    "/app.css",
    "/planos.js",
    "/shell.js",
    "/pots.js",
    "/site.js",
    "/root.js",
    "/gestao.js",
  ]);
  const stylesheet = document.getElementById("css-ahead") as HTMLLinkElement;
  expect([stylesheet.rel, stylesheet.media]).toEqual(["stylesheet", "not all"]);
});

test("stops at 100 kB for the bars and at 125 kB for the content", async () => {
  bytesOfModule = 15_000;
  await open('<nav><a href="/planos">a</a><a href="/gestao">b</a></nav><main><a href="/marcas">c</a></main>');
  await vi.waitFor(() => show(link("/planos")));
  await vi.waitFor(() => expect(requested()).toHaveLength(5));
  // 75 kB, and 105 with the page of the content: enough for the bars.
  show(link("/gestao"));
  show(link("/marcas"));
  await vi.waitFor(() => expect(requested()).toContain("/carousel.js"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requested()).not.toContain("/gestao.js");
});

test("after a press nothing is fetched ahead for a second, except the page of the pressed link", async () => {
  await open('<button>a</button><main><a href="/planos">b</a><a href="/gestao">c</a></main>');
  await vi.waitFor(() => show());
  const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
  document.querySelector("button")?.dispatchEvent(new Event("keydown", { bubbles: true }));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  show(link("/planos"));
  clock.mockReturnValue(5999);
  await vi.advanceTimersByTimeAsync(999);
  expect(requested()).toEqual([]);
  press("/gestao");
  expect(requested()).toEqual(["/gestao.js", "/site.js", "/root.js", "/shell.js"]);
  clock.mockReturnValue(8000);
  await vi.advanceTimersByTimeAsync(2001);
  expect(requested()).toContain("/planos.js");
});

test.each([{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }])(
  "with %o nothing is requested before a click",
  async (connection) => {
    const observe = vi.fn();
    await open('<main><a href="/gestao">a</a></main>', connection);
    vi.stubGlobal("IntersectionObserver", observe);
    await new Promise((resolve) => setTimeout(resolve, 20));
    press("/gestao");
    expect(observe).not.toHaveBeenCalled();
    expect(requested()).toEqual([]);
    press("/gestao", "click");
    expect(requested()).toContain("/gestao.js");
  },
);

test("without network nothing is requested", async () => {
  await open('<main><a href="/gestao">a</a></main>', undefined, false);
  await vi.waitFor(() => show(link("/gestao")));
  press("/gestao");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requested()).toEqual([]);
});
