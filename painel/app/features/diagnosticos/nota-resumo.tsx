import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { fracaOf, fracaText } from "@eden/domain/diagnostico/fraca";
import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import { joinNomes } from "@eden/domain/join-nomes";
import { classNames } from "@eden/ui/core/class-names.ts";
import { areaSeries, mesDe, type Resposta } from "./area-series.ts";
import { faixaColour, NotaScale, NotaTicks } from "./nota-scale.tsx";

/** The latest score, what it means, how far it is from the one before, and the weakest area. */
export function NotaResumo({ respostas }: { respostas: readonly Resposta[] }) {
  const last = respostas.at(-1);
  const before = respostas.at(-2);
  if (!last) return null;
  const faixa = faixaOf(last.nota);
  const fraca = fracaOf(last.areas);
  return (
    <section
      aria-label="Nota"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 rounded-sheet border border-linha bg-papel p-4 md:gap-x-7 md:px-6 md:py-5 print:mb-3 print:break-inside-avoid print:bg-white print:p-4"
    >
      <p className="text-center">
        <b
          className={classNames(
            "block font-titulo text-score/none font-semibold tracking-[-0.03em] lining-nums",
            faixaColour[faixa],
          )}
        >
          {last.nota}
        </b>
        <span className="text-small text-pedra">de 100</span>
      </p>
      <div className="min-w-0">
        <p className="font-titulo text-heading font-semibold text-pretty text-mata">
          {FAIXAS[faixa].nome}
          {before && `, ${changeText(last.nota - before.nota, mesDe(before, last))}`}
        </p>
        {fraca && (
          <p className="mt-1 text-read text-pretty">
            <b className="font-strong">{fracaText(fraca)}.</b> {besideText(respostas)}
          </p>
        )}
      </div>
      <div className="col-start-2 mt-2 max-w-125 max-sm:col-span-2 max-sm:col-start-1">
        <NotaScale nota={last.nota} anterior={before?.nota ?? null} className="w-full" />
        <NotaTicks />
      </div>
    </section>
  );
}

function changeText(change: number, mes: string): string {
  if (change === 0) return `igual a ${mes}`;
  const points = Math.abs(change) === 1 ? "1 ponto" : `${Math.abs(change)} pontos`;
  return `${points} ${change > 0 ? "acima" : "abaixo"} de ${mes}`;
}

/** The areas that fell; without one, those that rose most. */
function besideText(respostas: readonly Resposta[]): string {
  const moved = areaSeries(respostas).filter(({ change }) => change !== null && change !== 0);
  const fell = moved.filter(({ change }) => (change ?? 0) < 0);
  const rose = [...moved].sort((one, other) => (other.change ?? 0) - (one.change ?? 0)).slice(0, 2);
  const names = (areas: typeof moved) => joinNomes(areas.map(({ area }) => nomeDaArea(area)));
  if (fell.length > 3) return `${fell.length} áreas caíram.`;
  if (fell.length > 0) return fell.length === 1 ? `${names(fell)} foi a única que caiu.` : `Caíram ${names(fell)}.`;
  return rose.length > 0 ? `O que mais subiu: ${names(rose)}.` : "";
}
