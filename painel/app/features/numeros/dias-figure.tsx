import { diaOf } from "@eden/domain/dia";
import { useWidth } from "@eden/ui/chart/use-width.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { corteOf, linhasOf, mediaOf } from "./dias.ts";
import { Figura } from "./figura.tsx";
import { COMPARACAO, compare, formatDiaCurto, formatNumero, sumOf, type Tabela } from "./tabela.ts";

type Pessoas = Saida<"numeros_pessoas">;
type Dia = Pessoas["dias"][number];

export const tabelaDeDias = ({ dias }: Pessoas): Tabela => ({
  colunas: [{ nome: "Dia" }, ...COMPARACAO("Pessoas")],
  linhas: dias.some(({ agora, antes }) => agora + antes > 0)
    ? dias.map((dia) => [formatDiaCurto(dia.dia), ...compare(dia)])
    : [],
});

const totalOf = ({ dias }: Pessoas) => ({ agora: sumOf(dias, "agora"), antes: sumOf(dias, "antes") });

/** People who wrote for the first time, day by day. A day far above the others is cut and carries its number. */
export function DiasFigure({ query }: { query: UseQueryResult<Pessoas, RpcError> }) {
  const valores = query.data?.dias.map(({ agora }) => agora) ?? [];
  const cut = valores.some((valor) => valor > corteOf(valores));
  return (
    <Figura
      nome="pessoas-por-dia"
      titulo="Pessoas por dia"
      manchete={(pessoas) => <Manchete {...totalOf(pessoas)} />}
      texto={`Por dia. A linha é a média de 7 dias${cut ? "; o dia que passa da escala é cortado e leva o seu número" : ""}.`}
      query={query}
      tabela={tabelaDeDias}
      amostra={(pessoas) => ({ ...totalOf(pessoas), nomes: ["pessoa", "pessoas"] })}
      vazia="Ninguém escreveu nestes dias."
    >
      {({ dias }) => <Colunas dias={dias} />}
    </Figura>
  );
}

function Manchete({ agora, antes }: { agora: number; antes: number }) {
  const more =
    agora === antes ? "como antes" : `${formatNumero(Math.abs(agora - antes))} ${agora > antes ? "a mais" : "a menos"}`;
  return (
    <>
      {formatNumero(agora)} {agora === 1 ? "pessoa nova" : "pessoas novas"},{" "}
      <span className={agora < antes ? "text-terracota" : "text-folha"}>{more}</span>
    </>
  );
}

const HEIGHT = 228;
/** Where the cut is; a cut day is drawn above it, up to `CUT_TOP`, with its number over that. */
const TOP = 44;
const CUT_TOP = 20;
const BOTTOM = HEIGHT - 26;
const RIGHT = 30;

function Colunas({ dias }: { dias: readonly Dia[] }) {
  const [ref, width] = useWidth();
  const valores = dias.map(({ agora }) => agora);
  const corte = corteOf(valores);
  const right = width - RIGHT;
  const step = right / dias.length;
  const bar = Math.max(1, Math.min(28, step - Math.max(1, step * 0.22)));
  const xOf = (index: number) => (index + 0.5) * step;
  const yOf = (people: number) => BOTTOM - (people / corte) * (BOTTOM - TOP);
  const mean = mediaOf(valores, corte).map((valor, index) => `${index ? "L" : "M"}${xOf(index)} ${yOf(valor)}`);
  return (
    <div ref={ref}>
      <svg aria-hidden="true" width={width} height={HEIGHT} className="block text-small">
        {linhasOf(corte).map((valor) => (
          <g key={valor}>
            <path d={`M0 ${yOf(valor)}H${right}`} className="stroke-linha" />
            <text x={width} y={yOf(valor) + 4} textAnchor="end" className="fill-pedra text-micro">
              {formatNumero(valor)}
            </text>
          </g>
        ))}
        {dias.map(({ dia, agora }, index) => (
          <Coluna key={dia} agora={agora} x={xOf(index)} bar={bar} y={yOf(agora)} cut={agora > corte} limit={width} />
        ))}
        <path d={`M0 ${BOTTOM}H${right}`} className="stroke-linha-2" />
        <path d={mean.join("")} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-terracota" />
        <Datas dias={dias} xOf={xOf} />
      </svg>
    </div>
  );
}

interface ColunaProps {
  agora: number;
  x: number;
  y: number;
  bar: number;
  cut: boolean;
  /** Right end of the drawing. */
  limit: number;
}

function Coluna({ agora, x, y, bar, cut, limit }: ColunaProps) {
  const left = x - bar / 2;
  if (!cut)
    return <rect x={left} y={y} width={bar} height={BOTTOM - y} rx={Math.min(3, bar / 4)} className="fill-folha/40" />;
  const slash = CUT_TOP + 12;
  return (
    <g data-cortado>
      <rect
        x={left}
        y={CUT_TOP}
        width={bar}
        height={BOTTOM - CUT_TOP}
        rx={Math.min(3, bar / 4)}
        className="fill-folha"
      />
      <path
        d={`M${left - 2} ${slash + 6}L${left + bar + 2} ${slash - 2}v6L${left - 2} ${slash + 12}Z`}
        className="fill-papel"
      />
      <text
        x={Math.min(Math.max(x, 14), limit - 14)}
        y={CUT_TOP - 6}
        textAnchor="middle"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-mata stroke-papel font-strong"
      >
        {formatNumero(agora)}
      </text>
    </g>
  );
}

function Datas({ dias, xOf }: { dias: readonly Dia[]; xOf: (index: number) => number }) {
  const last = dias.length - 1;
  const shown = [...new Set([0, Math.round(last / 3), Math.round((2 * last) / 3), last])];
  const today = diaOf(Date.now());
  return shown.map((index) => {
    const dia = dias[index]?.dia ?? "";
    const edge = index === 0 || index === last;
    return (
      <text
        key={dia}
        x={index === 0 ? 0 : index === last ? xOf(last) + 8 : xOf(index)}
        y={HEIGHT - 6}
        textAnchor={edge && dias.length > 1 ? (index === 0 ? "start" : "end") : "middle"}
        className="fill-pedra"
      >
        {dia === today ? "hoje" : formatDiaCurto(dia)}
      </text>
    );
  });
}
