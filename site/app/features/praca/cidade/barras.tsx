import type { Ano } from "@eden/domain/pracas/anos";
import { formatNumero, formatParte } from "@eden/domain/pracas/numero";

const shortYear = (ano: number, step: number) => (step < 40 ? `’${String(ano).slice(2)}` : ano);
const round = (value: number) => Math.round(value * 10) / 10;
/** Nothing is quieter than something. */
const countStyle = (count: number) => (count === 0 ? "s q" : "s b");
const barOf = (step: number) => Math.min(34, step * 0.62);

interface BarrasProps {
  anos: readonly Ano[];
  width: number;
  /** Height of the longest bar. */
  height: number;
}

/** Openings upward, closings downward, a column for each year. The running year is hatched. */
export function BarrasDoFluxo({ anos, width, height }: BarrasProps) {
  const step = width / anos.length;
  const most = Math.max(1, ...anos.flatMap(({ abertas, encerradas }) => [abertas, encerradas]));
  const middle = height + 24;
  const deepest = (Math.max(...anos.map(({ encerradas }) => encerradas)) / most) * height;
  const hatch = `hachura-${width}`;
  return (
    <svg viewBox={`0 0 ${width} ${round(middle + 26 + deepest + 22)}`} className="grafico" aria-hidden="true">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v6" className="stroke-[4] stroke-papel" />
        </pattern>
      </defs>
      {anos.map((dados, index) => (
        <Coluna key={dados.ano} {...dados} {...{ step, height, most, middle, hatch }} center={step * (index + 0.5)} />
      ))}
    </svg>
  );
}

interface ColunaProps extends Ano {
  step: number;
  center: number;
  height: number;
  most: number;
  middle: number;
  hatch: string;
}

function Coluna({ ano, abertas, encerradas, isCorrente, step, center, height, most, middle, hatch }: ColunaProps) {
  const width = round(barOf(step));
  const x = round(center - width / 2);
  const at = round(center);
  const up = round((abertas / most) * height);
  const down = round((encerradas / most) * height);
  const bars = [
    { y: round(middle - up), height: up, className: "fill-folha" },
    { y: middle + 26, height: down, className: "fill-terracota" },
  ];
  return (
    <>
      {bars.map((bar) => (
        <g key={bar.className}>
          <rect {...bar} x={x} width={width} rx="3" />
          {isCorrente && <rect {...bar} x={x} width={width} rx="3" className="" fill={`url(#${hatch})`} />}
        </g>
      ))}
      <text x={at} y={round(middle - up - 7)} textAnchor="middle" className={countStyle(abertas)}>
        {formatNumero(abertas)}
      </text>
      <text x={at} y={middle + 18} textAnchor="middle" className="s q">
        {shortYear(ano, step)}
      </text>
      <text x={at} y={round(middle + 26 + down + 17)} textAnchor="middle" className={countStyle(encerradas)}>
        {formatNumero(encerradas)}
      </text>
    </>
  );
}

/** Of those opened in a year, how many are active today. */
export function BarrasDaCoorte({ anos, width, height }: BarrasProps) {
  const step = width / anos.length;
  const most = Math.max(1, ...anos.map(({ abertas }) => abertas));
  const base = 26 + height;
  const bar = round(barOf(step));
  // One kind of label in the whole drawing.
  const isWide = anos.some(({ abertas, ativas }) => `${ativas}/${abertas}`.length * 7.4 + 2 > step);
  return (
    <svg viewBox={`0 0 ${width} ${base + 28}`} className="grafico" aria-hidden="true">
      <path d={`M0 ${base + 0.5}H${width}`} className="stroke-linha-2" />
      {anos.map(({ ano, abertas, ativas }, index) => {
        const center = step * (index + 0.5);
        const [all, today] = [round((abertas / most) * height), round((ativas / most) * height)];
        const place = { x: round(center - bar / 2), width: bar, rx: 3 };
        return (
          <g key={ano}>
            {abertas > 0 && <rect {...place} y={base - all} height={all} className="fill-areia stroke-contorno" />}
            {ativas > 0 && <rect {...place} y={base - today} height={today} className="fill-folha" />}
            <text x={round(center)} y={base - all - 7} textAnchor="middle" className={countStyle(abertas)}>
              <Parte abertas={abertas} ativas={ativas} isWide={isWide} />
            </text>
            <text x={round(center)} y={base + 20} textAnchor="middle" className="s q">
              {shortYear(ano, step)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** "9/19", or a percentage where that is too wide. */
function Parte({ abertas, ativas, isWide }: { abertas: number; ativas: number; isWide: boolean }) {
  if (abertas === 0) return "0";
  if (isWide) return formatParte(ativas, abertas);
  return (
    <>
      {ativas}
      <tspan className="q n">/{abertas}</tspan>
    </>
  );
}
