import type { Estado } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { EstadoGlyph } from "~/pessoas/estado-glyph.tsx";
import { type Etapa, saidasOf } from "./etapas.ts";
import { formatParte } from "./tabela.ts";

interface CauleProps {
  nome: string;
  pagina: string;
  etapas: readonly Etapa[];
}

const STEM = 34;
const START = 158;
const END = 190;
const MIDDLE = 44;
/** Width of a bold character on average. */
const CHARACTER = 7.2;

/** A form as a stem from left to right: it thins where visits leave, and a leaf falls there. */
export function CauleDeitado({ nome, pagina, etapas, width }: CauleProps & { width: number }) {
  const right = width - END;
  const first = etapas[0]?.agora ?? 0;
  const xOf = (index: number) => START + (index / (etapas.length - 1)) * (right - START);
  const halfOf = (etapa: Etapa | undefined) => Math.max(1, (STEM * (etapa?.agora ?? 0)) / Math.max(1, first)) / 2;
  const saidas = saidasOf(etapas);
  // The words must end before the next leaf.
  const room = xOf(1) - xOf(0) - 34;
  return (
    <div className="relative">
      <svg aria-hidden="true" width={width} height="96" className="block text-small">
        <text x="0" y="41" className="fill-tinta text-body font-strong">
          {nome}
        </text>
        <text x="0" y="59" className="fill-pedra text-small">
          {pagina}
        </text>
        <path d={stemPath(etapas.map((etapa, index) => [xOf(index), halfOf(etapa)]))} className="fill-folha-2" />
        {etapas.map((etapa, index) => (
          <g key={etapa.etapa}>
            <path d={`M${xOf(index)} ${MIDDLE - halfOf(etapa) - 3}v-5`} className="stroke-cinza" />
            <text
              x={xOf(index)}
              y="14"
              textAnchor={index === 0 ? "start" : index === etapas.length - 1 ? "end" : "middle"}
              className="fill-tinta"
            >
              {etapa.titulo} <tspan className="font-strong">{etapa.agora}</tspan>
            </text>
          </g>
        ))}
        {saidas.map(({ quantas, ...saida }, index) => {
          if (quantas === 0) return null;
          const x = (xOf(index) + xOf(index + 1)) / 2;
          const y = MIDDLE + (halfOf(etapas[index]) + halfOf(etapas[index + 1])) / 2 + 8;
          return (
            <g key={etapas[index]?.etapa} transform={`translate(${x} ${y})`}>
              <Folha tilt={30 + (index % 3) * 14} scale={leafScale(quantas, first)} bad={saida.most} />
              <text x="22" y="10" className={saida.most ? "fill-erro font-strong" : "fill-pedra"}>
                {saidaTexts(quantas, saida).find((text) => text.length * CHARACTER <= room) ?? `−${quantas}`}
              </text>
            </g>
          );
        })}
      </svg>
      <div
        className="absolute top-6 right-0 grid grid-cols-[auto_1fr] gap-x-2.5 text-small"
        style={{ width: END - 10 }}
      >
        <span className="row-span-2 pt-1.5">
          <EstadoGlyph estado={plantOf(etapas)} size={26} />
        </span>
        <Chegada etapas={etapas} />
      </div>
    </div>
  );
}

const ROW = 40;
const WIDE = 60;

/** The same stem upright, for narrow screens. */
export function CauleEmPe({ nome, etapas }: CauleProps) {
  const first = etapas[0]?.agora ?? 0;
  const saidas = saidasOf(etapas);
  const height = (etapas.length - 1) * ROW;
  const halfOf = (etapa: Etapa) => Math.max(1, (WIDE * etapa.agora) / Math.max(1, first)) / 2;
  const points = etapas.map((etapa, index): [number, number] => [index * ROW, halfOf(etapa)]);
  return (
    <div className="mb-5 break-inside-avoid">
      <h3 className="mb-3 flex flex-wrap items-baseline gap-x-2 font-texto text-body font-strong tracking-normal text-tinta">
        {nome}
        <span className="text-small font-normal text-pedra">
          {formatParte(etapas.at(-1)?.agora ?? 0, first)} {first === 1 ? "chega" : "chegam"} ao fim
        </span>
      </h3>
      <div className="relative grid grid-cols-[6.5rem_60px_minmax(0,1fr)] gap-x-2.5 text-small">
        <div>
          {etapas.map(({ etapa, titulo }) => (
            <p key={etapa} className="truncate text-right" style={{ height: ROW, lineHeight: "20px" }}>
              {titulo}
            </p>
          ))}
        </div>
        <svg aria-hidden="true" width={WIDE} height={height + 20} className="block">
          <g transform={`translate(${WIDE / 2 + MIDDLE} 10) rotate(90)`}>
            <path d={stemPath(points)} className="fill-folha-2" />
          </g>
        </svg>
        <div>
          {etapas.map(({ etapa, agora }, index) => {
            const saida = saidas[index];
            return (
              <div key={etapa} style={{ height: ROW, lineHeight: "20px" }}>
                <p className="font-strong">{agora}</p>
                {saida && saida.quantas > 0 && (
                  <p
                    className={classNames(
                      "flex items-center gap-1.5 pl-4 whitespace-nowrap",
                      saida.most ? "font-strong text-erro" : "text-pedra",
                    )}
                  >
                    <svg aria-hidden="true" width="14" height="12" className="overflow-visible">
                      <Folha tilt={0} scale={0.95} bad={saida.most} />
                    </svg>
                    {saidaTexts(saida.quantas, saida)[1]}
                  </p>
                )}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** A band along the middle line through points of half its width. */
function stemPath(points: readonly (readonly [number, number])[]): string {
  const side = (list: typeof points, sign: 1 | -1) =>
    list
      .slice(1)
      .map(([x, half], index) => {
        const [before = 0, halfBefore = 0] = list[index] ?? [];
        const bend = (before + x) / 2;
        return `C${bend} ${MIDDLE + sign * halfBefore} ${bend} ${MIDDLE + sign * half} ${x} ${MIDDLE + sign * half}`;
      })
      .join("");
  const back = [...points].reverse();
  const [x0 = 0, half0 = 0] = points[0] ?? [];
  const [x1 = 0, half1 = 0] = back[0] ?? [];
  return `M${x0} ${MIDDLE - half0}${side(points, -1)}L${x1} ${MIDDLE + half1}${side(back, 1)}Z`;
}

function Folha({ tilt, scale, bad }: { tilt: number; scale: number; bad: boolean }) {
  return (
    <g transform={`rotate(${tilt}) scale(${scale})`}>
      <path
        d="M0 9C0 3 4 0 12 0c0 6-3 10-8.500 10C1.200 10 0 9.700 0 9Z"
        className={bad ? "fill-erro" : "fill-ambar"}
      />
      <path d="M-1.500 11L6.500 4.500" className={bad ? "stroke-erro" : "stroke-aviso"} />
    </g>
  );
}

const leafScale = (quantas: number, first: number) => 0.75 + 0.65 * Math.sqrt(quantas / Math.max(1, first));

/** The widest gap in words, and the same where there is little room. */
function saidaTexts(quantas: number, { de, most }: { de: number; most: boolean }): [long: string, short: string] {
  if (!most) return [`−${quantas}`, `−${quantas}`];
  const parte = formatParte(quantas, de);
  return parte.endsWith("%")
    ? [`−${quantas}, ${parte} saem aqui`, `−${quantas}, ${parte}`]
    : [`−${parte}: onde mais saem`, `−${parte}`];
}

function Chegada({ etapas }: Pick<CauleProps, "etapas">) {
  const [first, last] = [etapas[0], etapas.at(-1)];
  return (
    <>
      <p className="font-strong">
        {formatParte(last?.agora ?? 0, first?.agora ?? 0)} {first?.agora === 1 ? "chega" : "chegam"}
      </p>
      <p className="text-pedra">
        {first?.antes ? `antes, ${formatParte(last?.antes ?? 0, first.antes)}` : "sem visitas antes"}
      </p>
    </>
  );
}

/** The share that arrives, as the plant it becomes. */
function plantOf(etapas: readonly Etapa[]): Estado {
  const share = (etapas.at(-1)?.agora ?? 0) / Math.max(1, etapas[0]?.agora ?? 0);
  return share >= 0.6 ? "arvore" : share >= 0.3 ? "muda" : "broto";
}
