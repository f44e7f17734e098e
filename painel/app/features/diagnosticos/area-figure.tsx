import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import { classNames } from "@eden/ui/core/class-names.ts";
import { type AreaSeries, formatChange } from "./area-series.ts";
import { faixaColour } from "./nota-scale.tsx";

const HEIGHT = 132;
/** Room for a dot at 0 and at 100. */
const EDGE = 8;
const yOf = (nota: number) => EDGE + ((100 - nota) / 100) * (HEIGHT - 2 * EDGE);

interface AreaFigureProps {
  series: AreaSeries;
  peers: { de: number; ate: number } | null;
  weakest: boolean;
}

/** One area from 0 to 100 with lines at 45 and 70. Name and note have fixed heights, so that seven figures stand on one line. */
export function AreaFigure({ series: { area, notas, last, change }, peers, weakest }: AreaFigureProps) {
  const xOf = (index: number) => (notas.length === 1 ? 45 : 25 + (index / (notas.length - 1)) * 36);
  const points = notas.flatMap((nota, index) => (nota === null ? [] : [{ nota, x: xOf(index), index }]));
  const first = points[0];
  const nome = nomeDaArea(area);
  const others = peers ? `; metade das lojas está entre ${peers.de} e ${peers.ate}` : "";
  return (
    <li data-area={area} className="min-w-0">
      <h3
        className={classNames(
          "flex h-10 items-end pb-1.5 font-texto text-small/tight font-semibold tracking-normal",
          weakest ? "text-terracota" : "text-tinta",
        )}
      >
        {nome}
      </h3>
      <svg
        role="img"
        aria-label={`${nome}: ${points.map(({ nota }) => nota).join(", depois ")} de 100${others}`}
        height={HEIGHT}
        className={classNames(
          "block w-full rounded-control bg-areia/45",
          weakest && "outline-2 -outline-offset-2 outline-terracota",
          faixaColour[faixaOf(last)],
        )}
      >
        {peers && (
          <rect
            width="100%"
            y={yOf(peers.ate)}
            height={Math.max(2, yOf(peers.de) - yOf(peers.ate))}
            className="fill-barro/60"
          />
        )}
        {[FAIXAS.caminho.de, FAIXAS.firme.de].map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={yOf(tick)}
            y2={yOf(tick)}
            strokeDasharray="2 4"
            className="stroke-contorno/70"
          />
        ))}
        <Line points={points} />
        {first && points.length > 1 && (
          <text
            x={`${first.x}%`}
            dx="-8"
            y={yOf(first.nota) + 4}
            textAnchor="end"
            className="fill-pedra text-micro tabular-nums"
          >
            {first.nota}
          </text>
        )}
        <text
          x={`${points.at(-1)?.x}%`}
          dx="9"
          y={yOf(last) + 5}
          className="fill-current text-read font-strong tabular-nums"
        >
          {last}
        </text>
      </svg>
      <p className={classNames("h-6 pt-1 text-small/5", weakest ? "font-semibold text-terracota" : "text-pedra")}>
        {[formatChange(change), weakest && "mais fraca"].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}

interface Point {
  nota: number;
  x: number;
  index: number;
}

/** Hollow dots are earlier answers. */
function Line({ points }: { points: readonly Point[] }) {
  const last = points.at(-1)?.index;
  return (
    <>
      {points.slice(1).map((point, index) => (
        <line
          key={point.index}
          x1={`${points[index]?.x}%`}
          y1={yOf(points[index]?.nota ?? 0)}
          x2={`${point.x}%`}
          y2={yOf(point.nota)}
          stroke="currentColor"
          strokeWidth="2"
        />
      ))}
      {points.map(({ nota, x, index }) => (
        <circle
          key={index}
          cx={`${x}%`}
          cy={yOf(nota)}
          r={index === last ? 5.5 : 4}
          stroke="currentColor"
          strokeWidth={index === last ? 0 : 2}
          className={index === last ? "fill-current" : "fill-papel"}
        />
      ))}
    </>
  );
}
