import { diaOf } from "@eden/domain/dia";
import type { Filtro } from "@eden/domain/painel/filtro";
import { PERIODOS } from "@eden/domain/painel/frases-do-filtro";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { addDays } from "~/pessoas/quando.ts";

interface FiltroPeriodoProps {
  filtro: Filtro;
  onChange: (values: Filtro) => void;
}

/** When people wrote: the last days, or from one day to another. */
export function FiltroPeriodo({ filtro, onChange }: FiltroPeriodoProps) {
  const [today] = useState(() => diaOf(Date.now()));
  const { de, ate, dias } = filtro;
  const own = de !== undefined || ate !== undefined;
  const choose = (value: string) => {
    if (value === "dias") onChange({ de: addDays(today, -29), ate: today });
    else onChange(value === "" ? {} : { dias: Number(value) });
  };
  // A cleared day is no limit.
  const limit = (name: "de" | "ate") => (dia: string) =>
    onChange(Object.fromEntries(Object.entries({ de, ate, [name]: dia }).filter(([, value]) => value)));
  return (
    <div className="grid grid-cols-2 gap-3">
      <DenseField
        as="select"
        label="Período"
        hint="Quando a pessoa escreveu pela última vez."
        data-autofocus
        span="col-span-2"
        value={own ? "dias" : (dias ?? "")}
        onValueChange={choose}
        options={[
          ["", "Qualquer data"],
          ...Object.entries(PERIODOS).map(([value, nome]) => [value, capital(nome)] as const),
          ...(dias !== undefined && !(dias in PERIODOS) ? [[dias, `Últimos ${dias} dias`] as const] : []),
          ["dias", "De um dia a outro"],
        ]}
      />
      {own && (
        <>
          <DenseField type="date" label="De" max={ate} value={de ?? ""} onValueChange={limit("de")} />
          <DenseField type="date" label="Até" min={de} value={ate ?? ""} onValueChange={limit("ate")} />
        </>
      )}
    </div>
  );
}

const capital = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);
