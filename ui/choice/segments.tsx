interface SegmentsProps {
  /** Accessible name of the group. */
  legend: string;
  /** Shared by the radios of the group. */
  name: string;
  options: readonly string[];
  /** Index of the chosen option. */
  value: number;
  onValueChange: (index: number) => void;
}

/** A short choice side by side: native radios in a rail, so that arrows move the choice. */
export function Segments({ legend, name, options, value, onValueChange }: SegmentsProps) {
  return (
    <fieldset className="mt-3.5">
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-1 rounded-[26px] bg-areia p-1">
        {options.map((label, index) => (
          <label key={label} className={segment}>
            <input
              type="radio"
              name={name}
              checked={index === value}
              onChange={() => onValueChange(index)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const segment =
  "relative flex min-h-11 flex-auto items-center justify-center rounded-[22px] px-1.5 py-1 text-center font-semibold text-peq/tight text-pedra transition-colors hover:text-mata has-checked:bg-mata has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-ipe has-focus-visible:shadow-foco forced-colors:has-checked:border-2";
