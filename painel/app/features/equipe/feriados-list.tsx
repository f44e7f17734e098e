import { diaOf, FUSO } from "@eden/domain/dia";
import { Switch } from "@eden/ui/choice/switch.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Plus, Trash2 } from "lucide";
import { useState } from "react";
import { weekdayOf } from "~/pessoas/quando.ts";
import { describeFaixas, type Faixa, openLike } from "./faixas.ts";
import { type Feriado, FeriadoForm } from "./feriado-form.tsx";

interface FeriadosListProps {
  feriados: readonly Feriado[];
  dias: readonly (readonly Faixa[])[];
  onChange: (feriados: Feriado[]) => void;
}

/** Days with other hours. National ones are always there; the switch says whether the group is closed. */
export function FeriadosList({ feriados, dias, onChange }: FeriadosListProps) {
  const [adding, setAdding] = useState(false);
  const hoje = diaOf(Date.now());
  const replace = (dia: string, faixas: Faixa[]) =>
    onChange(feriados.map((feriado) => (feriado.dia === dia ? { ...feriado, faixas } : feriado)));
  const usual = (dia: string) => {
    const faixas = dias[weekdayOf(dia)] ?? [];
    return faixas.length > 0 ? [...faixas] : openLike(dias);
  };
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-texto text-read font-semibold tracking-normal text-tinta">Feriados e dias diferentes</h2>
        <CompactButton icon={Plus} aria-expanded={adding} onClick={() => setAdding(!adding)}>
          Novo
        </CompactButton>
      </div>
      {adding && (
        <FeriadoForm
          taken={feriados.map(({ dia }) => dia)}
          onCancel={() => setAdding(false)}
          onAdd={(feriado) => {
            setAdding(false);
            onChange([...feriados, feriado].sort((a, b) => a.dia.localeCompare(b.dia)));
          }}
        />
      )}
      <ul className="mt-2.5 border-t border-linha-2">
        {feriados
          .filter(({ dia }) => dia >= hoje)
          .map((feriado) => (
            <FeriadoRow
              key={feriado.dia}
              feriado={feriado}
              onClosed={(closed) => replace(feriado.dia, closed ? [] : usual(feriado.dia))}
              onRemove={() => onChange(feriados.filter(({ dia }) => dia !== feriado.dia))}
            />
          ))}
      </ul>
      <p className="my-3.5 text-body text-pedra">
        Os nacionais vêm prontos todo ano. Mudança vale para quem escrever a partir de agora: promessa feita não muda.
      </p>
    </>
  );
}

interface FeriadoRowProps {
  feriado: Feriado;
  onClosed: (closed: boolean) => void;
  onRemove: () => void;
}

function FeriadoRow({ feriado: { dia, nome, faixas, nacional }, onClosed, onRemove }: FeriadoRowProps) {
  const date = new Date(`${dia}T12:00:00-03:00`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString("pt-BR", { timeZone: FUSO, ...options });
  const closed = faixas.length === 0;
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-linha-2 py-1.5">
      <p className="text-small/snug text-pedra">
        <b className="block text-body font-semibold text-tinta">{format({ day: "numeric", month: "short" })}</b>
        {format({ weekday: "long" }).replace("-feira", "")}
        {dia.slice(0, 4) !== diaOf(Date.now()).slice(0, 4) && ` ${dia.slice(0, 4)}`}
      </p>
      <p className="text-small/snug text-pedra">
        <span className="block text-body text-tinta">{nome}</span>
        {closed ? (nacional ? "nacional" : "da equipe") : `aberto, ${describeFaixas(faixas)}`}
      </p>
      <span className="flex items-center">
        {!nacional && (
          <button
            type="button"
            aria-label={`Remover ${nome}`}
            onClick={onRemove}
            className="grid size-11 place-items-center rounded-control text-pedra hover:bg-erro-fundo hover:text-erro"
          >
            <Icon of={Trash2} size={18} />
          </button>
        )}
        <Switch label={`Fechado em ${nome}, ${dia.slice(0, 4)}`} checked={closed} onCheckedChange={onClosed} />
      </span>
    </li>
  );
}
