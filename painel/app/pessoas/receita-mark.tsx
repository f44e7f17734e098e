/** Name or town are from our copy of the public register, not from the person. */
export function ReceitaMark() {
  return (
    <span
      title="Do cadastro público da Receita Federal"
      className="shrink-0 rounded-mark bg-areia px-1.5 text-micro font-semibold text-tinta"
    >
      Receita
    </span>
  );
}
