interface EscolhaBoxProps {
  nome: string;
  checked: boolean;
  onChange: () => void;
}

/** The checkbox of a row, with a target of the row's height. */
export function EscolhaBox({ nome, checked, onChange }: EscolhaBoxProps) {
  return (
    <label className="grid w-13 shrink-0 place-items-start justify-items-center pt-3.5">
      <span className="sr-only">Escolher {nome}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-5 accent-folha" />
    </label>
  );
}
