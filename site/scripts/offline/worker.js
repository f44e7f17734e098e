/* Keeps the free tools usable without a network. `write-worker.ts` fills in the three constants. */
const VERSION = "__VERSION__";
const PAGES = ["__PAGES__"];
const FILES = ["__FILES__"];
const PREFIX = "eden-ferramentas-";
const NAME = PREFIX + VERSION;
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  // Chromium drops what a page sends while it is left, as its measurement, if the worker has to look at it first.
  event.addRoutes?.({ condition: { requestMethod: "POST" }, source: "network" });
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([...PAGES, ...FILES])));
});

self.addEventListener("activate", (event) => event.waitUntil(removeOldest().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  copy ??= openCopy();
  if (request.mode === "navigate") event.respondWith(openPage(request, pathname.replace(/\/$/, "")));
  else if (pathname.startsWith("/assets/")) event.respondWith(openFile(request));
});

/**
 * Opened by the first request: what is put into a copy that was removed since goes with it, where opening it then would begin
 * another one.
 */
let copy;
const openCopy = async () => ((await caches.has(NAME)) ? caches.open(NAME) : undefined);

/** A tab that is still open may need files of the version before. */
async function removeOldest() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function openPage(request, pathname) {
  // Among all copies the oldest would answer first.
  const kept = (await caches.match(pathname, { cacheName: NAME })) ?? (await caches.match(pathname));
  if (!kept) return fetch(request);
  const slow = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept), slow]);
}

/** Its name changes with its content. */
async function openFile(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) (await copy)?.put(request, response.clone()).catch(() => undefined);
  return response;
}
