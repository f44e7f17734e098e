import { diaOf } from "@eden/domain/dia";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Figura } from "./figura.tsx";
import { COMPARACAO, compare, formatDiaCurto, formatNumero, type Tabela } from "./tabela.ts";
import { useWidth } from "./use-width.ts";

type Pessoas = Saida<"numeros_pessoas">;
type Dia = Pessoas["dias"][number];

export const tabelaDeDias = ({ dias }: Pessoas): Tabela => ({
  colunas: [{ nome: "Dia" }, ...COMPARACAO("Pessoas")],
  linhas: dias.some(({ agora, antes }) => agora + antes > 0)
    ? dias.map((dia) => [formatDiaCurto(dia.dia), ...compare(dia)])
    : [],
});

/** People who wrote for the first time, day by day, over those of the period before. */
export function DiasFigure({ query }: { query: UseQueryResult<Pessoas, RpcError> }) {
  return (
    <Figura
      nome="pessoas-por-dia"
      titulo="Pessoas por dia"
      query={query}
      tabela={tabelaDeDias}
      vazia="Ninguém escreveu nestes dias."
    >
      {({ dias }) => <Linhas dias={dias} />}
    </Figura>
  );
}

const HEIGHT = 232;
const TOP = 30;
const BOTTOM = HEIGHT - 26;
const LEFT = 8;

function Linhas({ dias }: { dias: readonly Dia[] }) {
  const [ref, width] = useWidth();
  const most = Math.max(1, ...dias.flatMap(({ agora, antes }) => [agora, antes]));
  const right = width - 62;
  const xOf = (index: number) => (dias.length === 1 ? LEFT : LEFT + (index / (dias.length - 1)) * (right - LEFT));
  const yOf = (people: number) => BOTTOM - (people / most) * (BOTTOM - TOP);
  const path = (serie: "agora" | "antes") =>
    dias.map((dia, index) => `${index ? "L" : "M"}${xOf(index).toFixed(1)} ${yOf(dia[serie]).toFixed(1)}`).join("");
  const last = dias.at(-1);
  const ends = spread(yOf(last?.agora ?? 0), yOf(last?.antes ?? 0));
  return (
    <div ref={ref}>
      <svg aria-hidden="true" width={width} height={HEIGHT} className="block text-small">
        <path d={`M${LEFT} ${BOTTOM}H${right}`} className="stroke-linha" />
        <path d={path("antes")} fill="none" strokeWidth="1.5" className="stroke-cinza" />
        <path d={path("agora")} fill="none" strokeWidth="2.2" strokeLinejoin="round" className="stroke-folha" />
        <Picos dias={dias} xOf={xOf} yOf={yOf} right={right} />
        <text x={right + 8} y={ends.agora + 4} className="fill-folha font-strong">
          {dias.length} {dias.length === 1 ? "dia" : "dias"}
        </text>
        <text x={right + 8} y={ends.antes + 4} className="fill-pedra">
          antes
        </text>
        <Datas dias={dias} xOf={xOf} />
      </svg>
    </div>
  );
}

/** The words at the ends of the two lines must not touch. */
function spread(agora: number, antes: number) {
  const gap = 17 - Math.abs(agora - antes);
  if (gap <= 0) return { agora, antes };
  const [up, down] = agora <= antes ? [agora - gap / 2, antes + gap / 2] : [agora + gap / 2, antes - gap / 2];
  const over = Math.max(0, Math.max(up, down) - (BOTTOM - 2));
  return { agora: up - over, antes: down - over };
}

interface PicosProps {
  dias: readonly Dia[];
  xOf: (index: number) => number;
  yOf: (people: number) => number;
  right: number;
}

/** The highest day of each line, with its number; that of the period before only where the words do not meet. */
function Picos({ dias, xOf, yOf, right }: PicosProps) {
  const agora = peakOf(dias, "agora");
  const antes = peakOf(dias, "antes");
  const far =
    Math.abs(xOf(agora) - xOf(antes)) > 150 ||
    Math.abs(yOf(dias[agora]?.agora ?? 0) - yOf(dias[antes]?.antes ?? 0)) > 40;
  const anchor = (x: number, left: boolean) =>
    left ? ({ x: x - 9, textAnchor: "end" } as const) : ({ x: x + 9 } as const);
  const people = dias[agora]?.agora ?? 0;
  const before = dias[antes]?.antes ?? 0;
  return (
    <>
      {far && before > 0 && (
        <>
          <circle cx={xOf(antes)} cy={yOf(before)} r="3" className="fill-cinza" />
          <text {...anchor(xOf(antes), antes <= agora && xOf(antes) > 90)} y={yOf(before) - 2} className="fill-pedra">
            antes, {formatNumero(before)}
          </text>
        </>
      )}
      {people > 0 && (
        <>
          <circle cx={xOf(agora)} cy={yOf(people)} r="4" className="fill-folha" />
          <text {...anchor(xOf(agora), xOf(agora) > right * 0.6)} y={yOf(people) - 8} className="fill-tinta">
            <tspan className="font-strong">
              {formatNumero(people)} {people === 1 ? "pessoa" : "pessoas"}
            </tspan>{" "}
            em {formatDiaCurto(dias[agora]?.dia ?? "")}
          </text>
        </>
      )}
    </>
  );
}

const peakOf = (dias: readonly Dia[], serie: "agora" | "antes") =>
  dias.reduce((best, dia, index) => (dia[serie] > (dias[best]?.[serie] ?? 0) ? index : best), 0);

function Datas({ dias, xOf }: Pick<PicosProps, "dias" | "xOf">) {
  const last = dias.length - 1;
  const shown = [...new Set([0, Math.round(last / 3), Math.round((2 * last) / 3), last])];
  const today = diaOf(Date.now());
  return shown.map((index) => {
    const dia = dias[index]?.dia ?? "";
    return (
      <text
        key={dia}
        x={xOf(index)}
        y={HEIGHT - 6}
        textAnchor={index === 0 ? "start" : index === last ? "end" : "middle"}
        className="fill-pedra"
      >
        {dia === today ? "hoje" : formatDiaCurto(dia)}
      </text>
    );
  });
}
