import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";

interface EscolhaBoxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** The checkbox of a row, with a target of the row's height. */
export function EscolhaBox({ label, ...box }: EscolhaBoxProps) {
  return (
    <ChoiceLine type="checkbox" {...box} className="grid min-h-10 w-13 shrink-0 place-content-center">
      <span className="sr-only">{label}</span>
    </ChoiceLine>
  );
}
