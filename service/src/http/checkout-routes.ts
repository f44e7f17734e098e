import { validate } from "@eden/domain/campos/validate";
import { FORMAS } from "@eden/domain/catalogo/pedido";
import { pedidoSchema } from "@eden/domain/formularios/pedido";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { ProviderError } from "../gateways/asaas.ts";
import { logLine } from "../log.ts";
import { openCheckout, resumeCheckout } from "../pedidos/open-checkout.ts";
import type { Resources } from "../resources.ts";
import { countRequest } from "./count-request.ts";

type Needs = Pick<Resources, "pool" | "asaas" | "siteUrl">;

/** Timeout of the whole request, database included. The visitor gets an answer within eight seconds. */
const ANSWER_WITHIN_MS = 7000;
const INVALID = "Confira os dados e tente novamente.";
const UNAVAILABLE =
  "Não conseguimos abrir o pagamento agora. Seus dados estão guardados: espere um instante e tente novamente.";

export function checkoutRoutes({ pool, asaas, siteUrl }: Needs): Hono {
  const routes = new Hono();
  const resources = (context: Context) => ({ pool, asaas, count: () => countRequest("checkout", context, { pool }) });
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

  // Link in an e-mail, with `forma` for another method: redirects to the payment, or to the page that shows the state of the order.
  routes.get("/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}", async (context) => {
    const asked = context.req.query("forma");
    const forma = FORMAS.find((known) => known === asked);
    const outcome = await resumeCheckout({ id: context.req.param("id"), forma }, resources(context)).catch(
      throwUnavailable,
    );
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
