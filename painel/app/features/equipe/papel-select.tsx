import { keysOf, PAPEIS, type Papel } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { compactField } from "~/parts/compact-field.ts";

interface PapelSelectProps {
  label: string;
  value: Papel;
  onValueChange: (papel: Papel) => void;
  disabled?: boolean;
  className?: string;
}

export function PapelSelect({ label, value, onValueChange, disabled = false, className }: PapelSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const papel = keysOf(PAPEIS).find((key) => key === event.target.value);
        if (papel) onValueChange(papel);
      }}
      className={classNames(
        compactField,
        "font-semibold text-mata disabled:appearance-none disabled:border-transparent disabled:bg-transparent disabled:text-pedra disabled:opacity-100 @max-md:disabled:min-h-0 @max-md:disabled:px-0",
        className,
      )}
    >
      {keysOf(PAPEIS).map((papel) => (
        <option key={papel} value={papel}>
          {PAPEIS[papel]}
        </option>
      ))}
    </select>
  );
}
