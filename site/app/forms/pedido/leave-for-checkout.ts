import type { Comprador, StoredPedido } from "@eden/domain/catalogo/pedido";
import { storeRecord } from "~/clients/outbox/outbox.ts";
import { openPedido, type PedidoInput, type PedidoResult } from "~/clients/pedido.ts";
import { keepPedido } from "~/clients/storage/stored-pedido.ts";

/** A pedido to open, as the form knows it. */
export interface PedidoRequest extends Pick<StoredPedido, "plano" | "forma" | "origem"> {
  /** Repeating the id returns the same pedido, never a second charge. */
  id: string;
  comprador: Comprador;
  /** Id of the stored lead, if the form has stored one. */
  leadId?: string;
}

/** `id`: another one than requested if that pedido had been cancelled or had expired. */
export type Leaving = { id: string } & (
  | { status: "leaving"; url: string; pedido: StoredPedido }
  /** Already paid, in another tab or before a network failure: the visitor must not pay again. */
  | { status: "paid"; pedido: StoredPedido }
  | Exclude<PedidoResult, { status: "ready" | "closed" }>
);

/** Opens the payment page and, if there is one, stores what is needed to resume after it. */
export async function leaveForCheckout(request: PedidoRequest): Promise<Leaving> {
  const { id, result } = await openPedido(inputOf(request));
  switch (result.status) {
    case "ready":
      return { id, status: "leaving", url: result.url, pedido: keep(request, id, result.url) };
    case "closed":
      return { id, status: "paid", pedido: keep(request, id, null) };
    default:
      return { id, ...result };
  }
}

function keep({ plano, forma, origem, comprador, leadId }: PedidoRequest, pedidoId: string, url: string | null) {
  storeRecord({ key: "edenapp_purchase", value: { planType: plano, purchaseDate: new Date().toISOString() } });
  return keepPedido({ pedidoId, ...(leadId && { inicioId: leadId }), plano, forma, origem, url }, comprador);
}

function inputOf({ id, origem, plano, forma, comprador, leadId }: PedidoRequest): PedidoInput {
  const { nome, sobrenome, email, telefone, cpf } = comprador;
  return {
    id,
    origem,
    plano,
    ...(plano === "avista" && { forma }),
    nome: `${nome} ${sobrenome}`.trim(),
    email,
    telefone,
    ...(cpf && { cpf }),
    ...(leadId && { leadId }),
  };
}
