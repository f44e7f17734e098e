import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useState } from "react";
import { primeiroNome } from "~/pessoas/nomes.ts";

type Motivo = "outro_caminho" | "nao_quer";

interface EndActionsProps {
  linha: CobrancaLinha;
  onEnd: (motivo: Motivo) => void;
}

/** The two ways to close a row by hand. Neither can be undone, so both ask first. */
export function EndActions({ linha, onEnd }: EndActionsProps) {
  const [asked, setAsked] = useState<Motivo | null>(null);
  const nome = primeiroNome(linha.nome);
  return (
    <div className="flex flex-wrap justify-between gap-x-1 pt-1.5">
      <CompactButton variant="bare" onClick={() => setAsked("outro_caminho")} className="min-h-9! px-2.5!">
        Comprou por outro caminho
      </CompactButton>
      <CompactButton variant="bare" onClick={() => setAsked("nao_quer")} className="min-h-9! px-2.5!">
        Não quer
      </CompactButton>
      <ConfirmDialog
        open={asked === "outro_caminho"}
        title={`${nome} comprou por outro caminho?`}
        confirm="Encerrar"
        onConfirm={() => onEnd("outro_caminho")}
        onClose={() => setAsked(null)}
      >
        O pagamento sai da lista e nenhum e-mail sobre ele sai mais.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "nao_quer"}
        title={`${nome} não quer mais?`}
        confirm="Parar todas as mensagens"
        onConfirm={() => onEnd("nao_quer")}
        onClose={() => setAsked(null)}
      >
        Nenhuma mensagem automática sobre pagamento volta a sair para {nome}, nem de outro pedido. Isso não se desfaz
        por aqui.
      </ConfirmDialog>
    </div>
  );
}
