import { FAIXAS, type FaixaId, faixaOf } from "@eden/domain/diagnostico/faixas";
import { classNames } from "@eden/ui/core/class-names.ts";

export const faixaColour: Record<FaixaId, string> = {
  cuidado: "text-terracota",
  caminho: "text-aviso",
  firme: "text-folha",
};

const TICKS = [FAIXAS.caminho.de, FAIXAS.firme.de];

interface NotaScaleProps {
  nota: number;
  anterior: number | null;
  className?: string;
}

/** 0 to 100 with ticks at the bands: the dot is the latest score, the hollow one the score before. Read as text beside it. */
export function NotaScale({ nota, anterior, className }: NotaScaleProps) {
  return (
    <svg aria-hidden="true" className={classNames("block h-4 overflow-visible", faixaColour[faixaOf(nota)], className)}>
      <line x1="0" x2="100%" y1="8" y2="8" strokeWidth="2" strokeLinecap="round" className="stroke-linha-2" />
      {TICKS.map((tick) => (
        <line key={tick} x1={`${tick}%`} x2={`${tick}%`} y1="3" y2="13" strokeWidth="1.5" className="stroke-contorno" />
      ))}
      {anterior !== null && (
        <>
          <line x1={`${anterior}%`} x2={`${nota}%`} y1="8" y2="8" stroke="currentColor" strokeWidth="2.5" />
          <circle cx={`${anterior}%`} cy="8" r="4.25" stroke="currentColor" strokeWidth="2" className="fill-papel" />
        </>
      )}
      <circle cx={`${nota}%`} cy="8" r="5.5" fill="currentColor" />
    </svg>
  );
}

/** The scale of the column, once above the rows. */
export function NotaAxis({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames("block h-4 overflow-visible", className)}>
      {[0, ...TICKS, 100].map((mark) => (
        <text
          key={mark}
          x={`${mark}%`}
          y="12"
          textAnchor={mark === 0 ? "start" : mark === 100 ? "end" : "middle"}
          className="fill-pedra text-micro tabular-nums"
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}

/** "No caminho (antes 51)". */
export function faixaText(nota: number, anterior: number | null): string {
  const { nome } = FAIXAS[faixaOf(nota)];
  return anterior === null ? nome : `${nome} (antes ${anterior})`;
}
