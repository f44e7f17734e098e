import { placa } from "~/images/jardim-placa.ts";

export const NOME_MAX = 32;

/** Words on the sign, with their baselines below its middle. */
export interface Lettering {
  lines: readonly { text: string; y: number }[];
  size: number;
}

/** The words on the sign of the shop, in its perspective; the darker copy below the letters is their relief. */
export function Placa({ lettering, className }: { lettering: Lettering; className?: string }) {
  return (
    <svg viewBox="0 0 1440 1260" aria-hidden="true" className={className ?? "absolute inset-0 size-full"}>
      <g
        transform={`matrix(1 ${placa.slope} 0 1 ${placa.x} ${placa.y})`}
        textAnchor="middle"
        fontSize={lettering.size}
        className="font-semibold font-titulo"
      >
        {lettering.lines.map(({ text, y }) => (
          <g key={y}>
            <text className="forced-color-adjust-none" x={2} y={y + 3} fill="#0A2D23" opacity={0.45}>
              {text}
            </text>
            <text className="forced-color-adjust-none" y={y} fill="#F0CB78">
              {text}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
