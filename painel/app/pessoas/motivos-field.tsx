import { keysOf, MOTIVOS, type Motivo } from "@eden/domain/painel/valores";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";

interface MotivosFieldProps {
  legend: string;
  value: Motivo | null;
  missing: boolean;
  onChange: (motivo: Motivo) => void;
}

/** The five reasons why a conversation was lost. */
export function MotivosField({ legend, value, missing, onChange }: MotivosFieldProps) {
  return (
    <DenseRadios
      legend={legend}
      name="motivo"
      bullets
      value={value}
      onValueChange={onChange}
      error={missing ? "Escolha um motivo: ele mostra o que podemos melhorar." : undefined}
      options={keysOf(MOTIVOS).map((id) => ({
        value: id,
        title: (
          <>
            {MOTIVOS[id].nome}
            <span className="font-normal text-pedra">: {MOTIVOS[id].explicacao}</span>
          </>
        ),
      }))}
    />
  );
}
