import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Trash2 } from "lucide";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";

/** Removes a store that never answered, after a question. */
export function RemoveLoja({ id, nome }: { id: string; nome: string }) {
  const { send } = useComandos();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const outcome = await send("remover_loja", { id }, { aviso: "Loja removida", invalidate: ["lojas"] });
    if (outcome.status === "gravado") navigate("/diagnosticos");
  };
  return (
    <>
      <CompactButton variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
        Remover
      </CompactButton>
      <ConfirmDialog
        open={asking}
        title={`Remover ${nome}?`}
        confirm="Remover"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        A loja sai da lista e não consegue mais entrar no diagnóstico. Dá para adicionar de novo depois.
      </ConfirmDialog>
    </>
  );
}
