import { FAIXAS, type FaixaId, faixaOf } from "@eden/domain/diagnostico/faixas";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useId } from "react";

export const faixaColour: Record<FaixaId, string> = {
  cuidado: "text-terracota",
  caminho: "text-folha",
  firme: "text-mata",
};

interface StemProps {
  name: string;
  nota: number;
  /** Median of the similar stores, if known. */
  peers: number | null;
}

const MIDDLE = 24;

/**
 * A growing stem from 0 to the score. Positions are percentages instead of a scaled drawing, so that text and leaves
 * keep their size.
 */
export function Stem({ name, nota, peers }: StemProps) {
  const vine = useId();
  const faixa = faixaOf(nota);
  const others = peers === null ? "" : ` Outras lojas: ${peers}.`;
  return (
    <svg
      role="img"
      aria-label={`${name}: ${nota} de 100, ${FAIXAS[faixa].nome.toLowerCase()}.${others}`}
      className={classNames("block h-13 w-full overflow-visible md:h-15", faixaColour[faixa])}
    >
      <pattern id={vine} width="56" height="48" patternUnits="userSpaceOnUse">
        <path d="M0 24q14-5 28 0t28 0" fill="none" stroke="currentColor" strokeWidth="4.5" />
        <path d="M9 22c0-6 4-10 11-11c1 7-4 11-11 11zM38 27c0 6 4 9 10 10c1-7-3-10-10-10z" className="fill-folha" />
      </pattern>
      {[0, FAIXAS.caminho.de, FAIXAS.firme.de, 100].map((mark) => (
        <line
          key={mark}
          x1={`${mark}%`}
          x2={`${mark}%`}
          y1="0"
          y2="100%"
          className="stroke-linha"
          strokeWidth="1.5"
          strokeDasharray={mark % 100 === 0 ? undefined : "2 5"}
        />
      ))}
      <line x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} className="stroke-linha" strokeWidth="9" strokeLinecap="round" />
      <rect width={`${nota}%`} height="48" fill={`url(#${vine})`} />
      <svg aria-hidden="true" x={`${nota}%`} y={MIDDLE} className="overflow-visible">
        <End faixa={faixa} />
      </svg>
      {peers !== null && (
        <svg aria-hidden="true" x={`${peers}%`} y={MIDDLE + 9} className="overflow-visible">
          <path d="M0 0l7 11h-14z" className="fill-tinta stroke-papel" strokeWidth="1.5" />
        </svg>
      )}
    </svg>
  );
}

/** Seed, sprout or flower: the shape shows the band in addition to the colour. */
function End({ faixa }: { faixa: FaixaId }) {
  if (faixa === "cuidado") return <circle r="8" fill="currentColor" className="stroke-papel" strokeWidth="2" />;
  if (faixa === "caminho") {
    return (
      <path
        d="M8 0c-3-4-8-5-13-4c2 2 3 3 3 4c0 1-1 2-3 4c5 1 10 0 13-4zM-6-3c1-6 4-10 9-11c1 5-2 9-6 11zM-6 3c1 6 4 10 9 11c1-5-2-9-6-11z"
        fill="currentColor"
      />
    );
  }
  return (
    <>
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle
          key={turn}
          cx="0"
          cy="-6.5"
          r="5"
          transform={`rotate(${turn})`}
          className="fill-papel"
          stroke="currentColor"
          strokeWidth="2"
        />
      ))}
      <circle r="4.5" className="fill-ipe" stroke="currentColor" strokeWidth="1.5" />
    </>
  );
}

/** The same shapes for the legend. */
export function StemEnd({ faixa }: { faixa: FaixaId }) {
  return (
    <svg viewBox="-15 -15 30 30" width="28" height="28" aria-hidden="true">
      <End faixa={faixa} />
    </svg>
  );
}

export function PeerMark() {
  return (
    <svg viewBox="-9 -2 18 16" width="18" height="16" aria-hidden="true">
      <path d="M0 0l7 11h-14z" className="fill-tinta" />
    </svg>
  );
}
