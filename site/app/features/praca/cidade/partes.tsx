import { formatNumero, formatParte } from "@eden/domain/pracas/numero";

const round = (value: number) => Math.round(value * 10) / 10;

interface FaixasProps {
  itens: readonly { nome: string; parte: number; isCidade?: boolean }[];
  width: number;
}

/** Shares of a whole, one bar each: the town against others. `parte` is from 0 to 1. */
export function BarrasDeParte({ itens, width }: FaixasProps) {
  const longest = Math.max(...itens.map(({ nome }) => nome.length)) * 8.2 + 12;
  const left = Math.min(longest, width * 0.46);
  const most = Math.max(0.01, ...itens.map(({ parte }) => parte)) * 1.05;
  return (
    <svg viewBox={`0 0 ${width} ${itens.length * 40}`} className="grafico" aria-hidden="true">
      {itens.map(({ nome, parte, isCidade }, index) => {
        const length = round((parte / most) * (width - left - 62));
        const y = index * 40;
        return (
          <g key={nome}>
            <text x="0" y={y + 22} className={isCidade ? "b" : undefined}>
              {shortened(nome, left)}
            </text>
            <rect
              x={left}
              y={y + 8}
              width={Math.max(2, length)}
              height="18"
              rx="4"
              className={isCidade ? "fill-ipe stroke-[1.5] stroke-mata" : "fill-[#6f9a83]"}
            />
            <text x={left + Math.max(2, length) + 10} y={y + 23} className="b">
              {formatParte(parte, 1)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function shortened(nome: string, room: number): string {
  const most = Math.floor((room - 12) / 8.2);
  return nome.length > most ? `${nome.slice(0, most - 1).trimEnd()}…` : nome;
}

const TONS = ["tom-1", "tom-2", "tom-3", "tom-4", "tom-5"];

/** Parts of a whole as one bar. */
export function BarraDePartes({ itens, width }: { itens: readonly (readonly [string, number])[]; width: number }) {
  const total = itens.reduce((sum, [, value]) => sum + value, 0);
  let from = 0;
  return (
    <svg viewBox={`0 0 ${width} 40`} className="grafico" aria-hidden="true">
      {itens.map(([nome, value], index) => {
        const length = (value / total) * width;
        const x = from;
        from += length;
        if (value === 0) return null;
        return (
          <g key={nome} className={TONS[index]}>
            <rect x={round(x)} y="0" width={round(Math.max(1, length - 2))} height="40" rx={Math.min(6, length / 3)} />
            {length > formatNumero(value).length * 9 + 6 && (
              <text x={round(x + length / 2 - 1)} y="26" textAnchor="middle" className="b">
                {formatNumero(value)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The parts by name, with their counts. */
export function ChavesDasPartes({ itens }: { itens: readonly (readonly [string, number])[] }) {
  return (
    <ul className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1.5 text-peq">
      {itens.map(([nome, value], index) => (
        <li key={nome} className={`flex items-center gap-2 ${TONS[index]}`}>
          <span className="tom size-3.5 rounded-[4px]" aria-hidden="true" />
          <span>
            {nome} <b className="font-semibold tabular-nums">{formatNumero(value)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
