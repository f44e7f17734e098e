import { FORMAS, type Forma } from "@eden/domain/catalogo/pedido";
import { type Context, Hono } from "hono";
import { object, picklist, pipe, safeParse, string, uuid } from "valibot";
import { ProviderError } from "../gateways/asaas.ts";
import { logLine } from "../log.ts";
import { type CheckoutOutcome, openCheckout, planoOf } from "../pedidos/open-checkout.ts";
import type { Resources } from "../resources.ts";
import type { Pedido } from "../rows.ts";
import { INVALID } from "./answer-error.ts";
import { asMember } from "./as-member.ts";
import { readBody } from "./read-body.ts";
import type { SessionVariables } from "./session.ts";

type Needs = Pick<Resources, "pool" | "asaas" | "siteUrl">;

const linkSchema = object({ comando: pipe(string(), uuid()), forma: picklist(FORMAS) });
const UNKNOWN = "Não encontramos este pedido.";
const PAID = "Este pedido já foi pago.";
const TAKEN = "Este comando já foi usado.";
const UNAVAILABLE = "O provedor de pagamento não respondeu. Espere um instante e tente de novo.";

/**
 * A new payment link for the buyer of an unpaid order: a new order, whose id is the command, so a repeat opens no other. The
 * link is ours, which works as long as the order: the provider's ends after an hour.
 */
export function cobrancaRoutes({ pool, asaas, siteUrl }: Needs): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  routes.post("/:pedido{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/link", async (context) => {
    const { success, output } = safeParse(linkSchema, await readBody(context));
    if (!success) return context.json({ mensagem: INVALID }, 400);
    const { comando, forma } = output;
    const found = await authorize(context, { pedido: context.req.param("pedido"), comando, forma }, { pool });
    if (found instanceof Response) return found;
    const checkout = { ...toCheckout(found, forma), id: comando };
    const outcome = await openCheckout(checkout, { pool, asaas, count: async () => undefined }).catch(onlyProvider);
    if (outcome.status === "settled") return context.json({ mensagem: TAKEN }, 409);
    if (outcome.status !== "open") return context.json({ mensagem: UNAVAILABLE }, 503);
    await pool.query("update privado.cobrancas set anterior_id = $2 where pedido_id = $1", [comando, found.id]);
    // Its session was opened before the two were one purchase.
    await pool.query("select privado.reabrir_compra($1)", [comando]);
    return context.json({ url: `${siteUrl}/api/checkout/${comando}`, pedido: comando });
  });
  return routes;
}

interface Asked {
  pedido: string;
  comando: string;
  forma: Forma;
}

/** The unpaid order, or the refusal. A command that is the id of somebody else's order would end that order's session. */
async function authorize(
  context: Context<SessionVariables>,
  { pedido, comando, forma }: Asked,
  { pool }: Pick<Needs, "pool">,
): Promise<Response | Pedido> {
  return asMember(pool, context.var.session, context, async (client) => {
    await client.query("select privado.exigir('atendimento', 'gestao')");
    const { rows } = await client.query<Pedido>("select * from public.pedidos where id = $1", [pedido]);
    const found = rows[0];
    if (!found) return context.json({ mensagem: UNKNOWN }, 404);
    if (found.situacao === "pago" || found.situacao === "em_revisao") return context.json({ mensagem: PAID }, 409);
    const { rowCount: taken } = await client.query(
      "select from public.pedidos where id = $1 and (email <> $2 or forma_pagamento <> $3)",
      [comando, found.email, forma],
    );
    if (taken || comando === pedido) return context.json({ mensagem: TAKEN }, 409);
    await client.query("select privado.registrar('gerou_link', 'pedidos', $1, $2)", [pedido, { forma }]);
    return found;
  });
}

function toCheckout({ origem_compra, nome, email, telefone, cpf }: Pedido, forma: Forma) {
  return {
    origem: origem_compra,
    plano: planoOf(forma),
    ...(forma === "cartao" ? {} : { forma }),
    nome,
    email,
    telefone,
    cpf: cpf ?? "",
  };
}

function onlyProvider(error: unknown): CheckoutOutcome {
  if (!(error instanceof ProviderError)) throw error;
  logLine("warn", { checkout: "provider", status: error.status, words: error.message });
  return { status: "busy" };
}
