import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type pg from "pg";
import { object, parse, string } from "valibot";

const refusal = object({ headers: object({ "Retry-After": string() }) });
/** Headers written by nginx; the database decides which to trust. */
const ADDRESS_HEADERS = ["x-forwarded-for", "x-eden-client", "x-eden-proxy"];
const MESSAGE = "Muitas tentativas em pouco tempo. Aguarde e tente novamente.";

/** Applies the database's rate limit for the sender's address; answers 429 when it is exceeded. */
export async function countRequest(alvo: string, context: Context, pool: pg.Pool): Promise<void> {
  const headers = Object.fromEntries(ADDRESS_HEADERS.map((name) => [name, context.req.header(name)]));
  try {
    await pool.query("select privado.contar_requisicao($1, $2)", [alvo, JSON.stringify(headers)]);
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code !== "PGRST" || !detail) throw error;
    const { "Retry-After": wait } = parse(refusal, JSON.parse(detail)).headers;
    const res = Response.json({ mensagem: MESSAGE }, { status: 429, headers: { "retry-after": wait } });
    throw new HTTPException(429, { res });
  }
}
