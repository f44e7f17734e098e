import { validate } from "@eden/domain/campos/validate";
import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { FORMAS, FORMAS_NA_FRASE, type Forma } from "@eden/domain/catalogo/pedido";
import { pedidoSchema } from "@eden/domain/formularios/pedido";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { ProviderError } from "../gateways/asaas.ts";
import { logLine } from "../log.ts";
import { findCheckout, openCheckout, resumeCheckout, type Settled } from "../pedidos/open-checkout.ts";
import type { Resources } from "../resources.ts";
import { countRequest } from "./count-request.ts";
import { plainPage, plainPageHeaders, type Words } from "./plain-page.ts";

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

  // Link in an e-mail, with `forma` for another method. Reading it changes nothing; the button of its page opens a session.
  const link = new Hono();
  link.use(plainPageHeaders({ formAction: "any" }));
  link.get("/", async (context) => {
    const found = await findCheckout(askedOf(context), { pool });
    if (found.status === "closed") return context.html(plainPage(confirmation(found), siteUrl));
    return answer(context, found);
  });
  link.post("/", async (context) => {
    const outcome = await resumeCheckout(askedOf(context), resources(context)).catch((error: unknown) => {
      logProvider(error);
      return { status: "busy" as const };
    });
    return outcome.status === "busy" ? context.html(plainPage(BUSY, siteUrl), 503) : answer(context, outcome);
  });
  // 303: the browser follows with GET.
  function answer(context: Context, outcome: { status: "open"; url: string } | Settled | { status: "unknown" }) {
    if (outcome.status === "settled") return context.html(plainPage(wordsOf(outcome), siteUrl));
    return context.redirect(outcome.status === "open" ? outcome.url : `${siteUrl}/registro-edenapp`, 303);
  }
  routes.route("/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}", link);
  return routes;
}

function askedOf({ req }: Context) {
  return { id: req.param("id") ?? "", forma: FORMAS.find((known) => known === req.query("forma")) };
}

function confirmation({ forma, centavos }: { forma: Forma; centavos: number }): Words {
  return {
    title: `Pagar ${formatReais(centavos)} ${FORMAS_NA_FRASE[forma]}`,
    body: "É o seu acesso ao EdenApp. O pagamento abre em uma página segura, e você confere tudo antes de confirmar.",
    button: "Ir para o pagamento",
  };
}

/** Not a page of the site: the link may be opened on a device that knows nothing of the order. */
function wordsOf({ situacao, devolvido }: Settled): Words {
  if (devolvido) return REFUNDED;
  if (situacao === "pago") return PAID;
  // Otherwise it ended at this moment, by an event of the provider: the button opens a new session.
  return situacao === "em_revisao" ? IN_REVIEW : BUSY;
}

const PAID: Words = {
  title: "Este pedido já está pago.",
  body: "Não há mais nada a pagar. O próximo passo está no e-mail que confirmou o pagamento.",
};
const IN_REVIEW: Words = {
  title: "Seu pagamento está em conferência.",
  body: "Não é preciso pagar de novo. A equipe confere o valor e fala com você.",
};
const REFUNDED: Words = {
  title: "O pagamento deste pedido foi devolvido.",
  body: "Nada mais é cobrado por ele. Para comprar de novo, comece um novo pedido no site.",
};
const BUSY: Words = {
  title: "Não conseguimos abrir o pagamento agora.",
  body: "Seus dados estão guardados. Espere um instante e tente de novo.",
  button: "Tentar de novo",
};

function throwUnavailable(error: unknown): never {
  throw unavailable(logProvider(error).status === 0 ? 503 : 502);
}

/** Rethrows what is not a failure of the payment provider. */
function logProvider(error: unknown): ProviderError {
  if (!(error instanceof ProviderError)) throw error;
  logLine("warn", { checkout: "provider", status: error.status, words: error.message });
  return error;
}

function unavailable(status: 502 | 503): HTTPException {
  return new HTTPException(status, { res: Response.json({ mensagem: UNAVAILABLE }, { status }) });
}
