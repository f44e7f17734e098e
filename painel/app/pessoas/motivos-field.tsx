import { keysOf, MOTIVOS, type Motivo } from "@eden/domain/painel/valores";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { ActionKey } from "~/parts/action-key.tsx";
import { numberKeys } from "~/parts/number-keys.ts";

interface MotivosFieldProps {
  legend: string;
  value: Motivo | null;
  missing: boolean;
  onChange: (motivo: Motivo) => void;
}

const motivos = keysOf(MOTIVOS);

/** The five reasons why a conversation was lost; keys 1 to 5 while focus is on one of them. */
export function MotivosField({ legend, value, missing, onChange }: MotivosFieldProps) {
  return (
    <DenseRadios
      legend={legend}
      name="motivo"
      bullets
      value={value}
      onValueChange={onChange}
      onKeyDown={numberKeys(motivos.length, (index) => onChange(motivos[index] ?? "preco"))}
      error={missing ? "Escolha um motivo: ele mostra o que podemos melhorar." : undefined}
      options={motivos.map((id, index) => ({
        value: id,
        title: (
          <>
            {MOTIVOS[id].nome}
            <span className="font-normal text-pedra">: {MOTIVOS[id].explicacao}</span>
          </>
        ),
        after: <ActionKey>{String(index + 1)}</ActionKey>,
      }))}
    />
  );
}
