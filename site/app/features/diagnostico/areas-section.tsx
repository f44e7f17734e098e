import { FAIXAS, type FaixaId, faixaOf } from "@eden/domain/diagnostico/faixas";
import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import { classNames } from "@eden/ui/class-names.ts";
import { type AreasProps, faixaColour, medianOf } from "./areas-look.ts";
import { AreasTable } from "./areas-table.tsx";
import { PeerMark, Stem, StemEnd } from "./stem.tsx";

const legend: { faixa: FaixaId; text: string }[] = [
  { faixa: "cuidado", text: `${FAIXAS.cuidado.nome}, até ${FAIXAS.caminho.de - 1}` },
  { faixa: "caminho", text: `${FAIXAS.caminho.nome}, ${FAIXAS.caminho.de} a ${FAIXAS.firme.de - 1}` },
  { faixa: "firme", text: `${FAIXAS.firme.nome}, ${FAIXAS.firme.de} ou mais` },
];

const SCALE = [0, FAIXAS.caminho.de, FAIXAS.firme.de, 100];
const row =
  "relatorio-area grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:grid-cols-[15rem_minmax(0,1fr)_3.5rem] md:gap-x-7";

/** One stem per area, lowest score first. */
export function AreasSection({ areas, comparacao }: AreasProps) {
  return (
    <section aria-labelledby="areas-titulo" className="relatorio-areas pagina mt-18 lg:mt-28">
      <h2 id="areas-titulo" className="text-h2">
        Suas {areas.length === 7 ? "sete áreas" : "áreas"}
      </h2>
      <p className="mt-1 text-pedra">Da que mais pede cuidado à mais firme.</p>
      <ul aria-hidden="true" className="relatorio-legenda mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-peq">
        {legend.map(({ faixa, text }) => (
          <li key={faixa} className={classNames("flex items-center gap-2", faixaColour[faixa])}>
            <StemEnd faixa={faixa} />
            <span className="text-tinta">{text}</span>
          </li>
        ))}
        {comparacao && (
          <li className="flex items-center gap-2">
            <PeerMark />
            Lojas parecidas
          </li>
        )}
      </ul>
      <div className="relatorio-quadro mt-6 rounded-ficha bg-papel px-4 pt-5 pb-4 shadow-suave md:px-8 md:pt-9 md:pb-6 lg:px-14">
        <div aria-hidden="true" className={classNames(row, "relatorio-eixo max-md:hidden")}>
          <svg aria-hidden="true" className="relatorio-escala col-start-2 block h-6 w-full overflow-visible">
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
              <div className="relatorio-ramo max-md:col-span-2 max-md:row-start-2">
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
