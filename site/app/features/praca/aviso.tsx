/** What limits the data of a page. */
export function Aviso({ children }: { children: string }) {
  return <p className="mt-4 rounded-panel bg-aviso-fundo px-4 py-3 text-aviso text-peq">{children}</p>;
}

/** Of pages that an ordinary build makes, and of a publication of an invented register. */
export const Amostra = () => <Aviso>Dados inventados para desenvolvimento</Aviso>;
