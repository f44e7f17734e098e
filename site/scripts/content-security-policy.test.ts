import { expect, test } from "vitest";
import { policyFor } from "./content-security-policy.ts";

const page = (body: string) => `<html><head><style>a{}</style></head><body>${body}</body></html>`;

const directive = (policy: string[], name: string) => policy.find((line) => line.startsWith(`${name} `));

test("[PAGE-04] the video player is the only other host that pages allow, and only as a frame", () => {
  const policy = policyFor(page("<h1>App</h1>"), "/edenapp/index.html");
  expect(directive(policy, "frame-src")).toBe("frame-src https://www.youtube-nocookie.com");
  expect(policy.filter((line) => line.includes("http"))).toHaveLength(1);
});

test("[FERRAMENTA-23] workers are files of the site, never made of text", () => {
  expect(directive(policyFor(page("<h1>Estoque</h1>"), "/index.html"), "worker-src")).toBe("worker-src 'self'");
});

test("inline scripts and styles are allowed by hash, except for data blocks", () => {
  const inline = '<script>start()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>';
  const policy = policyFor(page(inline), "/index.html");
  expect(directive(policy, "script-src")).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(directive(policy, "style-src")).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
});

test("a style attribute fails the build, because the browser would block it", () => {
  expect(() => policyFor(page('<p style="color:red">'), "/planos/index.html")).toThrow("/planos/index.html");
});
