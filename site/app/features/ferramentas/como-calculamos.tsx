export interface Calculo {
  titulo: string;
  /** In words. */
  formula: string;
  /** With the owner's numbers; null until there is a result. */
  conta: string | null;
  nota?: string;
}

interface ComoCalculamosProps {
  calculos: readonly Calculo[];
  notas: readonly string[];
}

/** The formula of every figure, readable before anything is typed and without JavaScript. */
export function ComoCalculamos({ calculos, notas }: ComoCalculamosProps) {
  return (
    <section aria-labelledby="como-titulo" className="pagina mt-18 lg:mt-24">
      <h2 id="como-titulo" className="text-h2">
        Como <em>calculamos</em>
      </h2>
      <dl className="mt-6 grid gap-x-14 lg:mt-8 lg:grid-cols-2">
        {calculos.map(({ titulo, formula, conta, nota }) => (
          <div key={titulo} className="border-linha-2 border-t py-4">
            <dt className="font-semibold">{titulo}</dt>
            <dd>
              {formula}
              {conta && <span className="mt-1 block font-medium text-mata tabular-nums lining-nums">{conta}</span>}
              {nota && <span className="mt-1 block text-pedra text-peq">{nota}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 grid gap-1.5 border-linha-2 border-t pt-4 text-pedra text-peq">
        {notas.map((nota) => (
          <li key={nota}>{nota}</li>
        ))}
      </ul>
    </section>
  );
}
