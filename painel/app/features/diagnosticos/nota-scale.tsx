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

/** "+13 pontos", "igual", "1ª vez". */
export function diferencaText(nota: number, anterior: number | null): string {
  if (anterior === null) return "1ª vez";
  const change = nota - anterior;
  if (change === 0) return "igual";
  const points = Math.abs(change) === 1 ? "ponto" : "pontos";
  return `${change > 0 ? "+" : "−"}${Math.abs(change)} ${points}`;
}

/** "No caminho (antes 51)". */
export function faixaText(nota: number, anterior: number | null): string {
  const { nome } = FAIXAS[faixaOf(nota)];
  return anterior === null ? nome : `${nome} (antes ${anterior})`;
}

/** The numbers of the ticks, below a wide scale. */
export function NotaTicks() {
  return (
    <svg aria-hidden="true" className="block h-4 w-full overflow-visible">
      {TICKS.map((tick) => (
        <text key={tick} x={`${tick}%`} y="12" textAnchor="middle" className="fill-pedra text-micro tabular-nums">
          {tick}
        </text>
      ))}
    </svg>
  );
}
