import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveApp } from "../fakes/serve-app.ts";
import { downloadConteudo, reportReady } from "./download-conteudo.ts";

const ID = "0b8f6c1e-7a53-4b52-9e0d-3f1f4a2c5d6e";
let folder: string;
let served: Awaited<ReturnType<typeof serveApp>>;
let ready: unknown;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "eden-conteudo-"));
  const app = new Hono();
  app.use(async (context, next) =>
    context.req.header("authorization") === "Bearer segredo" ? next() : context.body(null, 401),
  );
  app.get("/site", (context) =>
    context.json({ revisao: 7, textos: { whatsapp: { numero: "1" }, aviso: null }, fotos: [ID] }),
  );
  app.get("/fotos/*", (context) => context.text(context.req.path));
  app.post("/site/pronta", async (context) => {
    ready = await context.req.json();
    return context.body(null, 204);
  });
  served = await serveApp(app);
});
afterEach(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

test("[TEXTO-02] the approved texts and their pictures become files; pictures no longer used are removed", async () => {
  const files = { json: join(folder, "domain/publicado.json"), pictures: join(folder, "public") };
  const pictures = join(folder, "public/imagens/publicadas");
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, "antiga-480.webp"), "");
  const source = { url: served.url, token: "segredo" };
  expect(await downloadConteudo("site", source, files)).toBe(7);
  expect(readFileSync(files.json, "utf8")).toBe(
    `${JSON.stringify({ aviso: null, whatsapp: { numero: "1" } }, null, 2)}\n`,
  );
  expect(readdirSync(pictures).sort()).toEqual(
    ["480.avif", "480.webp", "800.avif", "800.webp"].map((name) => `${ID}-${name}`),
  );
  expect(readFileSync(join(pictures, `${ID}-800.avif`), "utf8")).toBe(`/fotos/${ID}/800/avif`);
  await reportReady("site", 7, source);
  expect(ready).toEqual({ revisao: 7 });
});

test("[TEXTO-02] a refused token leaves the files in git as they are", async () => {
  const json = join(folder, "publicado.json");
  writeFileSync(json, "{}\n");
  const download = downloadConteudo("site", { url: served.url, token: "x" }, { json, pictures: folder });
  await expect(download).rejects.toThrow("answered 401");
  expect(readFileSync(json, "utf8")).toBe("{}\n");
});
