import { isMesmaCaixa } from "@eden/domain/campos/caixa-postal";
import { inicioDaCompra } from "@eden/domain/protocolo";
import { string } from "valibot";
import { stored } from "./storage/storage.ts";
import { endPedido, readComprador, readPedido } from "./storage/stored-pedido.ts";

/** Id of the last cadastro sent from this device, until its conta is final. No personal data. */
export const cadastroId = stored({ area: "local", key: "eden_cadastro_edenapp", schema: string(), plain: true });

interface SentCadastro {
  id: string;
  email?: unknown;
  pedido_id?: unknown;
  lead_id?: unknown;
}

/** First row of the purchase of each cadastro that the server got since this page was opened. */
const inicios = new Map<string, string>();

/** The row whose number a saved cadastro has; undefined if another page saved it. */
export const inicioOf = (id: string): string | undefined => inicios.get(id);

/** The server has the cadastro. */
export function concludeCadastro(row: SentCadastro): void {
  inicios.set(row.id, firstOf(row));
  endPedido("concluded");
  cadastroId.write(row.id);
}

/** A cadastro with another mailbox than its pedido does not belong to the purchase. Asked before the buyer is forgotten. */
function firstOf({ id, email, pedido_id, lead_id }: SentCadastro): string {
  if (typeof lead_id === "string") return lead_id;
  const pedido = readPedido();
  if (typeof pedido_id !== "string") return id;
  const buyer = readComprador();
  if (buyer && !isMesmaCaixa(buyer.email, String(email))) return id;
  return inicioDaCompra({ inicioId: pedido?.pedidoId === pedido_id ? pedido.inicioId : null, pedidoId: pedido_id, id });
}
