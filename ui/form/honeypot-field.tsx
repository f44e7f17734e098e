interface HoneypotFieldProps {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A hidden, unfocusable field: if it is filled in, the sender is a bot. */
export function HoneypotField({ name, value, onValueChange }: HoneypotFieldProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Deixe este campo em branco
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </label>
    </div>
  );
}
