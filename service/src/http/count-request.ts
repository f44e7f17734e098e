import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { object, parse, string } from "valibot";
import type { Resources } from "../resources.ts";

const refusal = object({ headers: object({ "Retry-After": string() }) });
/** Headers written by nginx; the database decides which to trust. */
const ADDRESS_HEADERS = ["x-forwarded-for", "x-eden-client", "x-eden-proxy"];
const TOO_MANY = "Muitas tentativas em pouco tempo. Aguarde e tente novamente.";

/** Applies the database's rate limit for the sender's address; answers 429 when it is exceeded. */
export async function countRequest(alvo: string, context: Context, { pool }: Pick<Resources, "pool">): Promise<void> {
  await answerLimit(pool.query("select privado.contar_requisicao($1, $2)", [alvo, addressHeaders(context)]));
}

/** The headers that carry the sender's address, as JSON for `request.headers`. */
export function addressHeaders(context: Context): string {
  return JSON.stringify(Object.fromEntries(ADDRESS_HEADERS.map((name) => [name, context.req.header(name)])));
}

/** The sender's address as the database counts it: for IPv6 the /64. */
export async function addressOf(context: Context, { pool }: Pick<Resources, "pool">): Promise<string | undefined> {
  const { rows } = await pool.query<{ de: string }>("select privado.endereco_de($1) as de", [addressHeaders(context)]);
  return rows[0]?.de;
}

/** Turns the database's refusal by a rate limit into a response with 429. */
export async function answerLimit(counting: Promise<unknown>, mensagem = TOO_MANY): Promise<void> {
  try {
    await counting;
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code !== "PGRST" || !detail) throw error;
    const { "Retry-After": wait } = parse(refusal, JSON.parse(detail)).headers;
    const body = { mensagem, espera_s: Number(wait) };
    throw new HTTPException(429, { res: Response.json(body, { status: 429, headers: { "retry-after": wait } }) });
  }
}
