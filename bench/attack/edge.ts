import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Arena } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import { type Answer, type Client, orClosed } from "./client.ts";
import { control } from "./control.ts";

const all = (paths: readonly string[], ask: (path: string) => Promise<Answer>) => Promise.all(paths.map(ask));

const PAINEL_PATHS = [
  "/api/painel/rpc/eu",
  "/api/painel",
  "/api//painel/rpc/eu",
  "/api/./painel/rpc/eu",
  "/api/x/../painel/rpc/eu",
  "/api/%70ainel/rpc/eu",
  "/api/painel%2frpc%2feu",
  "/API/painel/rpc/eu",
  "/api/PAINEL/rpc/eu",
  "/api/painel;x/rpc/eu",
  "/api\\painel\\rpc\\eu",
  "/api/agenda/x.ics",
  "/api/raio-x/../painel/rpc/eu",
];
const SITE_PATHS = [
  "/api/checkout",
  "/api/conteudo/site",
  "/api/webhooks/asaas",
  "/api/parar/x",
  "/api/pracas/ultimo",
  "/api/healthz",
  "/api/readyz",
  "/api/painel/../checkout",
  "/api/%2e%2e/metrics",
  "/rest/v1/contato",
  "/rest/v1/",
  "/auth/v1/admin/users",
];
const METRICS = [
  "/metrics",
  "/api/metrics",
  "/api/../metrics",
  "/api/%2e%2e/metrics",
  "/api/painel/../../metrics",
  "//metrics",
  "/metrics/",
];
const FILES = [
  "/.git/config",
  "/.env",
  "/_headers",
  "/sbom.cdx.json",
  "/nginx-csp.conf",
  "/../nginx-csp.conf",
  "/..%2f..%2fetc/passwd",
  "/%2e%2e/%2e%2e/package.json",
  "/assets/../../nginx-csp.conf",
  "/assets..%2fnginx-csp.conf",
  "/.well-known/acme-challenge/../../../etc/passwd",
  "/config.json/../../nginx-csp.conf",
  "/%00",
  "/__spa-fallback.html.map",
];
const VERBS = ["TRACE", "OPTIONS", "PUT", "DELETE", "PATCH", "PROPFIND"];
const FOREIGN = ["https://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1.evil.example"];

/** A page that shows what it should not have. */
const leaks = ({ body }: Answer) =>
  /root:x:|eden_csp|"workspaces"|"bomFormat"|\[core\]|content-security-policy:/i.test(body);

async function onlyPages(paths: readonly string[], ask: (path: string) => Promise<Answer>) {
  const answers = await all(paths, (path) => orClosed(ask(path)));
  const open = paths.filter((_, index) => leaks(answers[index] as Answer) || Number(answers[index]?.status) < 300);
  return held(open.length === 0, open.length > 0 ? `open: ${open}` : countStatuses(answers));
}

/** The panel's own page answers every address: what counts is that no answer of the service comes back. */
const isPage = ({ status, headers }: Answer) =>
  status === 200 && String(headers["content-type"]).startsWith("text/html");

const raw = (arena: Arena): Client => arena.visitor();

export const EDGE: Group = {
  name: "edge",
  attacks: [
    attack(
      "painel-on-site",
      "Thirteen spellings of the panel's API on the site's host",
      "the panel without its origin",
      async (arena) => {
        const client = raw(arena);
        const { cookie } = await arena.member("gestao");
        const ask = (path: string) =>
          orClosed(client.site(path, { body: {}, headers: { cookie, origin: arena.siteUrl } }));
        const answers = await all(PAINEL_PATHS, ask);
        return held(
          answers.every(({ status, body }) => status >= 400 && !body.includes("membro")),
          countStatuses(answers),
        );
      },
    ),
    attack(
      "site-on-painel",
      "Twelve paths of the site and of Supabase on the panel's host",
      "an unguarded way in",
      async (arena) => {
        const client = raw(arena);
        const answers = await all(SITE_PATHS, (path) => orClosed(client.painel(path)));
        return held(
          answers.every((answer) => answer.status >= 400 || isPage(answer)),
          countStatuses(answers),
        );
      },
    ),
    attack("metrics", "/metrics by seven spellings on both hosts", "figures of the business", async (arena) => {
      const client = raw(arena);
      control((await client.service("/metrics")).body.includes("eden_"), "the collector on the machine reads it");
      const answers = [
        ...(await all(METRICS, (path) => orClosed(client.site(path)))),
        ...(await all(METRICS, (path) => orClosed(client.painel(path)))),
        await client.service("/metrics", { headers: { "x-forwarded-for": "198.51.100.1" } }),
      ];
      return held(!answers.some(({ body }) => /^eden_|# HELP/m.test(body)), countStatuses(answers));
    }),
    attack("files", "Fourteen paths to files that are not pages", "a secret or a source", (arena) => {
      const client = raw(arena);
      return onlyPages(FILES, (path) => client.site(path));
    }),
    attack("files-painel", "The same on the panel's host", "a secret or a source", async (arena) => {
      const client = raw(arena);
      const answers = await all(FILES, (path) => orClosed(client.painel(path)));
      return held(!answers.some(leaks), countStatuses(answers));
    }),
    attack("verbs", "Six other verbs on pages, the APIs and the panel", "a change by an odd verb", async (arena) => {
      const client = raw(arena);
      const answers = await Promise.all(
        VERBS.flatMap((method) => [
          orClosed(client.site("/", { method })),
          orClosed(client.site("/api/checkout", { method })),
          orClosed(client.painel("/", { method })),
          orClosed(client.painel("/api/painel/rpc/eu", { method, headers: { origin: arena.painelUrl } })),
        ]),
      );
      return held(
        answers.every(({ status }) => status >= 400 && status < 500),
        countStatuses(answers),
      );
    }),
    attack(
      "SEC-L1",
      "Four foreign origins on the data API and the service",
      "forms sent from other sites",
      async (arena) => {
        const client = raw(arena);
        const answers = await Promise.all(
          FOREIGN.flatMap((origin) => [
            client.rest("contato", {}, { headers: { origin } }),
            client.rest("diagnosticos_perguntas?select=id", undefined, { headers: { origin } }),
            client.site("/api/checkout", { body: {}, headers: { origin } }),
            client.site("/api/webhooks/asaas", { body: {}, headers: { origin } }),
          ]),
        );
        const own = await client.rest("diagnosticos_perguntas?select=id", undefined, {
          headers: { origin: arena.siteUrl },
        });
        control(own.status === 200, "our own origin is answered");
        const cors = Object.keys(own.headers).filter((name) => name.startsWith("access-control-"));
        return held(answers.every(({ status }) => status === 403) && cors.length === 0, countStatuses(answers));
      },
    ),
    attack("foreign-host", "A host name that is not ours", "a poisoned link or cache", async (arena) => {
      const client = raw(arena);
      const ask = (path: string) => orClosed(client.site(path, { headers: { host: "evil.example" } }));
      const answers = await all(["/", "/api", "/contato/", "/rest/v1/"], ask);
      return held(
        answers.every(({ status }) => status === 444),
        countStatuses(answers),
      );
    }),
    attack("redirects", "Redirects that leave the site", "our name for somebody's page", async (arena) => {
      const client = raw(arena);
      const paths = [
        "//evil.example/",
        "/\\evil.example",
        "/%2f%2fevil.example/",
        "/contato//evil.example/..",
        "/raio-x/Éden//evil.example",
      ];
      const answers = await all(
        paths.map((path) => encodeURI(path).replaceAll("%25", "%")),
        (path) => orClosed(client.site(path)),
      );
      const away = answers.filter(({ headers }) => /^(?:https?:)?[\\/]{2}/.test(headers.location ?? ""));
      return held(away.length === 0, `${countStatuses(answers)}${away[0] ? ` ${away[0].headers.location}` : ""}`);
    }),
    attack("huge", "Bodies and headers over the limits", "memory filled up", async (arena) => {
      const client = raw(arena);
      const big = "x".repeat(70_000);
      const answers = await Promise.all([
        orClosed(client.site("/api/checkout", { body: { nome: big }, headers: { origin: arena.siteUrl } })),
        orClosed(client.rest("contato", { nome: big })),
        orClosed(client.site("/", { headers: { "x-long": big } })),
        orClosed(client.site(`/?${big}`)),
        orClosed(client.painel("/api/painel/codigo", { body: { email: big }, headers: { origin: arena.painelUrl } })),
        orClosed(client.service("/api/checkout", { body: { nome: big } })),
      ]);
      return held(
        answers.every(({ status }) => [400, 413, 414, 431, 444].includes(status)),
        countStatuses(answers),
      );
    }),
    attack("flood", "1,300 requests of one address", "errors for others", async (arena) => {
      const client = raw(arena);
      const answers: Answer[] = [];
      for (let batch = 0; batch < 13; batch += 1) {
        answers.push(...(await Promise.all(Array.from({ length: 100 }, () => orClosed(client.site("/api/healthz"))))));
      }
      const other = await raw(arena).site("/api/healthz");
      control(other.status === 200, "another address is served");
      return held(
        answers.every(({ status }) => [200, 429].includes(status)),
        countStatuses(answers),
      );
    }),
    attack("log", "Addresses, queries and secrets in nginx's access log", "personal data in a log", async (arena) => {
      const client = raw(arena);
      await client.site("/contato?cpf=52998224725&email=ana@exemplo.com");
      await client.site("/api/checkout/x?cpf=52998224725");
      const log = readFileSync(join(arena.folder, "access.log"), "utf8");
      control(log.includes("GET /contato"), "the request is logged");
      return held(!/\?\w+=|52998224725|127\.77\.|@/.test(log), `${log.split("\n").length} lines without them`);
    }),
    attack(
      "versions",
      "Errors of every part tell a version, a path or a statement",
      "a map for the next attack",
      async (arena) => {
        const client = raw(arena);
        const answers = [
          await client.site("/nao-existe"),
          await client.site("/api/nada"),
          await client.rest("nada"),
          await client.rest("contato", "{", { headers: { "content-type": "application/json" } }),
          await client.rest("diagnosticos_perguntas?id=eq.abc"),
          await client.site("/api/checkout", {
            body: "{",
            headers: { "content-type": "application/json", origin: arena.siteUrl },
          }),
          await client.painel("/api/painel/rpc/nada", { body: {}, headers: { origin: arena.painelUrl } }),
        ];
        const told =
          /node_modules|node:internal|\/(?:src|work|home)\/|nginx\/\d|PostgREST\/|insert into|\bat .+:\d+:\d+/;
        const text = answers.map(
          ({ headers, body }) => `${JSON.stringify(headers)} ${body.replaceAll(/<script[\s\S]*?<\/script>/g, "")}`,
        );
        return held(!text.some((one) => told.test(one)), countStatuses(answers));
      },
    ),
    attack("frames", "The site and the panel in a frame; sniffed types", "clicks on a hidden page", async (arena) => {
      const client = raw(arena);
      const answers = [
        await client.site("/"),
        await client.painel("/"),
        await client.site("/nao-existe"),
        await client.painel("/api/painel/rpc/eu"),
      ];
      const safe = answers.every(
        ({ headers }) => headers["x-frame-options"] === "DENY" && headers["x-content-type-options"] === "nosniff",
      );
      const scripts = answers
        .slice(0, 2)
        .every(({ headers }) => !/script-src[^;]*unsafe-inline/.test(String(headers["content-security-policy"])));
      return held(safe && scripts, "DENY, nosniff, no unsafe-inline");
    }),
    attack(
      "unknown-rpc",
      "Functions of the contract's prototype: constructor, __proto__, toString",
      "a call of something else",
      async (arena) => {
        const { rpc } = await arena.member("gestao");
        return refused(
          await all(["constructor", "__proto__", "toString", "hasOwnProperty", "eu;select", "eu%00"], rpc),
          404,
          400,
        );
      },
    ),
  ],
};
