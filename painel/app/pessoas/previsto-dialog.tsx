import type { Pessoa } from "@eden/domain/painel/pessoa";
import { PrevistoSheet } from "./previsto-sheet.tsx";
import { usePrever } from "./use-prever.ts";

interface PrevistoDialogProps {
  pessoa: Pick<Pessoa, "id" | "versao" | "nome" | "previsto">;
  onClose: () => void;
}

/** Asks what a proposal should bring, and writes it when it closes. */
export function PrevistoDialog({ pessoa, onClose }: PrevistoDialogProps) {
  const { prever } = usePrever();
  return (
    <PrevistoSheet
      pessoa={pessoa}
      onClose={onClose}
      onSave={(previsto) => {
        onClose();
        void prever(pessoa, previsto);
      }}
    />
  );
}
