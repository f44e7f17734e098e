import type { Estado } from "@eden/domain/painel/valores";
import { EstadoDialog } from "~/pessoas/estado-dialog.tsx";
import type { Cartao } from "./cache-funil.ts";
import { MotivoDialog } from "./motivo-dialog.tsx";
import type { useMover } from "./use-mover.ts";

interface FunilDialogsProps {
  mover: ReturnType<typeof useMover>;
  /** The card whose "Mover" was pressed on a phone. */
  sheet: Cartao | null;
  onCloseSheet: () => void;
  focusCard: (id: string, em: Estado) => void;
}

/** The reason of a loss, and on a phone the choice of the state. Focus returns to the card, wherever it is then. */
export function FunilDialogs({
  mover: { perdendo, mover, perder, manter },
  sheet,
  onCloseSheet,
  focusCard,
}: FunilDialogsProps) {
  return (
    <>
      {perdendo && (
        <MotivoDialog
          cartao={perdendo}
          onChoose={(motivo) => {
            perder(motivo);
            focusCard(perdendo.id, "folha");
          }}
          onClose={() => {
            manter();
            focusCard(perdendo.id, perdendo.estado);
          }}
        />
      )}
      {sheet && (
        <EstadoDialog
          pessoa={sheet}
          onClose={onCloseSheet}
          onChange={(estado, motivo) => {
            onCloseSheet();
            mover(sheet, estado, motivo);
            focusCard(sheet.id, estado);
          }}
        />
      )}
    </>
  );
}
