import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS, type FaixaId, faixaOf } from "@eden/domain/diagnostico/faixas";
import { type Fraca, fracaText } from "@eden/domain/diagnostico/fraca";
import { nomeDaArea, type Resultado } from "@eden/domain/diagnostico/resultado";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { joinNomes } from "@eden/domain/join-nomes";
import { Picture } from "@eden/ui/core/picture.tsx";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import { type ReportLoja, reportDate } from "./paper.tsx";
import { StageHeading } from "./stage-heading.tsx";

const plants: Record<FaixaId, typeof vaso2> = { cuidado: vaso2, caminho: vaso4, firme: vaso6 };

interface NotaHeroProps {
  resultado: Resultado;
  loja: ReportLoja;
  focused: boolean;
}

/** The score and its meaning. */
export function NotaHero({ resultado, loja, focused }: NotaHeroProps) {
  const { geral, titulo, faixa } = resultado;
  return (
    <section
      aria-labelledby="resultado-titulo"
      className="report-score escuro mx-2 grid items-end gap-x-16 overflow-hidden rounded-[36px] bg-mata px-5 pt-8 md:mx-auto md:w-[min(1200px,100%-48px)] md:grid-cols-[minmax(0,1fr)_15rem] md:gap-x-8 md:rounded-ombro md:px-10 md:pt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16 lg:px-18 lg:pt-16"
    >
      <div className="pb-7 md:pb-12 lg:pb-16">
        <p className="report-who flex flex-wrap gap-x-4 text-nevoa">
          {loja.cnpj && <span className="whitespace-nowrap font-identificador">CNPJ {formatCnpj(loja.cnpj)}</span>}
          <span className="whitespace-nowrap">{reportDate(loja.finishedAt)}</span>
        </p>
        <StageHeading focused={focused} id="resultado-titulo" className="text-etapa">
          <span className="report-total mt-4 mb-4 -ml-1 block font-medium text-[clamp(6rem,4rem+8vw,9.5rem)]/[0.9] tracking-[-0.05em] lining-nums">
            {geral}
            <span className="ml-2.5 font-texto font-normal text-[1.375rem]/none text-nevoa tracking-[-0.01em]">
              {" "}
              de 100
            </span>
          </span>{" "}
          {titulo}
        </StageHeading>
        <Summary resultado={resultado} />
        <NotaRuler nota={geral} />
      </div>
      <div
        aria-hidden="true"
        className="report-arch mx-auto flex h-60 w-55 items-end [&_picture]:contents rounded-t-full bg-nivel-2 md:h-80 md:w-60 lg:h-105 lg:w-80"
      >
        <Picture of={plants[faixa]} alt="" sizes="230px" className="h-4/5 w-full object-contain object-bottom" />
      </div>
    </section>
  );
}

function Summary({ resultado: { areas, fraca, comecar } }: { resultado: Resultado }) {
  const firm = areas.filter(({ nota }) => nota >= FAIXAS.firme.de).map(({ area }) => nomeDaArea(area));
  const weak = comecar.filter(({ nota }) => faixaOf(nota) !== "firme").slice(0, 2);
  const [first, second] = weak.map(({ area }) => <strong key={area}>{AREAS[area].freio}</strong>);
  return (
    <p className="report-summary mt-4 max-w-[52ch] text-nevoa">
      {firm.length > 0 &&
        `${firm.length === 1 ? "Seu ponto forte" : "Seus pontos fortes"}: ${joinNomes(firm.slice(-3))}. `}
      {first && (
        <>
          {manyTied(fraca)
            ? `${fracaText(fraca)}. Entre o que mais trava a loja hoje: `
            : "O que mais trava a loja hoje: "}
          {first}
          {second && <> e {second}</>}.
        </>
      )}
      {areas.length === 0 && "É a nota de todas as respostas. O consultor ajuda você a escolher por onde começar."}
      {areas.length > 0 && !first && "Agora é manter a rotina e refinar o que ainda pode crescer."}
    </p>
  );
}

/** A tie of more areas than the sentence names. */
function manyTied(fraca: Fraca | null): fraca is Exclude<Fraca, { status: "uma" }> {
  return fraca?.status === "iguais" || (fraca?.status === "empate" && fraca.areas.length > 2);
}

const zones: { id: FaixaId; from: number; to: number; fill: string }[] = [
  { id: "cuidado", from: 0, to: FAIXAS.caminho.de, fill: "fill-[#2c5a4b] print:fill-linha" },
  { id: "caminho", from: FAIXAS.caminho.de, to: FAIXAS.firme.de, fill: "fill-[#3f7a62] print:fill-nivel-2" },
  { id: "firme", from: FAIXAS.firme.de, to: 100, fill: "fill-[#5e9e7c] print:fill-nivel-3" },
];

/** The three bands and the store's score. Positions are percentages, so that it fits any width. */
function NotaRuler({ nota }: { nota: number }) {
  const names = zones.map(({ id, from, to }) => `${FAIXAS[id].nome}: ${from} a ${to === 100 ? to : to - 1}`);
  return (
    <div className="report-ruler mt-8">
      <svg
        role="img"
        aria-label={`Nota ${nota} de 100, na faixa ${FAIXAS[faixaOf(nota)].nome}. ${names.join("; ")}.`}
        className="block h-7.5 w-full overflow-visible"
      >
        {zones.map(({ id, from, to, fill }) => (
          <rect key={id} x={`${from + 0.3}%`} width={`${to - from - 0.6}%`} y="9" height="12" rx="6" className={fill} />
        ))}
        <circle
          cx={`${Math.min(98, Math.max(2, nota))}%`}
          cy="15"
          r="12"
          className="fill-broto stroke-6 stroke-mata print:fill-mata print:stroke-white"
        />
      </svg>
      {/* Never prerendered: React sets the style through the CSSOM, which the content security policy allows. */}
      <div
        aria-hidden="true"
        className="relative grid text-nevoa text-peq leading-tight print:text-pedra"
        style={{ gridTemplateColumns: zones.map(({ from, to }) => `${to - from}fr`).join(" ") }}
      >
        {zones.map(({ id }) => (
          <span key={id} className="pr-2 last:pr-0 max-sm:whitespace-nowrap max-sm:last:text-right">
            {FAIXAS[id].nome}
          </span>
        ))}
      </div>
    </div>
  );
}
