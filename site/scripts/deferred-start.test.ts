import { expect, test } from "vitest";
import { deferStart } from "./deferred-start.ts";

const page = `<head><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/e.js"/></head>
<script type="module" async="">import "/assets/m.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/e.js");</script>`;

test("no JavaScript is requested before the visible pictures are painted, and the start script requests all of it", () => {
  const html = deferStart(page, "/index.html");
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('const preloads=["/assets/m.js","/assets/e.js"]');
  expect(html).toContain(
    'Promise.all([import("/assets/m.js"),import("/assets/root.js"),import("/assets/home.js")]).then(([,route0,route1])',
  );
  expect(html).toMatch(/__reactRouterRouteModules=\{"root":route0,"pages\/home":route1\};import\("\/assets\/e\.js"\)/);
  expect(html).toContain('if(document.readyState==="complete")drawn();else addEventListener("load",drawn)');
});

test("a page with an unknown start script fails the build", () => {
  expect(() => deferStart("<head></head>", "/planos/index.html")).toThrow("/planos/index.html");
  expect(() => deferStart('<script type="module">start()</script>', "/index.html")).toThrow("Unknown start script");
});
