import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Trash2 } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";

interface RemoveLojaProps {
  loja: LojaLinha;
  onRemoved: () => void;
  className?: string;
}

/** Removes a store that never answered, after a question. */
export function RemoveLoja({ loja, onRemoved, className }: RemoveLojaProps) {
  const { send } = useComandos();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const outcome = await send("remover_loja", { id: loja.id }, { aviso: "Loja removida", invalidate: ["lojas"] });
    if (outcome.status === "gravado") onRemoved();
  };
  return (
    <>
      <CompactButton variant="danger" icon={Trash2} onClick={() => setAsking(true)} className={className}>
        Remover
      </CompactButton>
      <ConfirmDialog
        open={asking}
        title={`Remover ${nomeDaLoja(loja).nome}?`}
        confirm="Remover"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        A loja sai da lista e não consegue mais entrar no diagnóstico. Dá para adicionar de novo depois.
      </ConfirmDialog>
    </>
  );
}
