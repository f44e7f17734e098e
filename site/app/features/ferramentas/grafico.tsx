import { useWidth } from "@eden/ui/chart/use-width.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Table } from "lucide";
import type { ReactNode } from "react";

interface GraficoProps {
  titulo: string;
  texto: string;
  /** Drawn in pixels of the width it gets, so that words keep their size. */
  desenho: (width: number) => ReactNode;
  tabela: { colunas: readonly string[]; linhas: readonly (readonly string[])[] };
}

/** A chart on paper with its message in a sentence and its data in a table. */
export function Grafico({ titulo, texto, desenho, tabela }: GraficoProps) {
  const [ref, width] = useWidth();
  return (
    <figure className="mt-4 rounded-cartao bg-papel px-4 pt-5 pb-2 shadow-suave lg:rounded-ficha lg:px-9 lg:pt-7.5">
      <figcaption>
        <b className="block font-semibold">{titulo}</b>
        <span className="mt-0.5 block text-pedra text-peq/snug">{texto}</span>
      </figcaption>
      <div ref={ref} className="mt-4 overflow-hidden">
        {desenho(width)}
      </div>
      <details className="mt-3 border-linha border-t">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-folha">
          <Icon of={Table} size={20} />
          Ver em tabela
        </summary>
        <Dados {...tabela} caption={titulo} />
      </details>
    </figure>
  );
}

export function Dados({ caption, colunas, linhas }: GraficoProps["tabela"] & { caption: string }) {
  return (
    <table className="mb-3 w-full text-base tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {colunas.map((coluna, index) => (
            <th
              key={coluna}
              scope="col"
              className={`py-1.5 font-semibold ${index === 0 ? "pr-3 text-left" : "text-right"}`}
            >
              {coluna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map(([first, ...others]) => (
          <tr key={first} className="border-linha border-t">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {first}
            </th>
            {others.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of one row, by their column
              <td key={index} className="py-1.5 text-right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface QuadroProps {
  width: number;
  height: number;
  /** Of the pattern of a loss, `url(#id)`. Different in each drawing: a hidden one does not paint its pattern. */
  id: string;
  left: number;
  right: number;
  /** Two lines across, with their words: half of the scale, and all of it. */
  grade: readonly { y: number; label: string }[];
  children: ReactNode;
}

/** What a chart is drawn on. Hatching is the second sign of a loss beside its colour. */
export function Quadro({ width, height, id, left, right, grade, children }: QuadroProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block text-[15px]"
    >
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="#f6ddd2" />
          <path d="M0 0V7" stroke="#e3b3a2" strokeWidth="2.5" />
        </pattern>
      </defs>
      {grade.map(({ y, label }) => (
        <g key={y}>
          <path d={`M${left} ${y}H${right}`} className="stroke-linha" />
          <text x={left} y={y - 6} className="fill-pedra text-[14px]">
            {label}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}
