import { PAPEIS, type Papel } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";

interface PapelSelectProps {
  label: string;
  value: Papel;
  onValueChange: (papel: Papel) => void;
  disabled?: boolean;
  className?: string;
}

export function PapelSelect({ label, value, onValueChange, disabled = false, className }: PapelSelectProps) {
  return (
    <DenseControl
      as="select"
      aria-label={label}
      value={value}
      disabled={disabled}
      onValueChange={(papel) => onValueChange(papel as Papel)}
      options={Object.entries(PAPEIS)}
      className={classNames(
        "font-semibold text-mata disabled:appearance-none disabled:border-transparent disabled:bg-transparent disabled:text-pedra disabled:opacity-100 @max-md:disabled:min-h-0 @max-md:disabled:px-0",
        className,
      )}
    />
  );
}
