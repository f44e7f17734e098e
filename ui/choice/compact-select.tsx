import { ChevronDown } from "lucide";
import { classNames } from "../core/class-names.ts";
import { Icon } from "../core/icon.tsx";

interface CompactSelectProps {
  /** Its accessible name: what it is about is shown beside it. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  none: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A native <select> in a list of many; tinted while something is chosen. */
export function CompactSelect({ label, options, none, value, onValueChange }: CompactSelectProps) {
  return (
    <div className="relative">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        className={classNames(
          "h-11 w-full appearance-none rounded-campo border-[1.5px] pr-9 pl-3 font-semibold text-base xl:text-peq",
          value ? "border-folha bg-orvalho text-mata" : "border-linha-2 bg-papel text-pedra",
        )}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-3 right-3 text-mata" />
    </div>
  );
}
