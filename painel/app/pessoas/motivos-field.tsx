import { keysOf, MOTIVOS, type Motivo } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useEffect, useRef } from "react";

interface MotivosFieldProps {
  legend: string;
  value: Motivo | null;
  missing: boolean;
  onChange: (motivo: Motivo) => void;
}

/** The five reasons why a conversation was lost. */
export function MotivosField({ legend, value, missing, onChange }: MotivosFieldProps) {
  const first = useRef<HTMLInputElement>(null);
  // On a phone the reasons may be below the fold of the sheet.
  useEffect(() => {
    if (missing) first.current?.focus();
  }, [missing]);
  return (
    <fieldset className="grid gap-2" aria-describedby={missing ? "motivo-erro" : undefined}>
      <legend className="mb-2 text-body font-semibold">{legend}</legend>
      {missing && (
        <p id="motivo-erro" role="alert" className="text-body text-erro">
          Escolha um motivo: ele mostra o que podemos melhorar.
        </p>
      )}
      {keysOf(MOTIVOS).map((id, index) => (
        <label key={id} className={classNames(optionStyle, id === value && chosenStyle)}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name="motivo"
            data-autofocus={index === 0 || undefined}
            className="size-4.5 accent-folha"
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <span>
            <b className="font-strong">{MOTIVOS[id].nome}</b>
            <span className="text-pedra">: {MOTIVOS[id].explicacao}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export const optionStyle =
  "flex min-h-11 items-center gap-2.5 rounded-control border border-linha-2 bg-white px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-ipe has-focus-visible:shadow-foco";
export const chosenStyle = "border-folha! bg-orvalho!";
