import { globSync } from "node:fs";
import { join } from "node:path";
import type { Arena } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import { type Ask, orClosed } from "./client.ts";
import { control } from "./control.ts";

const BUILT = join(import.meta.dirname, "../../site/build/client");

export const askAll = (arena: Arena, paths: readonly string[], ask?: Ask) => {
  const client = arena.visitor();
  return Promise.all(paths.map((path) => orClosed(client.site(path, ask))));
};

const tools = [
  attack(
    "tools-worker",
    "The service worker of the tools outside its folder",
    "every page of the site taken over",
    async (arena) => {
      const client = arena.visitor();
      const worker = await client.site("/ferramentas/sw.js");
      control(worker.status === 200 && worker.body.includes("eden-ferramentas-"), "the tools have a service worker");
      const others = await askAll(arena, ["/sw.js", "/assets/sw.js", "/raio-x/sw.js"]);
      const wide = worker.headers["service-worker-allowed"] !== undefined;
      const stale = !/no-cache|no-store/.test(String(worker.headers["cache-control"]));
      const foreign = /https?:\/\/(?!127\.)/.test(worker.body.replaceAll(/\/\*[\s\S]*?\*\//g, ""));
      return held(
        !wide && !stale && !foreign && others.every(({ status }) => status === 404),
        `scope /ferramentas/, ${worker.headers["cache-control"]}`,
      );
    },
  ),
  attack(
    "tools-send",
    "What an owner types into a tool leaves the device",
    "the figures of a pharmacy",
    async (arena) => {
      const client = arena.visitor();
      const pages = globSync("ferramentas/**/index.html", { cwd: BUILT }).map(
        (file) => `/${file.replace(/\/index\.html$/, "")}`,
      );
      control(pages.length >= 4, `the tools are built (${pages.length})`);
      const answers = await Promise.all(pages.map((path) => client.site(path)));
      const open = answers.filter(({ headers, body }) => {
        const policy = String(headers["content-security-policy"]);
        const connect = /connect-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? "*";
        return (
          /\*|https?:\/\/(?!127\.)/.test(connect) ||
          /<form[^>]+action="(?!\/|")/.test(body) ||
          /unsafe-(?:inline|eval)/.test(/script-src [^;]*/.exec(policy)?.[0] ?? "")
        );
      });
      return held(open.length === 0, `${pages.length} pages connect to our own origin only`);
    },
  ),
  attack(
    "tools-reader",
    "The worker that reads an owner's report sends it somewhere",
    "a report that leaves the device",
    async (arena) => {
      const [file] = globSync("assets/leitor.worker-*.js", { cwd: BUILT });
      control(file !== undefined, "the reader is built");
      const { headers } = await arena.visitor().site(`/${file}`);
      return held(
        headers["content-security-policy"] === "default-src 'none'; script-src 'self'",
        String(headers["content-security-policy"]),
      );
    },
  ),
  attack("tools-post", "A report is posted to the pages of the tools", "a report stored on a server", async (arena) => {
    const client = arena.visitor();
    const paths = ["/ferramentas", "/ferramentas/estoque-parado", "/ferramentas/sw.js"];
    return refused(
      await Promise.all(paths.map((path) => client.site(path, { body: { linhas: ["x"] } }))),
      403,
      404,
      405,
    );
  }),
  attack(
    "panel-worker",
    "The service worker of the panel keeps or intercepts answers",
    "personal data in a cache",
    async (arena) => {
      const { body, headers, status } = await arena.visitor().painel("/sw.js");
      control(status === 200 && body.includes("notificationclick"), "the panel has a service worker");
      return held(!/caches|["']fetch["']|fetch\(/.test(body), `no cache, no fetch; ${headers["cache-control"]}`);
    },
  ),
];

const measure = (arena: Arena, more: object = {}) => ({
  ...{
    visita: arena.uuid(),
    pagina: "/contato",
    medida: "LCP",
    etapa: 0,
    valor: 1200,
    tela: "celular",
    motor: "gecko",
  },
  ...more,
});
const WRONG: Record<string, object> = {
  "an unknown name": { medida: "CPF" },
  "an e-mail as a page": { pagina: "/ana@exemplo.com.br" },
  "a query in a page": { pagina: "/contato?cpf=52998224725" },
  "a CPF as a page": { pagina: "/52998224725" },
  "a user agent": { motor: "Mozilla/5.0 (X11)" },
  "a screen in pixels": { tela: "1920x1080" },
  "a value out of range": { valor: 1e9 },
  "a day of one's own": { dia: "2020-01-01" },
  "a column that does not exist": { ip: "198.51.100.1" },
  "text as a value": { valor: "x".repeat(1000) },
  "a name as a visit": { visita: "ana" },
};

const measurements = [
  attack(
    "measure-values",
    "Measurements with names, pages and personal data that none has",
    "people identified",
    async (arena) => {
      const client = arena.visitor();
      control((await client.rest("medicoes", measure(arena))).status === 201, "an honest measurement is stored");
      const answers = await Promise.all(
        Object.values(WRONG).map((more) => client.rest("medicoes", measure(arena, more))),
      );
      const stored = Object.keys(WRONG).filter((_, index) => Number(answers[index]?.status) < 300);
      return held(stored.length === 0, stored.length > 0 ? `stored: ${stored}` : countStatuses(answers));
    },
  ),
  attack("measure-size", "101 measurements in one request, and a body of 70 kB", "a full disk", async (arena) => {
    const many = (count: number) => Array.from({ length: count }, () => measure(arena));
    const answers = [
      await arena.visitor().rest("medicoes", many(101)),
      await arena.visitor().rest("medicoes", many(400)),
    ];
    return refused(answers, 400, 413);
  }),
  attack("measure-read", "Measurements are read, changed and deleted", "the figures of the site", async (arena) => {
    const client = arena.visitor();
    const answers = [
      await client.rest("medicoes?select=*"),
      await client.rest("medicoes?visita=not.is.null", { valor: 1 }, { method: "PATCH" }),
      await client.rest("medicoes?visita=not.is.null", undefined, { method: "DELETE" }),
      await client.rest("rpc/vitais", { p_dias: 30 }),
    ];
    return refused(answers, 401, 403, 404, 405);
  }),
  attack("measure-address", "A stored measurement tells who sent it, or when", "people identified", async (arena) => {
    const row = measure(arena);
    await arena.visitor().rest("medicoes", row);
    const [kept] = await arena.rows<Record<string, unknown>>(
      "select to_jsonb(m) as m from public.medicoes as m where visita = $1",
      [row.visita],
    );
    const text = JSON.stringify(kept);
    return held(kept !== undefined && !/127\.77|T\d\d:\d\d/.test(text), "a day, no address");
  }),
];

export const TOOLS: Group = { name: "tools and measurement", attacks: [...tools, ...measurements] };
