import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeWorker } from "./write-worker.ts";

let client = "";
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "eden-offline-"));
});
afterEach(() => rmSync(client, { recursive: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(client, path)), { recursive: true });
  writeFileSync(join(client, path), text);
}

test("[FERRAMENTA-11] the worker lists every page of the tools, and every file that one of them loads, also later", () => {
  put("ferramentas/index.html", '<script type="module" src="/assets/index.js"></script>');
  put(
    "ferramentas/a/index.html",
    '<link href="/assets/app.css"/><script>import "/assets/a.js"; import "/assets/manifest-1.js"</script>',
  );
  put("contato/index.html", '<script src="/assets/contato.js"></script>');
  put("assets/index.js", "");
  put(
    "assets/a.js",
    'import"./shared.js";const later=()=>import(`./later.js`);new Worker(new URL(`/assets/leitor.js`,``+import.meta.url))',
  );
  put("assets/app.css", "@font-face{src:url(/assets/font.woff2)}");
  put("assets/manifest-1.js", '"/assets/contato.js"');
  for (const name of ["shared.js", "later.js", "leitor.js", "font.woff2", "contato.js"]) put(`assets/${name}`, "");
  const { pages, files } = writeWorker(client);
  expect(pages).toEqual(["/ferramentas", "/ferramentas/a"]);
  const names = ["a.js", "app.css", "font.woff2", "index.js", "later.js", "leitor.js", "manifest-1.js", "shared.js"];
  expect(files).toEqual(names.map((name) => `/assets/${name}`));
  const first = readFileSync(join(client, "ferramentas/sw.js"), "utf8");
  put("ferramentas/a/index.html", "<p>outra versão</p>");
  writeWorker(client);
  expect(readFileSync(join(client, "ferramentas/sw.js"), "utf8")).not.toBe(first);
});

test("[FERRAMENTA-11] the version before is kept, older ones are deleted", async () => {
  put("ferramentas/index.html", "");
  writeWorker(client);
  const worker = readFileSync(join(client, "ferramentas/sw.js"), "utf8");
  const [, version] = /VERSION = "(\w+)"/.exec(worker) ?? [];
  const names = ["eden-ferramentas-1", "outra", "eden-ferramentas-2", `eden-ferramentas-${version}`];
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const deleted = vi.fn();
  const clients = { claim: vi.fn() };
  runInNewContext(worker, {
    self: { addEventListener: (name: string, run: () => void) => listeners.set(name, run), clients },
    caches: { keys: async () => names, delete: deleted },
    Promise,
  });
  await new Promise<void>((resolve) => listeners.get("activate")?.({ waitUntil: (work) => void work.then(resolve) }));
  expect(deleted.mock.calls).toEqual([["eden-ferramentas-1"]]);
  expect(clients.claim).toHaveBeenCalled();
});

test("[FERRAMENTA-11] a file that arrives after the copy was removed does not begin another one", async () => {
  put("ferramentas/index.html", "");
  writeWorker(client);
  const listeners = new Map<string, (event: object) => void>();
  const keep = vi.fn(async () => undefined);
  let has = true;
  const caches = { has: async () => has, match: async () => undefined, open: vi.fn(async () => ({ put: keep })) };
  runInNewContext(readFileSync(join(client, "ferramentas/sw.js"), "utf8"), {
    self: {
      addEventListener: (name: string, run: () => void) => listeners.set(name, run),
      location: new URL("https://eden.test"),
    },
    caches,
    fetch: async () => {
      has = false;
      return { ok: true, clone: () => "copy" };
    },
    URL,
  });
  for (const name of ["a", "b"]) {
    const request = { method: "GET", mode: "cors", url: `https://eden.test/assets/${name}.js` };
    await new Promise((resolve) => listeners.get("fetch")?.({ request, respondWith: (work: object) => resolve(work) }));
  }
  expect([caches.open, keep].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test("[FERRAMENTA-11] without a network a page of this version opens, that of the version before only in its absence", async () => {
  put("ferramentas/a/index.html", "");
  writeWorker(client);
  const worker = readFileSync(join(client, "ferramentas/sw.js"), "utf8");
  const [, version] = /VERSION = "(\w+)"/.exec(worker) ?? [];
  const copies: [string, Record<string, string>][] = [
    ["eden-ferramentas-1", { "/ferramentas/a": "before", "/ferramentas/b": "before" }],
    [`eden-ferramentas-${version}`, { "/ferramentas/a": "now" }],
  ];
  const match = async (path: string, { cacheName }: { cacheName?: string } = {}) =>
    copies.find(([name, pages]) => (!cacheName || name === cacheName) && path in pages)?.[1][path];
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(worker, {
    self: {
      addEventListener: (name: string, run: () => void) => listeners.set(name, run),
      location: new URL("https://eden.test"),
    },
    caches: { has: async () => true, open: async () => undefined, match },
    fetch: () => Promise.reject(new Error("no network")),
    setTimeout: () => undefined,
    URL,
  });
  const open = (path: string) => {
    const request = { method: "GET", mode: "navigate", url: `https://eden.test${path}` };
    return new Promise((resolve) => listeners.get("fetch")?.({ request, respondWith: resolve }));
  };
  expect([await open("/ferramentas/a"), await open("/ferramentas/b")]).toEqual(["now", "before"]);
});

test("a build without the tools has no worker", () => {
  expect(writeWorker(client)).toEqual({ pages: [], files: [] });
});
