import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Requerimento } from "./palavras.ts";

/** The last step. An erasure concludes its request too. */
export function CompleteActions({ requerimento, ready }: { requerimento: Requerimento; ready: boolean }) {
  const { send } = useComandos();
  const [asking, setAsking] = useState<"atendido" | "nao_confirmado" | null>(null);
  const { id, tipo, verificado_em } = requerimento;
  const conclude = (desfecho: "atendido" | "nao_confirmado") =>
    send(
      "concluir_requerimento",
      { id, desfecho },
      { aviso: "Pedido concluído", invalidate: ["requerimento", "requerimentos"] },
    );
  return (
    <>
      <p>
        {tipo === "eliminacao" ? "resposta pronta, com a lista do que ficou e por quê" : "por e-mail, e conclua aqui"}
      </p>
      {verificado_em === null ? (
        <CompactButton variant="bare" onClick={() => setAsking("nao_confirmado")} className="mt-1 -ml-3.5">
          Não deu para confirmar quem pede
        </CompactButton>
      ) : (
        ready && (
          <CompactButton variant="ipe" onClick={() => setAsking("atendido")} className="mt-2 max-md:w-full">
            Concluir o pedido
          </CompactButton>
        )
      )}
      <ConfirmDialog
        open={asking !== null}
        title={asking === "atendido" ? "Concluir este pedido?" : "Encerrar sem confirmar quem pede?"}
        confirm={asking === "atendido" ? "Concluir" : "Encerrar"}
        onConfirm={() => asking && void conclude(asking)}
        onClose={() => setAsking(null)}
      >
        O nome e os contatos de quem pediu saem daqui; fica só a prova do que foi feito. Anote antes o que precisar para
        responder.
      </ConfirmDialog>
    </>
  );
}
