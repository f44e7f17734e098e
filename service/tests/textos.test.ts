import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32 } from "node:zlib";
import { PADROES } from "@eden/domain/conteudo/padroes";
import type { Papel } from "@eden/domain/painel/valores";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { createConteudoHook } from "../src/gateways/conteudo-hook.ts";
import { publicarConteudo } from "../src/tasks/publicar-conteudo.ts";
import { type Browser, CONTEUDO_TOKEN, enter, newMembro, PAINEL, usePainel } from "./use-painel.ts";

const painel = usePainel();
const CORTE = "x=0&y=0&largura=900";
let gestao: Browser;

beforeAll(async () => {
  gestao = await enter(painel, await newMembro(painel, "gestao"));
});

/** A picture with one colour on the left and another on the right. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0e3b2e" } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: "#f2b32a" } }, left: width / 2, top: 0 },
  ]);

const upload = (body: Buffer, { query = CORTE, cookie = gestao.cookie, origin = PAINEL } = {}) =>
  painel.app.request(`/api/painel/textos/fotos?${query}`, {
    method: "POST",
    headers: { origin, cookie, "content-type": "image/jpeg" },
    body: new Uint8Array(body),
  });

const fetchContent = (path: string, init: RequestInit = {}, token = CONTEUDO_TOKEN) =>
  painel.app.request(`/api/conteudo/${path}`, { ...init, headers: { authorization: `Bearer ${token}` } });

async function storedFiles(): Promise<number> {
  const { rows } = await painel.pool.query("select count(*)::int as files from privado.fotos");
  return rows[0].files;
}

test("[TEXTO-01] a portrait is turned upright, cut, scaled to the site's sizes and stripped of metadata", async () => {
  // Orientation 6: the camera was held upright, so the stored pixels lie on their side.
  const exif = { IFD0: { Copyright: "Segredo" }, IFD3: { GPSLatitude: "23/1 30/1 0/1" } };
  const photo = await picture(2000, 1200).jpeg().withMetadata({ orientation: 6 }).withExifMerge(exif).toBuffer();
  expect(photo.includes("Segredo")).toBe(true);
  const response = await upload(photo, { query: "x=100&y=500&largura=1000" });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const { rows } = await painel.pool.query(
    "select largura, formato, bytes from privado.fotos where id = $1 order by largura, formato",
    [id],
  );
  expect(rows.map(({ largura, formato }) => `${largura} ${formato}`)).toEqual([
    "480 avif",
    "480 webp",
    "800 avif",
    "800 webp",
  ]);
  for (const { largura, formato, bytes } of rows) {
    expect(bytes.includes("Segredo")).toBe(false);
    expect(bytes.length).toBeLessThan(60_000);
    if (formato === "avif") expect(bytes.toString("latin1", 4, 12)).toBe("ftypavif");
    else {
      const { width, height, exif, icc, orientation } = await sharp(bytes).metadata();
      expect({ width, height, exif, icc, orientation }).toEqual({ width: largura, height: largura * 1.2 });
    }
  }
  // Turned by a quarter, the second colour is in the lower half.
  const shown = await sharp(rows[1].bytes).raw().toBuffer();
  expect([shown[0], shown.at(-3)].map((red) => Number(red) > 128)).toEqual([false, true]);
  const thumbnail = await painel.app.request(`/api/painel/textos/fotos/${id}`, { headers: { cookie: gestao.cookie } });
  expect([thumbnail.status, thumbnail.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const file = await fetchContent(`fotos/${id}/800/avif`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(rows[2].bytes);
});

/** A PNG of 80 bytes that claims to have 3.6 thousand million pixels. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from("0000ea600000ea600802000000", "hex");
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(8)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("[TEXTO-01] what is no picture, too large, damaged or cut outside is refused with a message and not stored", async () => {
  const jpeg = await picture(1000, 1200).jpeg().toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1200"><script>alert(1)</script></svg>`;
  const before = await storedFiles();
  const attacks: [number, Buffer, string?][] = [
    [422, Buffer.from("<!doctype html><script>alert(1)</script>")],
    [422, Buffer.from(svg)],
    [422, await picture(1000, 1200).gif().toBuffer()],
    [422, Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from(svg)])],
    [422, Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(500)])],
    [422, jpeg.subarray(0, jpeg.length / 2)],
    [422, bomb()],
    [422, Buffer.alloc(0)],
    [413, Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)])],
    [422, jpeg, "x=200&y=0&largura=900"],
    [422, jpeg, "x=0&y=300&largura=900"],
    [422, jpeg, "x=0&y=0&largura=799"],
    [400, jpeg, "x=-1&y=0&largura=900"],
    [400, jpeg, "x=0.5&y=0&largura=900"],
    [400, jpeg, "x=0"],
  ];
  for (const [index, [status, body, query = CORTE]] of attacks.entries()) {
    const response = await upload(body, { query });
    expect([index, response.status]).toEqual([index, status]);
    expect((await response.json()) as object).toEqual({ mensagem: expect.any(String) });
  }
  expect(await storedFiles()).toBe(before);
});

test("[TEXTO-01] only gestao uploads, from the panel's own origin", async () => {
  const jpeg = await picture(1000, 1200).jpeg().toBuffer();
  expect((await upload(jpeg, { cookie: "" })).status).toBe(401);
  expect((await upload(jpeg, { origin: "https://www.exemplo.com.br" })).status).toBe(403);
  for (const papel of ["leitura", "atendimento", "encarregado"] satisfies Papel[]) {
    const { cookie } = await enter(painel, await newMembro(painel, papel));
    expect([papel, (await upload(jpeg, { cookie })).status]).toEqual([papel, 403]);
  }
});

test("[TEXTO-02] a build reads the approved texts with its token and reports when they are served", async () => {
  const { rows } = await painel.pool.query("select privado.pedir_construcao('site') as revisao");
  const revisao = Number(rows[0].revisao);
  for (const token of ["", "x", `${CONTEUDO_TOKEN}x`]) expect((await fetchContent("site", {}, token)).status).toBe(401);
  expect(await (await fetchContent("site")).json()).toEqual({
    ...{ revisao, fotos: [] },
    textos: { expediente: PADROES.expediente },
  });
  expect((await fetchContent("outro")).status).toBe(404);
  const ready = (body: unknown) => fetchContent("site/pronta", { method: "POST", body: JSON.stringify(body) });
  expect((await ready({ revisao: "1" })).status).toBe(400);
  expect((await ready({ revisao })).status).toBe(204);
  const built = await painel.pool.query("select pronta_em is not null as ready from privado.construcoes");
  expect(built.rows).toEqual([{ ready: true }]);
});

test("[TEXTO-02] the job starts the build by the hook and is tried again when the hook fails", async () => {
  const calls: { authorization: string | undefined; body: unknown }[] = [];
  let status = 204;
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    calls.push({ authorization: request.headers.authorization, body });
    response.writeHead(status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const startBuild = createConteudoHook(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, "segredo");
  await publicarConteudo.perform({ alvo: "previa" }, { startBuild });
  expect(calls).toEqual([
    { authorization: "Bearer segredo", body: { event_type: "conteudo", client_payload: { alvo: "previa" } } },
  ]);
  status = 500;
  await expect(publicarConteudo.perform({ alvo: "site" }, { startBuild })).rejects.toThrow("answered 500");
  server.close();
  await publicarConteudo.perform({ alvo: "site" }, { startBuild: createConteudoHook(undefined, undefined) });
  expect(painel.logged.some((line) => line.includes("no build hook"))).toBe(true);
});
