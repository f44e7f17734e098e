import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { type InferOutput, object, parse, string } from "valibot";
import { endSessao } from "./sessao.ts";
import { post, RpcError } from "./transport.ts";

const linkSchema = object({ url: string(), pedido: string() });
type Link = InferOutput<typeof linkSchema>;

/**
 * Opens a payment page for a new pedido of the same buyer. `comando` is the id of the new pedido, so a repeated request
 * returns the same link.
 */
export async function createLink(
  pedido: string,
  entrada: { comando: string; forma: CobrancaLinha["forma"] },
): Promise<Link> {
  try {
    return parse(linkSchema, await post(`cobranca/${pedido}/link`, entrada));
  } catch (error) {
    if (error instanceof RpcError && error.status === 401) endSessao();
    throw error;
  }
}
