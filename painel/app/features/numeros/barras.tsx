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
  /** Widths of the columns: names, bars, and the others. */
  className?: string;
  cor?: "folha" | "palha";
  /** Room after the longest bar for its words. */
  room?: keyof typeof ROOM;
}

const ROOM = { number: "pr-14", pair: "pr-24", words: "pr-32" };

/** Horizontal bars with their numbers beside them. Decorative: the table of the figure has the same numbers. */
export function Barras({ barras, heads, className, cor = "folha", room = "pair" }: BarrasProps) {
  const most = Math.max(1, ...barras.flatMap(({ valor, antes = 0 }) => [valor, antes]));
  const [first] = barras;
  return (
    <div
      aria-hidden="true"
      className={classNames("grid items-center gap-x-3 gap-y-1", className ?? "grid-cols-[minmax(6rem,9rem)_1fr]")}
    >
      {heads?.map((head, index) => (
        <span key={head} className={classNames("pb-1 text-small font-semibold text-pedra", index > 1 && "text-right")}>
          {head}
        </span>
      ))}
      {first?.antes !== undefined && <Antes antes={first.antes} most={most} className={ROOM[room]} />}
      {barras.map((barra) => (
        <div key={barra.chave} className="col-span-full grid min-h-6 grid-cols-subgrid items-center text-body/tight">
          <span className={classNames("break-words", first?.antes !== undefined && "text-right")}>{barra.label}</span>
          <span className={classNames("flex items-center", ROOM[room])}>
            <Faixa {...barra} most={most} cor={cor} />
            <span className="ml-2.5 shrink-0 whitespace-nowrap tabular-nums">{barra.texto}</span>
          </span>
          {barra.extras?.map((extra, index) => (
            <span key={heads?.[index + 2]} className="text-right whitespace-nowrap tabular-nums">
              {extra}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Antes({ antes, most, className }: { antes: number; most: number; className: string }) {
  return (
    <p className={classNames("col-start-2 -mb-1 text-small text-pedra", className)}>
      <svg aria-hidden="true" width="100%" height="14" className="block overflow-visible">
        <text
          x={`${(100 * antes) / most}%`}
          y="11"
          textAnchor={antes > most / 8 ? "middle" : "start"}
          className="fill-current"
        >
          antes, {antes.toLocaleString("pt-BR")}
        </text>
      </svg>
    </p>
  );
}

type FaixaProps = Pick<Barra, "valor" | "antes"> & { most: number; cor: BarrasProps["cor"] };

function Faixa({ valor, antes = 0, most, cor }: FaixaProps) {
  const end = Math.max(valor, antes);
  const tick = `${(100 * antes) / Math.max(1, end)}%`;
  return (
    <svg aria-hidden="true" width={`${(100 * end) / most}%`} height="17" className="min-w-1 overflow-visible">
      <rect
        y="4"
        width={`${(100 * valor) / Math.max(1, end)}%`}
        height="9"
        rx="2"
        className={cor === "palha" ? "fill-ambar" : "fill-folha"}
      />
      {antes > 0 && (
        <>
          <line x1={tick} x2={tick} y1="0" y2="17" strokeWidth="4" className="stroke-papel" />
          <line x1={tick} x2={tick} y1="0" y2="17" strokeWidth="1.6" className="stroke-tinta" />
        </>
      )}
    </svg>
  );
}
