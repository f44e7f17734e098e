import { emEstado, type Motivo } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useState } from "react";
import { Sheet } from "~/parts/sheet.tsx";
import { MotivosField } from "~/pessoas/motivos-field.tsx";
import { primeiroNome } from "~/pessoas/nomes.ts";
import type { Cartao } from "./cache-funil.ts";

interface MotivoDialogProps {
  cartao: Cartao;
  onChoose: (motivo: Motivo) => void;
  /** Leaves the card where it was. */
  onClose: () => void;
}

/** Asks why a conversation stopped, before the card counts as lost. */
export function MotivoDialog({ cartao, onChoose, onClose }: MotivoDialogProps) {
  const [motivo, setMotivo] = useState<Motivo | null>(null);
  const [missing, setMissing] = useState(false);
  const save = () => (motivo ? onChoose(motivo) : setMissing(true));
  return (
    <Sheet
      onClose={onClose}
      onSubmit={save}
      titulo={`Por que a conversa com ${primeiroNome(cartao.nome)} parou?`}
      className="max-w-115"
      footer={
        <>
          <CompactButton variant="bare" onClick={onClose}>
            Manter {emEstado(cartao.estado)}
          </CompactButton>
          <CompactButton type="submit" variant="ipe">
            Guardar o motivo
          </CompactButton>
        </>
      }
    >
      <MotivosField legend="O motivo" value={motivo} missing={missing && motivo === null} onChange={setMotivo} />
    </Sheet>
  );
}
