import type { ReactNode } from "react";
import { AbertosContext, useAbertos, useNewAbertos } from "./abertos.ts";
import { Offline } from "./offline.tsx";

export interface Calculo {
  titulo: string;
  /** In words. */
  formula: string;
  /** With the owner's numbers; null until there is a result. */
  conta: string | null;
  nota?: string;
  /** With its year; ours if it is left out. */
  fonte?: string;
}

/** Behind a formula: what it leaves out, and where it comes from. */
export const explanationOf = ({ nota, fonte = "Fórmula do Éden Grupo, de 2026. Não vem de lei." }: Calculo) =>
  nota ? `${nota} ${fonte}` : fonte;

interface ComoCalculamosProps {
  calculos: readonly Calculo[];
  notas: readonly string[];
  /** The printed sheet, which shows what was opened here. */
  children?: ReactNode;
}

/** The formula of every figure, readable before anything is typed and without JavaScript. */
export function ComoCalculamos({ calculos, notas, children }: ComoCalculamosProps) {
  return (
    <AbertosContext value={useNewAbertos()}>
      <section aria-labelledby="como-titulo" className="pagina mt-18 lg:mt-24">
        <h2 id="como-titulo" className="text-h2">
          Como <em>calculamos</em>
        </h2>
        <dl className="mt-6 grid gap-x-14 lg:mt-8 lg:grid-cols-2">
          {calculos.map((calculo) => (
            <div key={calculo.titulo} className="border-linha-2 border-t pt-4 pb-1.5">
              <dt className="font-semibold">{calculo.titulo}</dt>
              <dd>
                {calculo.formula}
                {calculo.conta && (
                  <span className="mt-1 block font-medium text-mata tabular-nums lining-nums">{calculo.conta}</span>
                )}
              </dd>
              <Fonte {...calculo} />
            </div>
          ))}
        </dl>
        <ul className="mt-4 grid gap-1.5 border-linha-2 border-t pt-4 text-pedra text-peq">
          {notas.map((nota) => (
            <li key={nota}>{nota}</li>
          ))}
        </ul>
        <Offline hasResult={calculos.some(({ conta }) => conta !== null)} />
      </section>
      {children}
    </AbertosContext>
  );
}

function Fonte(calculo: Calculo) {
  const { titulo } = calculo;
  const { onToggle } = useAbertos();
  return (
    <dd>
      <details onToggle={({ currentTarget }) => onToggle(titulo, currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-folha text-peq underline underline-offset-4">
          De onde vem<span className="sr-only">: {titulo}</span>
        </summary>
        <p className="pb-2.5 text-pedra text-peq">{explanationOf(calculo)}</p>
      </details>
    </dd>
  );
}
