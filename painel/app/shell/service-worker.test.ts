import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const PUBLIC = join(import.meta.dirname, "../../public");
const read = (name: string) => readFileSync(join(PUBLIC, name), "utf8");

type Waits = { waitUntil: (work: Promise<unknown>) => void };
type Listener = (event: Waits & Record<string, unknown>) => void;

interface Panel {
  postMessage: (message: unknown) => void;
  focus: () => Promise<void>;
}

/** Runs the worker in a global that has nothing but what it may use: touching anything else throws. */
function startWorker(panels: Panel[] = [], source = read("sw.js")) {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn(async (_title: string, _options: Record<string, unknown>) => undefined);
  const openWindow = vi.fn(async (_path: string) => undefined);
  const setAppBadge = vi.fn(async (_count: number) => undefined);
  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: { showNotification },
    clients: { matchAll: async () => panels, openWindow },
    navigator: { setAppBadge },
  };
  const globals = new Proxy({ self } as Record<string, unknown>, {
    has: (_, name) => name !== "undefined",
    get: (target, name) => {
      if (name in target) return target[name as string];
      if (typeof name === "symbol" || name in globalThis.Object.prototype) return undefined;
      if (name === "Promise") return Promise;
      throw new Error(`the worker touches ${name}`);
    },
  });
  runInNewContext(`with (globals) { ${source} }`, { globals });
  const dispatch = async (type: string, event: Record<string, unknown>) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise) => work.push(promise) });
    await Promise.all(work);
  };
  return { listeners, showNotification, openWindow, setAppBadge, dispatch };
}

const push = (message: object) => ({ data: { json: () => message } });

test("[AVISO-07] the service worker listens to push and notificationclick only, and neither stores nor intercepts", async () => {
  const { listeners, dispatch } = startWorker();
  expect([...listeners.keys()]).toEqual(["push", "notificationclick"]);
  // Both run without touching a cache, a database, a request or anything else outside the allowed global.
  await dispatch("push", push({ t: "entrada", n: 1, q: 1, u: "/caixa/x" }));
  await dispatch("notificationclick", { notification: { close: () => undefined, data: { u: "/caixa/x" } } });
  expect(read("sw.js").match(/\b(?:caches|indexedDB|fetch|respondWith|importScripts|localStorage)\b/g)).toBeNull();
});

test("[AVISO-07] a worker that stores something or listens to requests is noticed", async () => {
  const source = read("sw.js");
  expect(() => startWorker([], `caches.open("x");${source}`)).toThrow("touches caches");
  const storing = startWorker([], source.replace("self.registration", 'indexedDB.open("x"); self.registration'));
  await expect(storing.dispatch("push", push({ t: "entrada" }))).rejects.toThrow("touches indexedDB");
  const { listeners } = startWorker([], `${source} self.addEventListener("fetch", () => undefined);`);
  expect([...listeners.keys()]).toContain("fetch");
});

test.each([
  [{ t: "entrada", n: 3, q: 1, u: "/caixa/x" }, "Uma pessoa nova espera resposta"],
  [{ t: "entrada", n: 3, q: 2, u: "/caixa" }, "2 pessoas novas esperam resposta"],
  [{ t: "entrada", n: 3, q: 1, u: "/caixa/x", a: "Rosângela" }, "Rosângela espera resposta"],
  [{ t: "resposta", n: 3, q: 1, u: "/caixa/x" }, "Alguém respondeu a você"],
  [{ t: "resposta", n: 3, q: 2, u: "/caixa" }, "2 pessoas responderam a você"],
  [{ t: "resposta", n: 3, q: 1, u: "/caixa/x", a: "Roberto" }, "Roberto respondeu a você"],
  [{ t: "passada", n: 3, q: 1, u: "/caixa/x", a: "Roberto" }, "Passaram Roberto para você"],
  [{ t: "prazo", n: 3, q: 1, u: "/caixa/x" }, "Uma promessa de resposta está no fim"],
  [{ t: "um_tipo_novo", n: 3, q: 1, u: "/caixa/x" }, "Há novidade no painel"],
])("[AVISO-02] the message %j names nobody unless the member chose so", async (message, title) => {
  const { dispatch, showNotification, setAppBadge } = startWorker();
  await dispatch("push", push(message));
  expect(showNotification.mock.calls).toEqual([[title, expect.objectContaining({ data: { u: message.u } })]]);
  expect(setAppBadge).toHaveBeenCalledWith(3);
});

test("[AVISO-03] clicking opens the person: in the open panel, which keeps what is being written, or in a new window", async () => {
  const click = { notification: { close: vi.fn(), data: { u: "/caixa/x" } } };
  const panel = { postMessage: vi.fn(), focus: vi.fn(async () => undefined) };
  const open = startWorker([panel]);
  await open.dispatch("notificationclick", click);
  expect([panel.postMessage.mock.calls, panel.focus.mock.calls.length]).toEqual([[[{ abrir: "/caixa/x" }]], 1]);
  const closed = startWorker();
  await closed.dispatch("notificationclick", click);
  expect(closed.openWindow).toHaveBeenCalledWith("/caixa/x");
});

test("[AVISO-07] the panel is installable: name, start, standalone and icons that exist", () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: "Painel Éden", display: "standalone", scope: "/", start_url: "/hoje" });
  const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes);
  const html = readFileSync(join(PUBLIC, "../index.html"), "utf8");
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

/** Width and height of a PNG, from its header. */
function sizeOf(src: string): string {
  const bytes = readFileSync(join(PUBLIC, src));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
