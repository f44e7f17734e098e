import type { Estado } from "@eden/domain/painel/valores";
import { EstadoDialog } from "~/pessoas/estado-dialog.tsx";
import { PrevistoDialog } from "~/pessoas/previsto-dialog.tsx";
import type { Cartao } from "./cache-funil.ts";
import { MotivoDialog } from "./motivo-dialog.tsx";
import type { useMove } from "./use-move.ts";

interface FunilDialogsProps {
  move: ReturnType<typeof useMove>;
  /** The card whose "Mover" was pressed on a phone. */
  sheet: Cartao | null;
  onCloseSheet: () => void;
  focusCard: (id: string, em: Estado) => void;
}

/** The reason of a loss, what a proposal should bring, and on a phone the choice of the state. Focus returns to the card, wherever it is then. */
export function FunilDialogs({
  move: { losing, move, lose, keep, prevendo, prever },
  sheet,
  onCloseSheet,
  focusCard,
}: FunilDialogsProps) {
  return (
    <>
      {losing && (
        <MotivoDialog
          cartao={losing}
          onChoose={(motivo) => {
            lose(motivo);
            focusCard(losing.id, "folha");
          }}
          onClose={() => {
            keep();
            focusCard(losing.id, losing.estado);
          }}
        />
      )}
      {sheet && (
        <EstadoDialog
          pessoa={sheet}
          onClose={onCloseSheet}
          onPrever={() => prever(sheet)}
          onChange={(estado, motivo) => {
            onCloseSheet();
            move(sheet, estado, motivo);
            focusCard(sheet.id, estado);
          }}
        />
      )}
      {prevendo && <PrevistoDialog pessoa={prevendo} onClose={() => prever(null)} />}
    </>
  );
}
