import { validate } from "@eden/domain/campos/validate";
import { pedidoSchema } from "@eden/domain/formularios/pedido";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { object, parse, string } from "valibot";
import { ProviderError } from "../gateways/asaas.ts";
import { logLine } from "../log.ts";
import { openCheckout, resumeCheckout } from "../pedidos/open-checkout.ts";
import type { Resources } from "../resources.ts";

type Needs = Pick<Resources, "pool" | "asaas" | "siteUrl">;

/** Timeout of the whole request, database included. The visitor gets an answer within eight seconds. */
const ANSWER_WITHIN_MS = 7000;
const INVALID = "Confira os dados e tente novamente.";
const UNAVAILABLE =
  "Não conseguimos abrir o pagamento agora. Seus dados estão guardados: espere um instante e tente novamente.";
const refusal = object({ headers: object({ "Retry-After": string() }) });
/** Headers written by nginx; the database decides which to trust. */
const ADDRESS_HEADERS = ["x-forwarded-for", "x-eden-client", "x-eden-proxy"];
const TOO_MANY = "Muitas tentativas em pouco tempo. Aguarde e tente novamente.";

export function checkoutRoutes({ pool, asaas, siteUrl }: Needs): Hono {
  const routes = new Hono();
  const resources = (context: Context) => ({ pool, asaas, count: () => countRequest(context, { pool }) });
  routes.use(timeout(ANSWER_WITHIN_MS, () => unavailable(503)));

  routes.post("/", async (context) => {
    // Require JSON: a form on another site can send text or form data without a CORS preflight, but not JSON.
    if (!/^application\/json\b/i.test(context.req.header("content-type") ?? ""))
      return context.json({ mensagem: INVALID }, 415);
    const checked = validate(pedidoSchema, await context.req.json().catch(() => undefined));
    if (!checked.valid) return context.json({ mensagem: INVALID, campos: checked.errors }, 400);
    const outcome = await openCheckout(checked.dados, resources(context)).catch(throwUnavailable);
    if (outcome.status === "busy") throw unavailable(503);
    if (outcome.status === "settled") return context.json({ situacao: outcome.situacao }, 409);
    const { url, expiraEm, fresh } = outcome;
    return context.json({ id: checked.dados.id, url, expiraEm: expiraEm.toISOString() }, fresh ? 201 : 200);
  });

  // Link in an e-mail: redirects to the payment, or to the page that shows the state of the order.
  routes.get("/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}", async (context) => {
    const outcome = await resumeCheckout(context.req.param("id"), resources(context)).catch(throwUnavailable);
    if (outcome.status === "busy") throw unavailable(503);
    if (outcome.status === "unknown") return context.redirect(`${siteUrl}/registro-edenapp`);
    return context.redirect(outcome.status === "open" ? outcome.url : `${siteUrl}/success`);
  });
  return routes;
}

function throwUnavailable(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  logLine("warn", { checkout: "provider", status: error.status, words: error.message });
  throw unavailable(error.status === 0 ? 503 : 502);
}

function unavailable(status: 502 | 503): HTTPException {
  return new HTTPException(status, { res: Response.json({ mensagem: UNAVAILABLE }, { status }) });
}

/** Applies the database's rate limit for the sender's address; answers 429 when it is exceeded. */
async function countRequest(context: Context, { pool }: Pick<Resources, "pool">): Promise<void> {
  const headers = Object.fromEntries(ADDRESS_HEADERS.map((name) => [name, context.req.header(name)]));
  try {
    await pool.query("select privado.contar_requisicao($1, $2)", ["checkout", JSON.stringify(headers)]);
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code !== "PGRST" || !detail) throw error;
    const { "Retry-After": wait } = parse(refusal, JSON.parse(detail)).headers;
    const res = Response.json({ mensagem: TOO_MANY }, { status: 429, headers: { "retry-after": wait } });
    throw new HTTPException(429, { res });
  }
}
