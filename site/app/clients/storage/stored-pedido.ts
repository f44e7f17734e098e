import {
  type Comprador,
  endOfCpf,
  endOfPayment,
  FORMAS,
  ORIGENS_COMPRA,
  type StoredPedido,
} from "@eden/domain/catalogo/pedido";
import { PLANOS_PAGAMENTO } from "@eden/domain/catalogo/planos-pagamento";
import { literal, nullable, number, object, optional, picklist, string } from "valibot";
import { stored } from "./storage.ts";

const planType = picklist(PLANOS_PAGAMENTO);

/** The buyer, kept while the visitor is at the checkout. The only key of a cadastro that contains a CPF. */
const comprador = stored({
  area: "local",
  key: "edenApp_tempData",
  schema: object({
    nome: string(),
    sobrenome: string(),
    telefone: string(),
    email: string(),
    cpf: string(),
    planType,
    isPaid: literal(true),
  }),
});

/** It outlives the payment term, so that a paying visitor is never charged twice. */
const pedido = stored({
  area: "local",
  key: "eden_checkout_edenapp",
  schema: object({
    pedidoId: nullable(string()),
    inicioId: optional(string()),
    planType,
    forma: picklist(FORMAS),
    origem: picklist(ORIGENS_COMPRA),
    url: nullable(string()),
    leftAt: number(),
    over: optional(picklist(["concluded", "abandoned"])),
  }),
});

/** The secret of the convite that opened this tab; deleted with the buyer's data. */
export const storedConvite = stored({ area: "session", key: "eden_convite", schema: string(), plain: true });

/** Stores a pedido and its buyer on this device, after leaving for the checkout or opening the link of an e-mail. */
export function keepPedido(opened: Omit<StoredPedido, "leftAt" | "over">, buyer: Comprador): StoredPedido {
  const kept = { ...opened, leftAt: Date.now() };
  writeComprador(buyer, opened.plano);
  writePedido(kept);
  return kept;
}

export const readPedido = (): StoredPedido | null => readBoth().pedido;

/** Null after the payment term. */
export const readComprador = (): Comprador | null => readBoth().comprador;

/** Deletes what is past its term. Runs on every page, also if the visitor does not return to the form. */
export function expirePedido(): void {
  if (!comprador.read()) return;
  const now = readBoth();
  if (now.comprador && now.pedido) writeComprador(now.comprador, now.pedido.plano);
  else forgetComprador();
  if (now.pedido) writePedido(now.pedido);
}

/** Deletes the buyer's data. The pedido's id stays, so that its situacao can still be queried. */
export function endPedido(over: NonNullable<StoredPedido["over"]>): void {
  forgetComprador();
  changePedido({ url: null, over });
}

/** Changes the stored pedido, if there is one. */
export function changePedido(change: Partial<NonNullable<ReturnType<typeof pedido.read>>>): void {
  const kept = pedido.read();
  if (kept) pedido.write({ ...kept, ...change });
}

/** The pedido and its buyer, as far as they may still be used. */
function readBoth(): { pedido: StoredPedido | null; comprador: Comprador | null } {
  const known = toPedido(pedido.read());
  const buyer = comprador.read();
  if (!buyer) return { pedido: known, comprador: null };
  const { planType: plano, isPaid: _, ...person } = buyer;
  if (!known || known.over) return { pedido: withoutRecord(plano), comprador: person };
  if (Date.now() >= endOfPayment(known)) return { pedido: { ...known, url: null }, comprador: null };
  return { pedido: known, comprador: Date.now() < endOfCpf(known) ? person : { ...person, cpf: "" } };
}

function toPedido(kept: ReturnType<typeof pedido.read>): StoredPedido | null {
  if (!kept) return null;
  const { planType: plano, forma, ...rest } = kept;
  return { ...rest, plano, forma: forma === "boleto" ? "boleto" : "pix" };
}

/**
 * A buyer without a pedido in progress, e.g. because storage was full when leaving. The payment term starts when
 * `expirePedido` first finds it, so it is kept for an hour at most.
 */
const withoutRecord = (plano: StoredPedido["plano"]): StoredPedido => ({
  pedidoId: null,
  plano,
  forma: "pix",
  origem: "app",
  url: null,
  leftAt: Date.now(),
});

const writeComprador = (buyer: Comprador, plano: StoredPedido["plano"]) =>
  comprador.write({ ...buyer, planType: plano, isPaid: true });

/** Instalments are paid by card, whatever was chosen for the one-off price. */
const writePedido = ({ plano, forma, ...kept }: StoredPedido) =>
  pedido.write({ ...kept, planType: plano, forma: plano === "parcelado" ? "cartao" : forma });

function forgetComprador(): void {
  comprador.remove();
  storedConvite.remove();
}
