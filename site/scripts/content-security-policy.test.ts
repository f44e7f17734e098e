import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { applyPolicies, policyFor } from "./content-security-policy.ts";
import { nginxMap } from "./host-files.ts";

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
  const data = '<script type="application/ld+json">{}</script><script type="application/json" id="praca">{}</script>';
  const inline = `<script>start()</script>${data}<script src="/a.js"></script>`;
  const policy = policyFor(page(inline), "/index.html");
  expect(directive(policy, "script-src")).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(directive(policy, "style-src")).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
});

test("a style attribute fails the build, because the browser would block it", () => {
  expect(() => policyFor(page('<p style="color:red">'), "/planos/index.html")).toThrow("/planos/index.html");
});

test("all pages of a route with data share one policy, and one that differs fails the build", () => {
  const root = mkdtempSync(join(tmpdir(), "politica-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, body: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), page(body));
  };
  const town = (nome: string) =>
    `<script type="application/json" id="praca">{"nome":"${nome}"}</script><script>a</script>`;
  for (const nome of ["marilia", "bora", "arco-iris"]) write(`raio-x/sp/${nome}/index.html`, town(nome));
  write("raio-x/404/404/index.html", town(""));
  write("raio-x/sp/index.html", "");
  const policies = applyPolicies(root, { asMeta: false });
  expect([...policies.keys()]).toEqual(["/raio-x/:uf/:cidade/index.html", "/raio-x/:uf/index.html"]);
  expect(nginxMap(policies, "eden_pracas_csp")).toContain('\n  "~^/raio-x/[^/]+/[^/]+/index\\.html$" "default-src');
  write("raio-x/sp/marilia/index.html", "<script>another</script>");
  expect(() => applyPolicies(root, { asMeta: false })).toThrow("not the policy of /raio-x/:uf/:cidade/index.html");
});
