import { useWidth } from "@eden/ui/chart/use-width.ts";
import { Slider } from "@eden/ui/dense/slider.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Figura } from "./figura.tsx";
import { MARGIN, Pontos, PROMISED } from "./pontos.tsx";
import { formatComParte, isPouco, unlessPouco } from "./poucos.ts";
import { formatDuracao, formatNumero, type Tabela } from "./tabela.ts";

type Respostas = Saida<"numeros_respostas">;

export function tabelaDeRespostas({ agora, antes, prazo }: Respostas): Tabela {
  if (agora.respostas + antes.respostas === 0) return { colunas: [], linhas: [] };
  const minutos = ({ respostas, mediana }: Respostas["agora"]) =>
    mediana === null || isPouco(respostas) ? null : Math.round(mediana / 60);
  return {
    colunas: [{ nome: "Primeiras respostas" }, { nome: "Agora" }, { nome: "Antes" }],
    linhas: [
      ["Quantas", agora.respostas, antes.respostas],
      ["Mediana, em minutos de trabalho", minutos(agora), minutos(antes)],
      [`Em até ${formatDuracao(prazo)}`, agora.respostas - agora.passaram, antes.respostas - antes.passaram],
      [`Passaram de ${formatDuracao(prazo)}`, agora.passaram, antes.passaram],
    ],
  };
}

/** How long people waited for the first answer, in working time: a dot is a person. */
export function RespostasFigure({ query }: { query: UseQueryResult<Respostas, RpcError> }) {
  return (
    <Figura
      nome="primeira-resposta"
      titulo="Tempo até a primeira resposta"
      manchete={(respostas) => <Manchete {...respostas} />}
      texto={query.data ? fraseOf(query.data) : undefined}
      query={query}
      tabela={tabelaDeRespostas}
      amostra={({ agora, antes }) => ({
        agora: agora.respostas,
        antes: antes.respostas,
        nomes: ["primeira resposta", "primeiras respostas"],
      })}
      vazia="Ninguém teve a primeira resposta nestes dias."
    >
      {(respostas) => <Grafico respostas={respostas} />}
    </Figura>
  );
}

function Manchete({ agora: { respostas, mediana } }: Respostas) {
  if (mediana === null || isPouco(respostas)) return "Quanto esperaram";
  return (
    <>
      Quanto esperaram: <span className="text-folha">{formatDuracao(mediana)}</span>
    </>
  );
}

/** `90 no prazo (94%). Antes: 58 min, 61 no prazo (86%).` Of few, only how many. */
function fraseOf({ agora, antes, pessoas }: Respostas): string {
  const inTime = ({ respostas, passaram }: Respostas["agora"]) =>
    `${formatComParte(respostas - passaram, respostas, formatNumero)} no prazo`;
  const median = antes.mediana === null || isPouco(antes.respostas) ? "" : `${formatDuracao(antes.mediana)}, `;
  const before =
    antes.respostas === 0 ? "" : ` Antes: ${median}${inTime(antes).replace(")", ` de ${antes.respostas})`)}.`;
  const dots = pessoas.length > 0 ? " Cada ponto é uma pessoa." : "";
  return `${inTime(agora)} de ${formatNumero(agora.respostas)}, em tempo de trabalho.${before}${dots}`;
}

const COLUMNS = 42;
const TOP = 34;
const NOW = 118;
const FLOOR = TOP + NOW;
const BEFORE = 62;
/** Without answers before, their row is not drawn. */
const belowOf = (antes: number) => (antes === 0 ? FLOOR + 18 : FLOOR + 26 + BEFORE);

function Grafico({ respostas: { prazo, agora, antes, colunas, pessoas } }: { respostas: Respostas }) {
  const [ref, width] = useWidth();
  const [named, setNamed] = useState<number | null>(null);
  const step = (width - 2 * MARGIN) / COLUMNS;
  const below = belowOf(antes.respostas);
  const columnOf = (segundos: number) => Math.min(Math.floor((segundos * PROMISED) / prazo), COLUMNS - 1);
  const xOf = (segundos: number) => MARGIN + Math.min((segundos * PROMISED) / prazo, COLUMNS - 0.5) * step;
  const inColumn = (coluna: number) => pessoas.filter(({ segundos }) => columnOf(segundos) === coluna);
  const pessoa = named === null ? undefined : pessoas[named];
  const coluna = columnOf(pessoa?.segundos ?? 0);
  return (
    <div ref={ref}>
      {pessoas.length > 0 && <QuemE pessoas={pessoas} named={named} onName={setNamed} />}
      <svg aria-hidden="true" width={width} height={below + 38} className="block overflow-visible text-small">
        <rect
          x={MARGIN}
          y={TOP - 14}
          width={PROMISED * step}
          height={FLOOR - TOP + 14}
          rx="10"
          className="fill-orvalho"
        />
        <path
          d={`M${MARGIN} ${FLOOR}H${width - MARGIN}${antes.respostas > 0 ? `M${MARGIN} ${below}H${width - MARGIN}` : ""}`}
          className="stroke-linha"
        />
        <Promessa x={MARGIN + PROMISED * step} below={below} prazo={prazo} passaram={agora.passaram} />
        <Mediana
          x={xOf(agora.mediana ?? 0)}
          y={FLOOR}
          segundos={unlessPouco(agora.respostas, agora.mediana)}
          width={width}
        />
        <Mediana
          x={xOf(antes.mediana ?? 0)}
          y={below}
          segundos={unlessPouco(antes.respostas, antes.mediana)}
          width={width}
          before
        />
        {[0, 1, 2, 3].map((half) => (
          <text
            key={half}
            x={MARGIN + half * 12 * step}
            y={below + 34}
            textAnchor={half === 0 ? "start" : "middle"}
            className="fill-pedra"
          >
            {half === 0 ? "0" : formatDuracao((half * prazo) / 2)}
          </text>
        ))}
        <Pontos step={step} floor={below} height={BEFORE} counts={colunas.map((one) => one.antes)} muted />
        <Pontos
          step={step}
          floor={FLOOR}
          height={NOW}
          counts={colunas.map((one) => one.agora)}
          ringed={pessoa ? { coluna, place: inColumn(coluna).indexOf(pessoa) } : null}
          onPoint={(at, place) => {
            const pointed = inColumn(at)[place];
            if (pointed) setNamed(pessoas.indexOf(pointed));
          }}
        />
      </svg>
    </div>
  );
}

interface QuemEProps {
  pessoas: Respostas["pessoas"];
  named: number | null;
  onName: (index: number) => void;
}

/** Names the dots, quickest first, by pointer, finger or arrow keys; a dot alone is too small to hit. */
function QuemE({ pessoas, named, onName }: QuemEProps) {
  const pessoa = named === null ? undefined : pessoas[named];
  const words = pessoa && `${pessoa.nome}, ${formatDuracao(pessoa.segundos)}`;
  return (
    <p className="-mt-2 mb-1 flex min-h-9 items-center gap-3 text-small pointer-coarse:min-h-11">
      <Slider
        min="0"
        max={pessoas.length - 1}
        value={named ?? 0}
        aria-label="Pessoas, da resposta mais rápida à mais lenta"
        valueText={words ?? "Nenhuma escolhida"}
        onValueChange={onName}
        onFocus={() => named === null && onName(0)}
        className="w-28"
      />
      {pessoa ? (
        <Link
          to={`/caixa/${pessoa.id}`}
          className="truncate py-2 pointer-coarse:py-3 font-strong text-folha underline underline-offset-3"
        >
          {words}
        </Link>
      ) : (
        <span aria-hidden="true" className="text-pedra">
          Quem é cada ponto
        </span>
      )}
    </p>
  );
}

function Promessa({ x, below, prazo, passaram }: Record<"x" | "below" | "prazo" | "passaram", number>) {
  return (
    <>
      <path d={`M${x} 4V${below}`} strokeDasharray="2 3" className="stroke-contorno" />
      <text x={x + 6} y="13" className="fill-tinta font-strong">
        prometido, {formatDuracao(prazo)}
      </text>
      {passaram > 0 && (
        <text x={x + 6} y="34" className="fill-erro font-strong">
          {formatNumero(passaram)} {passaram === 1 ? "passou" : "passaram"}
        </text>
      )}
    </>
  );
}

interface MedianaProps {
  x: number;
  y: number;
  segundos: number | null;
  width: number;
  before?: boolean;
}

function Mediana({ x, y, segundos, width, before = false }: MedianaProps) {
  if (segundos === null) return null;
  const end = x > width * 0.6;
  return (
    <>
      <path d={`M${x} ${y + 3}v7`} className={before ? "stroke-contorno" : "stroke-tinta"} strokeWidth="1.6" />
      <text
        x={end ? x - 6 : x + 6}
        y={y + 15}
        textAnchor={end ? "end" : "start"}
        className={before ? "fill-pedra" : "fill-tinta font-strong"}
      >
        {before ? "antes," : "mediana"} {formatDuracao(segundos)}
      </text>
    </>
  );
}
