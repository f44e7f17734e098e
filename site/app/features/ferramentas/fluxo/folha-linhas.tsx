import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { addDays, mondayOf } from "@eden/domain/ferramentas/calendario";
import { folhaOf, type Lancamento, occurrencesOf } from "@eden/domain/ferramentas/fluxo";
import { anoDoDecimo } from "@eden/domain/ferramentas/fluxo-da-previsao";
import type { FluxoDigitado } from "./fluxo-da-conta.ts";
import { dayMonth } from "./semana-words.ts";

interface FolhaLinhasProps {
  /** Gross pay in cents. */
  bruto: number;
  fluxo: FluxoDigitado;
  hoje: string;
}

/** Six lines of one gross amount with their dates; each can be removed. Never prerendered. */
export function FolhaLinhas({ bruto, fluxo: { semLinhas, put }, hoje }: FolhaLinhasProps) {
  const fim = addDays(mondayOf(hoje), 90);
  const toggle = (index: number) =>
    put({ semLinhas: semLinhas.includes(index) ? semLinhas.filter((one) => one !== index) : [...semLinhas, index] });
  return (
    <ul className="mt-2">
      {folhaOf(bruto, anoDoDecimo(hoje)).map((linha, index) => {
        const dias = occurrencesOf(linha, hoje, fim).map(({ dia }) => dayMonth(dia));
        if (dias.length === 0) return null;
        return (
          <LinhaDaFolha
            key={linha.nome}
            linha={linha}
            dias={dias.join(", ")}
            isOut={semLinhas.includes(index)}
            onToggle={() => toggle(index)}
          />
        );
      })}
    </ul>
  );
}

interface LinhaProps {
  linha: Lancamento;
  dias: string;
  isOut: boolean;
  onToggle: () => void;
}

function LinhaDaFolha({ linha: { nome, valor }, dias, isOut, onToggle }: LinhaProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-linha border-t pt-2.5 pb-0.5">
      <b className={`font-semibold ${isOut ? "text-pedra line-through" : ""}`}>{nome}</b>
      <span className={`tabular-nums lining-nums ${isOut ? "text-pedra line-through" : "font-semibold"}`}>
        − {formatReais(valor)}
      </span>
      <span className="self-center text-pedra text-peq">{isOut ? "não entra na conta" : dias}</span>
      <button
        type="button"
        onClick={onToggle}
        className="inline-flex min-h-11 items-center justify-self-end font-semibold text-folha text-peq underline underline-offset-4"
      >
        {isOut ? "Pôr de volta" : "Tirar"} <span className="sr-only">{nome}</span>
      </button>
    </li>
  );
}
