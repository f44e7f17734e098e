import { Icon } from "@eden/ui/core/icon.tsx";
import { Table } from "lucide";
import { type ReactNode, useId } from "react";
import { Frase } from "./frase.tsx";

interface QuadroProps {
  titulo: ReactNode;
  /** The message of the figure, in words. */
  lead: string;
  nota?: string | undefined;
  /** Below the sentence. */
  mais?: ReactNode;
  children?: ReactNode;
}

/** A section of the page: its sentence at the left, what is drawn at the right. */
export function Quadro({ titulo, lead, nota, mais, children }: QuadroProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="pagina mt-18 min-[72rem]:mt-26 min-[72rem]:grid min-[72rem]:grid-cols-[22.5rem_minmax(0,1fr)] min-[72rem]:items-start min-[72rem]:gap-16 xl:grid-cols-[25rem_minmax(0,1fr)] xl:gap-18"
    >
      <div className="min-[72rem]:sticky min-[72rem]:top-8">
        <h2 id={id} className="text-pergunta">
          {titulo}
        </h2>
        <p className="mt-4 max-w-[44ch] text-pedra">
          <Frase>{lead}</Frase>
        </p>
        {mais}
        {nota && <Nota>{nota}</Nota>}
      </div>
      {children && <figure className={`${fichaStyle} mt-6 min-[72rem]:mt-0`}>{children}</figure>}
    </section>
  );
}

export const fichaStyle =
  "rounded-cartao bg-papel px-4 py-5 shadow-suave md:px-8 md:py-8 lg:rounded-ficha lg:px-10 lg:py-9";

export function Nota({ children }: { children: string }) {
  return (
    <p className="mt-4 max-w-[60ch] border-linha-2 border-t pt-3 text-pedra text-peq">
      <Frase>{children}</Frase>
    </p>
  );
}

export function Rotulo({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <h3 className={`font-semibold font-texto text-[1.0625rem]/[1.35] text-tinta tracking-normal ${className}`}>
      {children}
    </h3>
  );
}

/** Widths in which a figure is drawn; the style sheet shows the one that fits the card. */
const NARROW = 326;
const WIDE = 640;

export function Desenho({ children }: { children: (width: number) => ReactNode }) {
  return (
    <div className="desenho mt-4.5">
      <div className="desenho-largo">{children(WIDE)}</div>
      <div className="desenho-estreito">{children(NARROW)}</div>
    </div>
  );
}

interface TabelaProps {
  titulo: string;
  colunas: readonly string[];
  linhas: readonly (readonly (string | number)[])[];
}

/** What a figure draws, in numbers. */
export function Tabela({ titulo, colunas, linhas }: TabelaProps) {
  return (
    <details className="mt-3.5 border-linha border-t">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-folha">
        <Icon of={Table} size={20} />
        Ver em tabela
        <span className="sr-only">: {titulo}</span>
      </summary>
      <table className="tabela">
        <caption className="sr-only">{titulo}</caption>
        <thead>
          <tr>
            {colunas.map((coluna) => (
              <th key={coluna} scope="col">
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of one row, by their column
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
