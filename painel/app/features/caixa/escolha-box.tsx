import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";

interface EscolhaBoxProps {
  nome: string;
  checked: boolean;
  onChange: () => void;
}

/** The checkbox of a row, with a target of the row's height. */
export function EscolhaBox({ nome, ...box }: EscolhaBoxProps) {
  return (
    <ChoiceLine type="checkbox" {...box} className="grid w-13 shrink-0 place-items-start justify-items-center pt-3.5">
      <span className="sr-only">Escolher {nome}</span>
    </ChoiceLine>
  );
}
