import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Trash2 } from "lucide";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";

interface RemoveLojaProps {
  loja: LojaLinha;
  onRemoved: () => void;
  className?: string;
}

/** Removes a store that never answered, which then can no longer open the diagnostic. The toast takes it back. */
export function RemoveLoja({ loja, onRemoved, className }: RemoveLojaProps) {
  const { send } = useComandos();
  const remove = async () => {
    const outcome = await send("remover_loja", { id: loja.id }, { aviso: "Loja removida", invalidate: ["lojas"] });
    if (outcome.status === "gravado") onRemoved();
  };
  return (
    <CompactButton variant="danger" icon={Trash2} onClick={() => void remove()} className={className}>
      Remover
    </CompactButton>
  );
}
