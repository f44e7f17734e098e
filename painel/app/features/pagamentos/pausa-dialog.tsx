import { diaOf } from "@eden/domain/dia";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { useState } from "react";
import { Sheet } from "~/parts/sheet.tsx";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { addDays, formatDiaDaSemana, instanteOf } from "~/pessoas/quando.ts";

interface PausaDialogProps {
  linha: CobrancaLinha;
  onClose: () => void;
  onPause: (ate: string) => void;
}

const PRAZOS = [
  { nome: "Até amanhã", dias: 1 },
  { nome: "Por três dias", dias: 3 },
  { nome: "Por uma semana", dias: 7 },
];

/** How long the automatic messages of one payment wait. One press decides. */
export function PausaDialog({ linha, onClose, onPause }: PausaDialogProps) {
  const [today] = useState(() => diaOf(Date.now()));
  return (
    <Sheet
      onClose={onClose}
      titulo={`Pausar os envios para ${primeiroNome(linha.nome)}`}
      sub="Nenhum e-mail automático sai durante a pausa."
      className="max-w-110"
    >
      <div className="grid gap-2 pb-1">
        {PRAZOS.map(({ nome, dias }, index) => {
          const dia = addDays(today, dias);
          return (
            <button
              key={dias}
              type="button"
              data-autofocus={index === 0 || undefined}
              onClick={() => onPause(instanteOf(dia, "08:00"))}
              className="flex min-h-13 items-center justify-between gap-3 rounded-control border border-linha-2 bg-white px-3.5 text-left hover:border-folha hover:bg-orvalho"
            >
              <b className="font-strong">{nome}</b>
              <span className="text-small text-pedra">{formatDiaDaSemana(dia)}, 8:00</span>
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
