import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { fracaOf, fracaText } from "@eden/domain/diagnostico/fraca";
import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useNow } from "~/parts/use-now.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { type AreaSeries, areaSeries, formatChange, type Resposta } from "./area-series.ts";
import { faixaColour } from "./nota-scale.tsx";

interface AreasChartProps {
  /** Oldest first. */
  respostas: readonly Resposta[];
  faixas: Saida<"loja">["faixas"];
}

/** The seven areas over the answers, one small chart each on the same scale, or the same figures as a table. */
export function AreasChart({ respostas, faixas }: AreasChartProps) {
  const now = useNow();
  const [asTable, setAsTable] = useState(false);
  const series = areaSeries(respostas);
  const dates = respostas.map(({ em }) => formatQuando(em, now));
  const hasPeers = Object.keys(faixas).length > 0;
  const fraca = fracaOf(respostas.at(-1)?.areas ?? []);
  return (
    <section aria-labelledby="areas-titulo">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h2 id="areas-titulo" className="font-texto text-read font-strong tracking-normal text-tinta">
          {series.length === 7 ? "Sete" : series.length} áreas,{" "}
          {respostas.length === 1 ? "uma resposta" : `${respostas.length} respostas`}
        </h2>
        <p className="text-small text-pedra">
          {dates.length > 1 ? `${dates[0]} → ${dates.at(-1)}` : dates[0]}
          {hasPeers && " · barra: onde está metade das lojas"}
          {fraca && fraca.status !== "uma" && ` · ${lowerFirst(fracaText(fraca))}`}
        </p>
        <button
          type="button"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className="ml-auto min-h-8 rounded-mark px-1 text-body font-semibold text-folha aria-pressed:underline pointer-coarse:min-h-11"
        >
          Tabela
        </button>
      </header>
      {asTable ? (
        <AreasTable series={series} dates={dates} faixas={faixas} />
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 min-[26rem]:grid-cols-3 md:grid-cols-4 lg:grid-cols-7">
          {series.map((area) => (
            <li key={area.area} className="grid grid-rows-[1fr_auto_auto]">
              <AreaChart
                series={area}
                peers={faixas[area.area] ?? null}
                weakest={fraca?.status === "uma" && fraca.area === area.area}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const HEIGHT = 112;
const TOP = 8;
const yOf = (nota: number) => TOP + ((100 - nota) / 100) * HEIGHT;

interface AreaChartProps {
  series: AreaSeries;
  peers: { de: number; ate: number } | null;
  weakest: boolean;
}

function AreaChart({ series: { area, notas, last, change }, peers, weakest }: AreaChartProps) {
  const xOf = (index: number) => (notas.length === 1 ? 50 : 22 + (index / (notas.length - 1)) * 48);
  const points = notas.flatMap((nota, index) => (nota === null ? [] : [{ nota, x: xOf(index), index }]));
  const first = points[0];
  const nome = nomeDaArea(area);
  const others = peers ? `; metade das lojas está entre ${peers.de} e ${peers.ate}` : "";
  return (
    <>
      <h3
        className={classNames(
          "self-end pb-1.5 font-texto text-small/tight font-strong tracking-normal",
          weakest ? "text-terracota" : "text-tinta",
        )}
      >
        {nome}
      </h3>
      <svg
        role="img"
        aria-label={`${nome}: ${points.map(({ nota }) => nota).join(", depois ")} de 100${others}`}
        className={classNames("block h-32 w-full", faixaColour[faixaOf(last)])}
      >
        <rect
          x="12%"
          width="68%"
          y={yOf(FAIXAS.firme.de)}
          height={yOf(FAIXAS.caminho.de) - yOf(FAIXAS.firme.de)}
          className="fill-areia/60"
        />
        {[0, 100].map((edge) => (
          <line
            key={edge}
            x1="12%"
            x2="80%"
            y1={yOf(edge)}
            y2={yOf(edge)}
            strokeWidth="1.5"
            className="stroke-linha-2"
          />
        ))}
        {peers && (
          <rect
            x="71.5%"
            width="6"
            rx="2"
            y={yOf(peers.ate)}
            height={Math.max(2, yOf(peers.de) - yOf(peers.ate))}
            className="fill-barro"
          />
        )}
        <Line points={points} />
        {first && points.length > 1 && (
          <text x="14%" y={yOf(first.nota) + 4} textAnchor="end" className="fill-pedra text-micro tabular-nums">
            {first.nota}
          </text>
        )}
        <text x="82%" y={yOf(last) + 5} className="fill-current text-read font-strong tabular-nums">
          {last}
        </text>
      </svg>
      <p className={classNames("min-h-5 text-small/5", weakest ? "font-semibold text-terracota" : "text-pedra")}>
        {[formatChange(change), weakest && "a mais fraca"].filter(Boolean).join(" · ")}
      </p>
    </>
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
          r="4.5"
          stroke="currentColor"
          strokeWidth="2"
          className={index === last ? "fill-current" : "fill-papel"}
        />
      ))}
    </>
  );
}

interface AreasTableProps {
  series: readonly AreaSeries[];
  dates: readonly string[];
  faixas: AreasChartProps["faixas"];
}

const cell = "border-linha border-b py-2 pr-4 text-left";

function AreasTable({ series, dates, faixas }: AreasTableProps) {
  const hasPeers = Object.keys(faixas).length > 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section aria-label="Notas por área" tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full border-collapse text-body tabular-nums">
        <thead className="text-small text-pedra">
          <tr>
            {["Área", ...dates, ...(hasPeers ? ["Metade das lojas"] : [])].map((head) => (
              <th key={head} scope="col" className={`${cell} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ area, notas }) => (
            <tr key={area}>
              <th scope="row" className={`${cell} font-semibold`}>
                {nomeDaArea(area)}
              </th>
              {notas.map((nota, index) => (
                <td key={dates[index]} className={cell}>
                  {nota ?? "–"}
                </td>
              ))}
              {hasPeers && <td className={cell}>{faixas[area] ? `${faixas[area].de} a ${faixas[area].ate}` : "–"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
