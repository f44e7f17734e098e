import { Hono } from "hono";
import type { Resources } from "../resources.ts";
import { asMember } from "./as-member.ts";
import type { SessionVariables } from "./session.ts";
import { type TitularData, titularPage } from "./titular-page.ts";

const FOREIGN = "Pedido recusado.";
const FORMATS = {
  json: { type: "application/json; charset=utf-8", write: (data: TitularData) => JSON.stringify(data, null, 2) },
  html: { type: "text/html; charset=utf-8", write: (data: TitularData) => titularPage(data) },
} as const;

/** The files a data subject gets: JSON for another service, a page for reading. The database checks and records it. */
export function titularRoutes({ pool }: Pick<Resources, "pool">): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  routes.get("/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/:file{dados\\.(?:json|html)}", async (context) => {
    // Each file is recorded: a link of another page must not start a download.
    if (context.req.header("sec-fetch-site") !== "same-origin") return context.json({ mensagem: FOREIGN }, 403);
    const { id, file } = context.req.param();
    const format = file.endsWith("json") ? "json" : "html";
    const data = await asMember(pool, context.var.session, context, async (client) => {
      await client.query("set local role painel");
      const { rows } = await client.query<{ tudo: TitularData }>(
        "select painel.executar('exportar_requerimento', jsonb_build_object('id', $1::text)) as tudo",
        [id],
      );
      return rows[0]?.tudo;
    });
    if (!data) return context.notFound();
    const { type, write } = FORMATS[format];
    return context.body(await write(data), 200, {
      "content-type": type,
      "content-disposition": `attachment; filename="dados-${data.protocolo}.${format}"`,
      // Opened from the panel's origin by mistake, it may not run or load anything.
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    });
  });
  return routes;
}
