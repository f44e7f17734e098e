import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { Hono } from "hono";
import { type Alvo, downloadConteudo, reportReady } from "../conteudo/download-conteudo.ts";
import { serveApp } from "./serve-app.ts";

export type BuildHookFake = Awaited<ReturnType<typeof startBuildHook>>;

interface BuildHook {
  /** Below the repository, so that the build finds its packages. */
  folder: string;
  /** Tokens of the hook and of the service's routes. */
  tokens: { hook: string; conteudo: string };
  /** Port of the service. */
  service: number;
  ports?: { hook?: number; site?: number; previa?: number };
  /** Builds only these pages, and only when one is opened: for tests, which rarely look at the result. */
  pages?: string[] | undefined;
}

const site = join(import.meta.dirname, "../../site");
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** In place of the home page while nothing was built. */
const EMPTY: Record<Alvo, string> = {
  site: "No text was published yet. Publish one in the panel (Textos); the site is then built with it and served here.",
  previa:
    "No draft was shown yet. Ask for a preview in the panel (Textos); the site is then built with it and served here.",
};

/**
 * Fake of the build pipeline: fetches the approved texts, builds the site into its own folder and serves it, the drafts of a
 * preview at another origin. The files in git stay as they are.
 */
export async function startBuildHook({ folder, tokens, service, ports = {}, pages }: BuildHook) {
  const source = { url: `http://127.0.0.1:${service}/api/conteudo`, token: tokens.conteudo };
  const stopping = new AbortController();
  const waiting = new Set<Alvo>();
  let last: Promise<void> = Promise.resolve();

  /** One build at a time; the texts are fetched when it starts, so one build serves all requests before it. */
  const build = (alvo: Alvo): Promise<void> => {
    last = last.then(async () => {
      if (!waiting.delete(alvo)) return;
      const revisao = await buildSite(alvo, { folder, source, pages, signal: stopping.signal });
      await reportReady(alvo, revisao, source);
    });
    last = last.catch((error: Error) => console.error(`build of ${alvo}: ${error.message}`));
    return last;
  };

  const hook = new Hono();
  hook.post("*", async (context) => {
    if (context.req.header("authorization") !== `Bearer ${tokens.hook}`) return context.body(null, 401);
    const body = (await context.req.json()) as { client_payload: { alvo: Alvo } };
    waiting.add(body.client_payload.alvo);
    if (!pages) void build(body.client_payload.alvo);
    return context.body(null, 204);
  });
  const serve = (alvo: Alvo, port?: number) => {
    const app = new Hono();
    app.get("*", async (context) => {
      await build(alvo);
      const client = join(folder, alvo, "build/client");
      if (context.req.path === "/" && !existsSync(client)) return context.text(EMPTY[alvo]);
      const file = fileOf(client, context.req.path);
      if (!file) return context.notFound();
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      return context.body(new Uint8Array(readFileSync(file)), 200, { "content-type": type, "x-robots-tag": "noindex" });
    });
    return serveApp(app, port);
  };
  const servers = await Promise.all([
    serveApp(hook, ports.hook),
    serve("site", ports.site),
    serve("previa", ports.previa),
  ]);
  const [{ url }, { url: siteUrl }, { url: previaUrl }] = servers;
  return {
    url,
    siteUrl,
    previaUrl,
    tokens,
    async stop() {
      stopping.abort();
      await Promise.all(servers.map(({ stop }) => stop()));
    },
  };
}

interface Build extends Pick<BuildHook, "folder" | "pages"> {
  source: { url: string; token: string };
  signal: AbortSignal;
}

async function buildSite(alvo: Alvo, { folder, source, pages, signal }: Build): Promise<number> {
  const [conteudo, built, next] = ["conteudo", "build", "next"].map((name) => join(folder, alvo, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(conteudo, { recursive: true });
  const files = { json: join(conteudo, "publicado.json"), pictures: conteudo };
  const revisao = await downloadConteudo(alvo, source, files);
  const args = [join(site, "../node_modules/.bin/react-router"), "build", "--logLevel", "warn"];
  const env = { ...process.env, NODE_ENV: "production", EDEN_CONTEUDO: conteudo, EDEN_SITE_BUILD: next };
  const child = spawn(process.execPath, args, {
    cwd: site,
    signal,
    env: { ...env, ...(pages && { EDEN_PAGES: pages.join(",") }) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit", { signal });
  if (code !== 0) throw new Error(`the build ended with ${code}`);
  if (existsSync(join(conteudo, "imagens")))
    cpSync(join(conteudo, "imagens"), join(next, "client/imagens"), { recursive: true });
  rmSync(built, { recursive: true, force: true });
  renameSync(next, built);
  return revisao;
}

/** The file of a path; undefined outside the folder or where there is none. */
function fileOf(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const names = [file, join(file, "index.html")];
  return names.find((name) => name.startsWith(folder) && extname(name) && existsSync(name));
}
