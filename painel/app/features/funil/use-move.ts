import { ESTADOS, type Estado, type Motivo } from "@eden/domain/painel/valores";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { AFETADAS } from "~/pessoas/cache-pessoa.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { usePrever } from "~/pessoas/use-prever.ts";
import { type Cartao, patchFunil } from "./cache-funil.ts";

/**
 * Moves cards: at once and undoable, except a loss, which first asks for its reason. `onReturned` is called with the column
 * of a card whose move was refused.
 */
export function useMove(onReturned: (id: string, em: Estado) => void) {
  const { send } = useComandos();
  const { ask } = usePrever();
  const [losing, setLosing] = useState<Cartao | null>(null);
  const [prevendo, setPrevendo] = useState<Cartao | null>(null);
  const changeEstado = async (cartao: Cartao, estado: Estado, motivo: Motivo | null) => {
    const { id, versao, nome, estado: de } = cartao;
    const askOther = () => setPrevendo({ ...cartao, versao: versao + 1 });
    const { status } = await send(
      "mudar_estado",
      { pessoa: id, versao, estado, motivo },
      {
        aviso: `${primeiroNome(nome)} passou para ${ESTADOS[estado].nome}`,
        invalidate: AFETADAS,
        ...(estado === "muda" && { ajuste: ask(cartao, askOther) }),
        optimistic: (queryClient) => patchFunil(queryClient, id, { estado, motivo }),
      },
    );
    if (status === "recusado") onReturned(id, de);
  };
  return {
    /** The card that sits among the lost ones without a reason. */
    losing,
    /** The card whose expected value is asked for. */
    prevendo,
    prever: setPrevendo,
    move: (cartao: Cartao, estado: Estado, motivo: Motivo | null = null) => {
      if (estado === "folha" && motivo === null) setLosing(cartao);
      else if (estado !== cartao.estado || motivo !== cartao.motivo) void changeEstado(cartao, estado, motivo);
    },
    lose: (motivo: Motivo) => {
      if (losing) void changeEstado(losing, "folha", motivo);
      setLosing(null);
    },
    keep: () => setLosing(null),
  };
}
