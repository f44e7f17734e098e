import { setTimeout } from "node:timers/promises";
import { type Forma, isRecebido, type PlanoPagamento, type Situacao } from "@eden/domain/catalogo/pedido";
import { totalOf } from "@eden/domain/catalogo/precos";
import type { NovoPedido } from "@eden/domain/formularios/pedido";
import type { Session } from "../gateways/asaas.ts";
import type { Resources } from "../resources.ts";
import type { Pedido } from "../rows.ts";
import { type FoundPedido, findPedido, findPedidoQueVale } from "./pedido.ts";

/** The order is over and opens no session. */
export interface Settled {
  status: "settled";
  situacao: Situacao;
  devolvido?: boolean;
}

export type CheckoutOutcome =
  | { status: "open"; url: string; expiraEm: Date; fresh: boolean }
  | Settled
  /** Another request is still opening the session. */
  | { status: "busy" };

interface Needs extends Pick<Resources, "pool" | "asaas"> {
  /** Enforces the rate limit: rejects when exceeded. Called only before a request to the provider. */
  count(): Promise<unknown>;
}

/** How long a request may take to open a session before another may try. Longer than the provider's timeout. */
const CLAIM = "10 seconds";
const WAIT_MS = 6500;

/** Opens one session per order, however many requests or tabs ask for it. */
export async function openCheckout(checkout: NovoPedido, resources: Needs): Promise<CheckoutOutcome> {
  const known = await findPedido(checkout.id, resources);
  if (known) {
    const settled = await settle(known, checkout, resources);
    if (settled) return settled;
  }
  await resources.count();
  const claimed = await claim(checkout, resources);
  return claimed ? openFor(claimed, resources) : waitForOther(checkout.id, resources);
}

interface Asked {
  id: string;
  /** Another method than the one chosen before, at its own price. */
  forma?: Forma | undefined;
}

type Found =
  | Exclude<CheckoutOutcome, { status: "busy" }>
  | { status: "unknown" }
  /** Needs a new session, of this method and price. */
  | { status: "closed"; pedido: FoundPedido; forma: Forma; plano: PlanoPagamento; centavos: number };

/** What the link in an e-mail leads to; the order that counts decides. Changes nothing. */
export async function findCheckout({ id, forma }: Asked, resources: Pick<Resources, "pool">): Promise<Found> {
  const pedido = await findPedidoQueVale(id, resources);
  if (!pedido) return { status: "unknown" };
  const { situacao, devolvido, boleto } = pedido;
  if (isRecebido(situacao)) return { status: "settled", situacao, devolvido };
  const wanted = forma ?? pedido.forma_pagamento ?? "pix";
  if (situacao === "pendente" && wanted === pedido.forma_pagamento) {
    // The payment link would issue a second boleto.
    if (wanted === "boleto" && boleto) return { ...openedOf(pedido), url: boleto };
    if (pedido.aberta) return openedOf(pedido);
  }
  const plano = planoOf(wanted);
  return { status: "closed", pedido, forma: wanted, plano, centavos: totalOf(pedido.origem_compra, plano) };
}

/**
 * Opens a new session for an order whose last one ended, or with another method; a session that is still open ends
 * first, because it would charge the old price.
 */
export async function resumeCheckout(asked: Asked, resources: Needs): Promise<CheckoutOutcome | { status: "unknown" }> {
  const found = await findCheckout(asked, resources);
  if (found.status !== "closed") return found;
  const { pedido, forma, plano, centavos } = found;
  await resources.count();
  if (forma !== pedido.forma_pagamento && pedido.checkout_id && pedido.forma_pagamento !== "boleto") {
    await resources.asaas.cancelCheckout(pedido.checkout_id);
  }
  const { rows } = await resources.pool.query<Pedido>(
    `update public.pedidos set situacao = 'pendente', checkout_id = null, checkout_url = null, expira_em = null,
      plano = $2, forma_pagamento = $3, valor_centavos = $4, sessao_pedida_em = now()
    where id = $1 and situacao in ('pendente', 'expirado', 'cancelado') and ${UNCLAIMED} returning *`,
    [pedido.id, plano, forma, centavos],
  );
  return rows[0] ? openFor(rows[0], resources) : waitForOther(pedido.id, resources);
}

/** A card pays instalments; the other methods pay at once. */
export function planoOf(forma: Forma): PlanoPagamento {
  return forma === "cartao" ? "parcelado" : "avista";
}

const UNCLAIMED = `(pedidos.sessao_pedida_em is null or pedidos.sessao_pedida_em < now() - interval '${CLAIM}')`;

/** Cases that need no new session: the current one is still valid, or the order is finished. */
async function settle(
  pedido: FoundPedido,
  checkout: NovoPedido,
  resources: Needs,
): Promise<CheckoutOutcome | undefined> {
  // Paid by the link of a member: a new session, or another order of this device, would charge twice.
  const counts = await findPedidoQueVale(pedido.id, resources);
  if (counts && isRecebido(counts.situacao)) return { status: "settled", situacao: counts.situacao };
  if (pedido.situacao !== "pendente") return { status: "settled", situacao: pedido.situacao };
  if (!pedido.checkout_id) return undefined;
  if (pedido.aberta && isSamePedido(pedido, checkout)) return openedOf(pedido);
  // A different choice cancels the order, because the old session would buy the wrong product; a past session expires
  // it.
  const situacao = pedido.aberta ? "cancelado" : "expirado";
  await resources.pool.query("update public.pedidos set situacao = $2 where id = $1 and situacao = 'pendente'", [
    pedido.id,
    situacao,
  ]);
  return { status: "settled", situacao: (await findPedido(pedido.id, resources))?.situacao ?? situacao };
}

/** Writes the order and claims the right to open its session, in one statement. */
async function claim(checkout: NovoPedido, { pool }: Needs): Promise<Pedido | undefined> {
  const { rows } = await pool.query<Pedido>(
    `insert into public.pedidos (id, origem_compra, plano, forma_pagamento, valor_centavos, nome, email, telefone, cpf,
      lead_id, sessao_pedida_em)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (select id from public.leadlive where id = $10), now())
    on conflict (id) do update set origem_compra = excluded.origem_compra, plano = excluded.plano,
      forma_pagamento = excluded.forma_pagamento, valor_centavos = excluded.valor_centavos, nome = excluded.nome,
      email = excluded.email, telefone = excluded.telefone, cpf = excluded.cpf, lead_id = excluded.lead_id,
      sessao_pedida_em = now()
    where pedidos.situacao = 'pendente' and pedidos.checkout_id is null and ${UNCLAIMED}
    returning *`,
    [
      checkout.id,
      checkout.origem,
      checkout.plano,
      formaOf(checkout),
      totalOf(checkout.origem, checkout.plano),
      checkout.nome,
      checkout.email,
      checkout.telefone,
      checkout.cpf || null,
      checkout.leadId ?? null,
    ],
  );
  return rows[0];
}

async function openFor(pedido: Pedido, resources: Needs): Promise<CheckoutOutcome> {
  try {
    const session = await resources.asaas.openSession(pedido);
    const expiraEm = await keepSession(pedido, session, resources);
    return { status: "open", url: session.url, expiraEm, fresh: true };
  } catch (error) {
    await resources.pool.query(
      "update public.pedidos set sessao_pedida_em = null where id = $1 and checkout_id is null",
      [pedido.id],
    );
    throw error;
  }
}

/** Compute the expiry with the database clock, which later checks also use. */
async function keepSession({ id }: Pedido, session: Session, { pool }: Needs): Promise<Date> {
  const { rows } = await pool.query<{ expira_em: Date }>(
    `update public.pedidos set checkout_id = $2, checkout_url = $3, expira_em = now() + make_interval(mins => $4),
      sessao_pedida_em = null where id = $1 returning expira_em`,
    [id, session.id, session.url, session.minutes],
  );
  return rows[0]?.expira_em ?? new Date(Date.now() + session.minutes * 60_000);
}

/** Another request is opening a session for the same order: wait for its result. */
async function waitForOther(id: string, resources: Needs): Promise<CheckoutOutcome> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const pedido = await findPedido(id, resources);
    if (pedido && pedido.situacao !== "pendente") return { status: "settled", situacao: pedido.situacao };
    if (pedido?.aberta) return openedOf(pedido);
    await setTimeout(200);
  }
  return { status: "busy" };
}

function isSamePedido(pedido: Pedido, checkout: NovoPedido): boolean {
  return (
    pedido.origem_compra === checkout.origem &&
    pedido.plano === checkout.plano &&
    pedido.forma_pagamento === formaOf(checkout) &&
    pedido.email === checkout.email
  );
}

function openedOf({ checkout_url, expira_em }: Pedido) {
  return { status: "open" as const, url: checkout_url ?? "", expiraEm: expira_em ?? new Date(), fresh: false };
}

function formaOf({ plano, forma }: NovoPedido): Forma {
  return plano === "parcelado" ? "cartao" : (forma ?? "pix");
}
