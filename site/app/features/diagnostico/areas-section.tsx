import type { AreaId } from "@eden/domain/diagnostico/areas";
import { FAIXAS, type FaixaId, faixaOf } from "@eden/domain/diagnostico/faixas";
import type { AreaNota } from "@eden/domain/diagnostico/pontuacao";
import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Plus, Table } from "lucide";
import type { Comparacao } from "~/clients/diagnostico.ts";
import { faixaColour, PeerMark, Stem, StemEnd } from "./stem.tsx";

interface AreasProps {
  areas: readonly AreaNota[];
  comparacao: Comparacao | null | undefined;
}

const legend: { faixa: FaixaId; text: string }[] = [
  { faixa: "cuidado", text: `${FAIXAS.cuidado.nome}, até ${FAIXAS.caminho.de - 1}` },
  { faixa: "caminho", text: `${FAIXAS.caminho.nome}, ${FAIXAS.caminho.de} a ${FAIXAS.firme.de - 1}` },
  { faixa: "firme", text: `${FAIXAS.firme.nome}, ${FAIXAS.firme.de} ou mais` },
];

const SCALE = [0, FAIXAS.caminho.de, FAIXAS.firme.de, 100];
const row =
  "report-area grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:grid-cols-[15rem_minmax(0,1fr)_3.5rem] md:gap-x-7";

/** One stem per area, lowest score first. */
export function AreasSection({ areas, comparacao }: AreasProps) {
  return (
    <section aria-labelledby="areas-titulo" className="report-areas pagina mt-18 lg:mt-28">
      <h2 id="areas-titulo" className="text-h2">
        Suas {areas.length === 7 ? "sete áreas" : "áreas"}
      </h2>
      <p className="mt-1 text-pedra">Da que mais pede cuidado à mais firme.</p>
      <ul aria-hidden="true" className="report-legend mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-peq">
        {legend.map(({ faixa, text }) => (
          <li key={faixa} className={classNames("flex items-center gap-2", faixaColour[faixa])}>
            <StemEnd faixa={faixa} />
            <span className="text-tinta">{text}</span>
          </li>
        ))}
        {comparacao && (
          <li className="flex items-center gap-2">
            <PeerMark />
            Outras lojas
          </li>
        )}
      </ul>
      <div className="report-panel mt-6 rounded-ficha bg-papel px-4 pt-5 pb-4 shadow-suave md:px-8 md:pt-9 md:pb-6 lg:px-14">
        <div aria-hidden="true" className={classNames(row, "report-axis max-md:hidden")}>
          <svg aria-hidden="true" className="report-scale col-start-2 block h-6 w-full overflow-visible">
            {SCALE.map((mark) => (
              <text key={mark} x={`${mark}%`} y="14" textAnchor="middle" className="fill-pedra text-[14px]">
                {mark}
              </text>
            ))}
          </svg>
        </div>
        <ul>
          {areas.map(({ area, nota }) => (
            <li key={area} className={row}>
              <p className="leading-tight max-md:pt-2">
                <span className="block font-semibold">{nomeDaArea(area)}</span>
                <span className={classNames("block font-semibold text-peq", faixaColour[faixaOf(nota)])}>
                  {FAIXAS[faixaOf(nota)].nome}
                </span>
              </p>
              <div className="report-branch max-md:col-span-2 max-md:row-start-2">
                <Stem nota={nota} peers={medianOf(comparacao, area)} name={nomeDaArea(area)} />
              </div>
              <p className="text-right font-semibold font-titulo text-[1.875rem]/none text-mata tracking-[-0.02em] lining-nums tabular-nums max-md:col-start-2 max-md:row-start-1">
                {nota}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <AreasTable areas={areas} comparacao={comparacao} />
    </section>
  );
}

const cell = "border-linha border-b py-2.5 pr-3 text-left align-top leading-snug last:pr-0";

/** The figures of the chart as a table. */
function AreasTable({ areas, comparacao }: AreasProps) {
  return (
    <details data-chrome className="group mt-5">
      <summary className="inline-flex min-h-12 list-none items-center gap-2.5 rounded-lg font-semibold text-folha [&::-webkit-details-marker]:hidden">
        <Icon of={Table} />
        Ver em números
        <Icon of={Plus} size={18} className="transition-[rotate] group-open:rotate-45" />
      </summary>
      <table className="mt-2 w-full border-collapse">
        <caption className="sr-only">Nota de cada área, de 0 a 100</caption>
        <thead className="text-pedra text-peq">
          <tr>
            {["Área", "Nota", "Situação", ...(comparacao ? ["Outras lojas"] : [])].map((name) => (
              <th key={name} scope="col" className={`${cell} font-normal`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {areas.map(({ area, nota }) => (
            <tr key={area}>
              <th scope="row" className={`${cell} font-semibold`}>
                {nomeDaArea(area)}
              </th>
              <td className={cell}>{nota}</td>
              <td className={cell}>{FAIXAS[faixaOf(nota)].nome}</td>
              {comparacao && <td className={cell}>{medianOf(comparacao, area) ?? "-"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Median of the other stores in one area, if known. */
const medianOf = (comparacao: AreasProps["comparacao"], area: AreaId): number | null =>
  comparacao?.[area]?.mediana ?? null;
