import { compactField } from "~/parts/compact-field.ts";

const PRAZOS = [30, 60, 90, 120, 180, 240, 480];

/** Working minutes promised for the first reply. */
export function PrazoSelect({ value, onValueChange }: { value: number; onValueChange: (minutos: number) => void }) {
  const options = PRAZOS.includes(value) ? PRAZOS : [...PRAZOS, value].sort((a, b) => a - b);
  return (
    <select
      aria-label="Prazo da primeira resposta"
      value={value}
      onChange={(event) => onValueChange(Number(event.target.value))}
      className={`${compactField} [field-sizing:content] font-semibold text-mata`}
    >
      {options.map((minutos) => (
        <option key={minutos} value={minutos}>
          {describePrazo(minutos)}
        </option>
      ))}
    </select>
  );
}

export function describePrazo(minutos: number): string {
  const hours = Math.floor(minutos / 60);
  const rest = minutos % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
