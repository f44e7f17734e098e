import { randomUUID } from "node:crypto";
import { FOTO_BYTES_MAX } from "@eden/domain/conteudo/foto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { integer, minValue, object, pipe, safeParse, string, toNumber } from "valibot";
import type { Resources } from "../resources.ts";
import { INVALID } from "./answer-error.ts";
import { asMember } from "./as-member.ts";
import { type EncodedFoto, encodeFoto, type FotoFile } from "./encode-foto.ts";
import type { SessionVariables } from "./session.ts";

interface Needs extends Pick<Resources, "pool" | "siteUrl"> {
  previaUrl?: string | undefined;
}

const pixel = pipe(string(), toNumber(), integer(), minValue(0));
const corteSchema = object({ x: pixel, y: pixel, largura: pixel });

const REFUSALS: Record<Extract<EncodedFoto, { status: "refused" }>["cause"], string> = {
  "not a picture": "Não conseguimos abrir esta imagem. Envie um arquivo JPEG, PNG ou WebP.",
  "too large": "Esta imagem tem pixels demais. Envie uma de até 50 megapixels.",
  "too small": "O recorte precisa de ao menos 800 pixels de largura. Escolha uma foto maior.",
  outside: "O recorte sai da imagem. Ajuste e envie de novo.",
};
const TOO_HEAVY = "Esta imagem passa de 8 MB. Envie uma menor.";

/** What the editor of texts needs beside the functions of the schema painel. */
export function textoRoutes({ pool, siteUrl, previaUrl = "" }: Needs): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  const requireGestao = (context: Context<SessionVariables>) =>
    asMember(pool, context.var.session, context, (client) => client.query("select privado.exigir('gestao')"));

  routes.get("/enderecos", (context) => context.json({ site: siteUrl, previa: previaUrl || null }));

  // The role is checked before the body is read.
  routes.post(
    "/fotos",
    async (context, next) => {
      await requireGestao(context);
      await next();
    },
    bodyLimit({ maxSize: FOTO_BYTES_MAX, onError: (context) => context.json({ mensagem: TOO_HEAVY }, 413) }),
    async (context) => {
      const { success, output: corte } = safeParse(corteSchema, context.req.query());
      if (!success) return context.json({ mensagem: INVALID }, 400);
      const encoded = await encodeFoto(Buffer.from(await context.req.arrayBuffer()), corte);
      if (encoded.status === "refused") return context.json({ mensagem: REFUSALS[encoded.cause] }, 422);
      return context.json({ id: await keepFoto(context, encoded.files, pool) }, 201);
    },
  );

  routes.get("/fotos/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}", async (context) => {
    const { rows } = await asMember(pool, context.var.session, context, async (client) => {
      await client.query("select privado.exigir('leitura', 'atendimento', 'gestao')");
      return client.query<Pick<FotoFile, "bytes">>(
        "select bytes from privado.fotos where id = $1 and formato = 'webp' order by largura limit 1",
        [context.req.param("id")],
      );
    });
    if (!rows[0]) return context.notFound();
    return context.body(new Uint8Array(rows[0].bytes), 200, { "content-type": "image/webp" });
  });
  return routes;
}

function keepFoto(context: Context<SessionVariables>, files: FotoFile[], pool: Needs["pool"]): Promise<string> {
  const id = randomUUID();
  return asMember(pool, context.var.session, context, async (client) => {
    await client.query("select privado.exigir('gestao')");
    for (const { largura, formato, bytes } of files) {
      await client.query(
        `insert into privado.fotos (id, largura, formato, bytes, autor)
        values ($1, $2, $3, $4, privado.membro_atual())`,
        [id, largura, formato, bytes],
      );
    }
    await client.query("select privado.registrar('enviou_foto', 'texto', $1)", [id]);
    return id;
  });
}
