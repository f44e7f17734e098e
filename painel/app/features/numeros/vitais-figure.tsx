import { useWidth } from "@eden/ui/chart/use-width.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Figura } from "./figura.tsx";
import { isPouco, unlessPouco } from "./poucos.ts";
import { Quadro } from "./quadro.tsx";
import { sumOf, type Tabela } from "./tabela.ts";

type Vitais = Saida<"numeros_vitais">;
type Medida = Vitais["medidas"][number];
type Vital = Medida["medida"];

const fraction = (digits: number) =>
  new Intl.NumberFormat("pt-BR", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const [none, one, two] = [fraction(0), fraction(1), fraction(2)];

/** What search engines call good, and the words of the team for each measure. */
const VITAIS = {
  LCP: { nome: "Maior conteúdo", bom: 2500, formato: (ms: number) => `${one.format(ms / 1000)} s` },
  INP: { nome: "Resposta ao toque", bom: 200, formato: (ms: number) => `${none.format(ms)} ms` },
  CLS: { nome: "Saltos de layout", bom: 0.1, formato: (cls: number) => two.format(cls) },
} as const satisfies Record<Vital, { nome: string; bom: number; formato: (valor: number) => string }>;
const NOMES = Object.keys(VITAIS) as Vital[];

const pagesOf = (medidas: readonly Medida[]) => [...new Set(medidas.map(({ pagina }) => pagina))];
const find = (medidas: readonly Medida[], pagina: string, medida: Vital, tela: Medida["tela"]) =>
  medidas.find((other) => other.pagina === pagina && other.medida === medida && other.tela === tela);

const column = (medida: Vital, nome: string) => ({
  nome,
  formato: VITAIS[medida].formato,
  isBad: (valor: number) => valor > VITAIS[medida].bom,
});

export function tabelaDeVitais({ medidas }: Vitais): Tabela {
  const telas = [...new Set(medidas.map(({ tela }) => tela))];
  return {
    colunas: [
      { nome: "Página" },
      { nome: "Tela" },
      { nome: "Visitas" },
      ...NOMES.flatMap((medida) => [column(medida, medida), column(medida, `${medida} antes`)]),
    ],
    linhas: pagesOf(medidas).flatMap((pagina) =>
      telas
        .filter((tela) => medidas.some((medida) => medida.pagina === pagina && medida.tela === tela))
        .map((tela) => [
          pagina,
          tela,
          Math.max(...NOMES.map((medida) => find(medidas, pagina, medida, tela)?.visitas ?? 0)),
          ...NOMES.flatMap((medida) => {
            const found = find(medidas, pagina, medida, tela);
            if (!found) return [null, null];
            const { visitas, visitas_antes, agora, antes } = found;
            return [rounded(unlessPouco(visitas, agora)), rounded(unlessPouco(visitas_antes, antes))];
          }),
        ]),
    ),
  };
}
const rounded = (valor: number | null | undefined) => (valor == null ? null : Math.round(valor * 1000) / 1000);

/** The 75th percentile of each web vital, by page: telephones and computers. */
export function VitaisFigure({ query }: { query: UseQueryResult<Vitais, RpcError> }) {
  return (
    <Figura
      nome="velocidade"
      titulo="Velocidade das páginas"
      texto="O que três em quatro visitas sentem (p75)."
      nota="Só visitas que aceitaram a medição. Em vermelho o que passa do “bom”: 2,5 s, 200 ms, 0,10."
      query={query}
      tabela={tabelaDeVitais}
      amostra={({ medidas }) => {
        const loads = medidas.filter(({ medida }) => medida === "LCP");
        return { agora: sumOf(loads, "visitas"), antes: sumOf(loads, "visitas_antes"), nomes: ["visita", "visitas"] };
      }}
      vazia="Nenhuma visita com medição aceita nestes dias."
    >
      {({ medidas }) => <Grafico medidas={medidas} />}
    </Figura>
  );
}

/** Below it three charts do not fit: a table of the telephone's values. */
const CHARTS = 700;

function Grafico({ medidas: all }: Vitais) {
  const [ref, width] = useWidth();
  const medidas = all.filter(({ visitas }) => !isPouco(visitas));
  const few = new Set(all.map(({ pagina }) => pagina)).size - new Set(medidas.map(({ pagina }) => pagina)).size;
  return (
    <div ref={ref} aria-hidden="true">
      {few > 0 && (
        <p className="-mt-2 pb-3 text-small text-pedra">
          {few === 1 ? "Uma página tem" : `${few} páginas têm`} poucas visitas para uma medida: estão na tabela.
        </p>
      )}
      {width < CHARTS ? (
        <Quadro titulo="Velocidade no celular" tabela={phoneTable(medidas)} hidden />
      ) : (
        <>
          <p className="-mt-3 pb-3 text-small text-pedra">O ponto cheio é no celular, o vazado no computador.</p>
          <Graficos medidas={medidas} width={width} />
        </>
      )}
    </div>
  );
}

function phoneTable(medidas: readonly Medida[]): Tabela {
  const own = medidas.filter(({ tela }) => tela === "celular");
  return {
    colunas: [{ nome: "Página, no celular" }, ...NOMES.map((medida) => column(medida, medida))],
    linhas: pagesOf(own).map((pagina) => [
      pagina,
      ...NOMES.map((medida) => find(own, pagina, medida, "celular")?.agora ?? null),
    ]),
  };
}

const ROW = 27;
const HEAD = 44;
const NAMES = 176;

function Graficos({ medidas, width }: { medidas: readonly Medida[]; width: number }) {
  const pages = pagesOf(medidas);
  const each = (width - NAMES) / NOMES.length;
  return (
    <svg aria-hidden="true" width={width} height={HEAD + pages.length * ROW} className="block text-small">
      {pages.map((pagina, index) => (
        <text key={pagina} x="0" y={HEAD + index * ROW + 17} className="fill-tinta">
          {pagina}
        </text>
      ))}
      {NOMES.map((medida, place) => (
        <g key={medida} transform={`translate(${NAMES + place * each} 0)`}>
          <Vital medida={medida} medidas={medidas} pages={pages} width={each - 70} />
        </g>
      ))}
    </svg>
  );
}

interface VitalProps {
  medida: Vital;
  medidas: readonly Medida[];
  pages: readonly string[];
  width: number;
}

function Vital({ medida, medidas, pages, width }: VitalProps) {
  const { nome, bom, formato } = VITAIS[medida];
  const own = medidas.filter((other) => other.medida === medida);
  const most = Math.max(bom * 1.5, ...own.map(({ agora }) => agora));
  const xOf = (valor: number) => (valor / most) * width;
  return (
    <>
      <text x="0" y="13" className="fill-tinta font-strong">
        {nome} ({medida})
      </text>
      <text x={xOf(bom) + 6} y="36" className="fill-folha text-micro">
        bom até {formato(bom)}
      </text>
      <path d={`M${xOf(bom)} 25V${HEAD + pages.length * ROW}`} strokeDasharray="2 3" className="stroke-contorno" />
      {pages.map((pagina, index) => {
        const [phone, desk] = [find(own, pagina, medida, "celular"), find(own, pagina, medida, "computador")];
        const main = phone ?? desk;
        const y = HEAD + index * ROW + 12;
        const bad = (main?.agora ?? 0) > bom;
        return (
          <g key={pagina} transform={`translate(0 ${y})`}>
            <path d={`M0 0H${width}`} className="stroke-linha" strokeDasharray="1 3" />
            {phone && desk && <path d={`M${xOf(desk.agora)} 0H${xOf(phone.agora)}`} className="stroke-contorno" />}
            {desk && <circle cx={xOf(desk.agora)} r="4" strokeWidth="1.5" className="fill-papel stroke-contorno" />}
            {phone && <circle cx={xOf(phone.agora)} r="4.5" className={bad ? "fill-erro" : "fill-tinta"} />}
            {main && (
              <text
                x={Math.max(...[phone, desk].map((one) => xOf(one?.agora ?? 0))) + 10}
                y="5"
                strokeWidth="7"
                strokeLinejoin="round"
                paintOrder="stroke"
                className={bad ? "fill-erro stroke-papel font-strong" : "fill-tinta stroke-papel"}
              >
                {formato(main.agora)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
