import { classNames } from "@eden/ui/core/class-names.ts";
import type { ReactNode } from "react";

interface Barra {
  chave: string;
  label: ReactNode;
  valor: number;
  /** A tick at the value of the period before. */
  antes?: number;
  /** After the bar. */
  texto: ReactNode;
  /** Numbers in columns at the right end, below `heads`. */
  extras?: readonly ReactNode[];
}

interface BarrasProps {
  barras: readonly Barra[];
  /** Of every column, first the names. */
  heads?: readonly string[];
  /** Widths of the columns: names, bars, numbers, and the others. */
  className?: string;
  cor?: keyof typeof CORES;
}

const CORES = { folha: "fill-folha", clara: "fill-folha/40", palha: "fill-ambar" };

/** Horizontal bars with their numbers in a column beside them. Decorative: the table of the figure has the same numbers. */
export function Barras({ barras, heads, className, cor = "clara" }: BarrasProps) {
  const most = Math.max(1, ...barras.flatMap(({ valor, antes = 0 }) => [valor, antes]));
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "grid items-center gap-x-3 gap-y-1.5",
        className ?? "grid-cols-[minmax(5.5rem,9rem)_minmax(2rem,1fr)_auto]",
      )}
    >
      {heads?.map((head, index) => (
        <span
          key={head}
          className={classNames("pb-0.5 text-small font-semibold text-pedra", index > 0 && "text-right")}
        >
          {index === 1 ? "" : head}
        </span>
      ))}
      {barras.map((barra) => (
        <div key={barra.chave} className="col-span-full grid min-h-7 grid-cols-subgrid items-center text-body/tight">
          <span className="break-words">{barra.label}</span>
          <Faixa {...barra} most={most} cor={cor} />
          <span className="text-right whitespace-nowrap tabular-nums">{barra.texto}</span>
          {barra.extras?.map((extra, index) => (
            <span key={heads?.[index + 3]} className="text-right whitespace-nowrap tabular-nums">
              {extra}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

type FaixaProps = Pick<Barra, "valor" | "antes"> & { most: number; cor: keyof typeof CORES };

/** A bar in its track. */
function Faixa({ valor, antes, most, cor }: FaixaProps) {
  const share = (one: number) => `${(100 * one) / most}%`;
  return (
    <svg aria-hidden="true" width="100%" height="22" className="block overflow-visible">
      <rect y="4" width="100%" height="14" rx="4" className="fill-areia" />
      <rect y="4" width={share(valor)} height="14" rx="4" className={CORES[cor]} />
      {antes !== undefined && antes > 0 && (
        <line x1={share(antes)} x2={share(antes)} y1="0" y2="22" strokeWidth="2" className="stroke-tinta" />
      )}
    </svg>
  );
}
