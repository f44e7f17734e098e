import { ESTADOS, type Estado, type Motivo } from "@eden/domain/painel/valores";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { AFETADAS } from "~/pessoas/cache-pessoa.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { type Cartao, patchFunil } from "./cache-funil.ts";

/**
 * Moves cards: at once and undoable, except a loss, which first asks for its reason. `onReturned` is called with the column
 * of a card whose move was refused.
 */
export function useMover(onReturned: (id: string, em: Estado) => void) {
  const { enviar } = useComandos();
  const [perdendo, setPerdendo] = useState<Cartao | null>(null);
  const send = async ({ id, versao, nome, estado: de }: Cartao, estado: Estado, motivo: Motivo | null) => {
    const { status } = await enviar(
      "mudar_estado",
      { pessoa: id, versao, estado, motivo },
      {
        aviso: `${primeiroNome(nome)} passou para ${ESTADOS[estado].nome}`,
        invalidar: AFETADAS,
        otimista: (queryClient) => patchFunil(queryClient, id, { estado, motivo }),
      },
    );
    if (status === "recusado") onReturned(id, de);
  };
  return {
    /** The card that sits among the lost ones without a reason. */
    perdendo,
    mover: (cartao: Cartao, estado: Estado, motivo: Motivo | null = null) => {
      if (estado === "folha" && motivo === null) setPerdendo(cartao);
      else if (estado !== cartao.estado || motivo !== cartao.motivo) void send(cartao, estado, motivo);
    },
    perder: (motivo: Motivo) => {
      if (perdendo) void send(perdendo, "folha", motivo);
      setPerdendo(null);
    },
    manter: () => setPerdendo(null),
  };
}
