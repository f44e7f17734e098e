interface SwitchProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A switch of a list row, 44 px to the touch. */
export function Switch({ label, checked, onCheckedChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
      className="group grid h-11 w-13 shrink-0 place-items-center rounded-full"
    >
      <span className="relative h-6 w-10.5 rounded-full bg-contorno transition-colors group-aria-checked:bg-folha forced-colors:border">
        <span className="absolute top-0.5 left-0.5 size-5 rounded-full bg-white transition-[left] group-aria-checked:left-5 forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  );
}
