import { Hono } from "hono";
import { integer, minValue, number, object, pipe, safeParse } from "valibot";
import { logLine } from "../log.ts";
import type { Resources } from "../resources.ts";
import { equalsSecret } from "./equals-secret.ts";

interface Needs extends Pick<Resources, "pool"> {
  /** Undefined closes these routes. */
  conteudoToken?: string | undefined;
}

const readySchema = object({ revisao: pipe(number(), integer(), minValue(0)) });
const ALVO = ":alvo{site|previa}";
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** What a build of the site fetches with its token: approved texts and their pictures. It reports when they are served. */
export function conteudoRoutes({ pool, conteudoToken }: Needs): Hono {
  const routes = new Hono();
  routes.use(async (context, next) => {
    const given = (context.req.header("authorization") ?? "").replace(/^Bearer /, "");
    if (!conteudoToken || !equalsSecret(given, conteudoToken)) {
      logLine("warn", { conteudo: "refused", cause: "token" });
      return context.json({ erro: "nao autorizado" }, 401);
    }
    context.header("cache-control", "no-store");
    return next();
  });
  routes.get(`/${ALVO}`, async (context) => {
    const { rows } = await pool.query("select privado.exportar_conteudo($1) as saida", [context.req.param("alvo")]);
    return context.json(rows[0]?.saida);
  });
  routes.get(`/fotos/:id{${UUID}}/:largura{[0-9]{2,4}}/:formato{avif|webp}`, async (context) => {
    const { id, largura, formato } = context.req.param();
    const { rows } = await pool.query<{ bytes: Buffer }>(
      "select bytes from privado.fotos where id = $1 and largura = $2 and formato = $3",
      [id, largura, formato],
    );
    if (!rows[0]) return context.notFound();
    return context.body(new Uint8Array(rows[0].bytes), 200, { "content-type": `image/${formato}` });
  });
  routes.post(`/${ALVO}/pronta`, async (context) => {
    const { success, output } = safeParse(readySchema, await context.req.json().catch(() => undefined));
    if (!success) return context.json({ erro: "revisao" }, 400);
    await pool.query("select privado.construcao_pronta($1, $2)", [context.req.param("alvo"), output.revisao]);
    return context.body(null, 204);
  });
  return routes;
}
