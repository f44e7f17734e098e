import { type ComponentProps, type ReactNode, useId } from "react";
import { compactField } from "~/parts/compact-field.ts";

interface CampoProps extends Omit<ComponentProps<"input">, "id" | "onChange" | "value"> {
  label: ReactNode;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
}

/** A labelled field of the forms about a data subject. */
export function Campo({ label, value, onValue, error, className, ...input }: CampoProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={campoLabel}>
        {label}
      </label>
      <input
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        {...input}
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-erro` : undefined}
        onChange={({ target }) => onValue(target.value)}
        className={`${compactField} mt-1 w-full min-w-0 max-lg:min-h-12 max-lg:text-base`}
      />
      {error && (
        <p id={`${id}-erro`} className="mt-1 text-small/snug font-semibold text-erro">
          {error}
        </p>
      )}
    </div>
  );
}

export const campoLabel = "block text-body font-semibold";
