import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { useQuery } from "@tanstack/react-query";
import type { Forma } from "./motivos.ts";

/** A payment link that this member created, kept in memory under the pedido it belongs to. */
export interface LinkPronto {
  forma: Forma;
  url: string;
  /** The row it was created from. */
  de: CobrancaLinha;
}

export const linkKey = (pedido: string) => ["cobranca-link", pedido] as const;

export function useLinkPronto(pedido: string): LinkPronto | null {
  const { data = null } = useQuery<LinkPronto | null>({
    queryKey: linkKey(pedido),
    queryFn: () => null,
    enabled: false,
  });
  return data;
}
