import { type Expediente, minutosDoDia } from "@eden/domain/atendimento/expediente";
import { fraseDoPrazo } from "@eden/domain/atendimento/frases";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";

const HORAS = [30, 60, 90, 120, 180, 240, 480];

interface PrazoSelectProps {
  expediente: Expediente;
  onValueChange: (minutos: number) => void;
}

/** Working minutes promised for the first reply, in the words that the site uses: hours of work, or whole days. */
export function PrazoSelect({ expediente, onValueChange }: PrazoSelectProps) {
  const { prazo_minutos: value, dias } = expediente;
  const dia = minutosDoDia(dias);
  const offered = [...HORAS.filter((minutos) => minutos < dia), dia, 2 * dia, 3 * dia];
  const options = [...new Set([...offered, value])].sort((a, b) => a - b);
  return (
    <DenseControl
      as="select"
      aria-label="Prazo da primeira resposta"
      value={value}
      onValueChange={(minutos) => onValueChange(Number(minutos))}
      options={options.map((prazo_minutos) => [prazo_minutos, fraseDoPrazo({ prazo_minutos, dias })])}
      className="field-sizing-content max-w-full font-semibold text-mata"
    />
  );
}
