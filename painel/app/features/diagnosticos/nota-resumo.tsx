import { AREAS, type AreaId } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { empateText, fracaOf } from "@eden/domain/diagnostico/fraca";
import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import { joinNomes } from "@eden/domain/join-nomes";
import { classNames } from "@eden/ui/core/class-names.ts";
import { areaSeries, type Resposta } from "./area-series.ts";
import { faixaColour } from "./nota-scale.tsx";

/** The latest score, what changed since the answer before, and what holds the store back. */
export function NotaResumo({ respostas }: { respostas: readonly Resposta[] }) {
  const last = respostas.at(-1);
  const before = respostas.at(-2);
  if (!last) return null;
  const faixa = faixaOf(last.nota);
  return (
    <section aria-label="Nota" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="flex items-center gap-4">
        <b className="font-texto text-score/none font-strong tracking-[-0.03em] text-mata tabular-nums">{last.nota}</b>
        <span>
          <b className={classNames("block font-strong", faixaColour[faixa])}>{FAIXAS[faixa].nome}</b>
          <span className="text-body text-pedra">{before ? `eram ${before.nota} antes` : "de 100"}</span>
        </span>
      </p>
      <p className="max-w-[56ch] flex-1 basis-80 text-title text-pretty">{sentenceOf(respostas)}</p>
    </section>
  );
}

function sentenceOf(respostas: readonly Resposta[]) {
  const series = areaSeries(respostas);
  const fraca = fracaOf(respostas.at(-1)?.areas ?? []);
  const subiu = series
    .filter(({ change }) => change !== null && change > 0)
    .sort(byChange)
    .slice(0, 2);
  const delta = (respostas.at(-1)?.nota ?? 0) - (respostas.at(-2)?.nota ?? 0);
  return (
    <>
      {respostas.length > 1 && (
        <>
          {deltaText(delta)}
          {subiu.length > 0 && (
            <>
              , mais em <Nomes de={subiu} />
            </>
          )}
          .{" "}
        </>
      )}
      {fraca?.status === "uma" && (
        <>
          O que mais trava a loja é <b className="font-strong text-mata">{AREAS[fraca.area].freio}</b>:{" "}
          {nomeDaArea(fraca.area).toLowerCase()} está em {fraca.nota}.
        </>
      )}
      {fraca?.status === "empate" && (
        <>
          {empateText(fraca)}: <Nomes de={fraca.areas.map((area) => ({ area }))} />.
        </>
      )}
      {fraca?.status === "iguais" && `Todas as áreas estão em ${fraca.nota}.`}
    </>
  );
}

const byChange = (one: { change: number | null }, other: { change: number | null }) =>
  (other.change ?? 0) - (one.change ?? 0);

function Nomes({ de }: { de: readonly { area: AreaId }[] }) {
  return <b className="font-strong text-mata">{joinNomes(de.map(({ area }) => nomeDaArea(area).toLowerCase()))}</b>;
}

function deltaText(delta: number): string {
  if (delta === 0) return "A nota ficou igual";
  const points = Math.abs(delta) === 1 ? "1 ponto" : `${Math.abs(delta)} pontos`;
  return delta > 0 ? `Subiu ${points}` : `Caiu ${points}`;
}
