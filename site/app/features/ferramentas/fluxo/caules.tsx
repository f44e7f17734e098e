import type { Semana } from "@eden/domain/ferramentas/fluxo";
import { useWidth } from "@eden/ui/chart/use-width.ts";
import { dayMonth, down } from "./semana-words.ts";

interface SemanasProps {
  semanas: readonly Semana[];
}

/** Thirteen weeks in the slab, drawn at the width they get. */
export function Semanas({ semanas }: SemanasProps) {
  const [ref, width] = useWidth();
  return (
    <div ref={ref} className="mt-6.5 overflow-hidden">
      <Caules semanas={semanas} width={width} />
    </div>
  );
}

interface CaulesProps extends SemanasProps {
  width: number;
  /** On paper. */
  isLight?: boolean;
}

const TOP = 52;

/** Stems from a ground line; below zero roots, in another shape and colour. */
export function Caules({ semanas, width, isLight = false }: CaulesProps) {
  const isWide = width > 500;
  const height = isWide ? 326 : 286;
  const ground = height - 86;
  const max = Math.max(1, ...semanas.map(({ fecha }) => fecha));
  const min = Math.max(1, ...semanas.map(({ fecha }) => -fecha));
  const gap = width / semanas.length;
  const named = namedOf(semanas);
  const { text, line, soil, strong } = isLight ? light : dark;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block text-[14px]"
    >
      <rect y={ground} width={width} height="46" rx="10" className={soil} />
      <path d={`M0 ${ground}H${width}`} className={line} strokeWidth="1.6" />
      <Nomeada x={gap * (named.semana - 0.5)} width={width} ground={ground} semana={named} isLight={isLight} />
      {semanas.map(({ semana, de, fecha }) => {
        const x = gap * (semana - 0.5);
        return (
          <g key={semana}>
            {fecha >= 0 ? (
              <Caule
                x={x}
                ground={ground}
                height={Math.max(9, (fecha / max) * (ground - TOP))}
                isLight={isLight}
                scale={isWide ? 1 : 0.62}
              />
            ) : (
              <Raiz x={x} ground={ground} depth={14 + (-fecha / min) * 26} isLight={isLight} />
            )}
            {isShown(semana, named.semana, isWide) && (
              <text
                x={Math.min(Math.max(x, 19), width - 19)}
                y={height - 20}
                textAnchor="middle"
                className={semana === named.semana ? strong : text}
              >
                {dayMonth(de)}
              </text>
            )}
          </g>
        );
      })}
      <text x={width / 2} y={height - 2} textAnchor="middle" className={text}>
        segunda-feira de cada semana
      </text>
    </svg>
  );
}

const dark = { text: "fill-nevoa", line: "stroke-nevoa/50", soil: "fill-mata-2", strong: "fill-white font-bold" };
const light = { text: "fill-pedra", line: "stroke-pedra", soil: "fill-areia", strong: "fill-tinta font-bold" };

/** The first week below zero, or the lowest. */
function namedOf(semanas: readonly Semana[]): Semana {
  const lowest = semanas.reduce((least, one) => (one.fecha < least.fecha ? one : least));
  return semanas.find(({ fecha }) => fecha < 0) ?? lowest;
}

/** All on a wide drawing; on a phone every fourth, and the named one. */
function isShown(semana: number, named: number, isWide: boolean): boolean {
  if (isWide || semana === named) return true;
  return semana % 4 === 1 && Math.abs(semana - named) > 2;
}

interface CauleProps {
  x: number;
  ground: number;
  height: number;
  isLight: boolean;
  scale: number;
}

function Caule({ x, ground, height, isLight, scale }: CauleProps) {
  const y = ground - height;
  return (
    <>
      <path
        d={`M${x} ${ground}V${y + 4}`}
        className={isLight ? "stroke-folha" : "stroke-broto"}
        strokeWidth={scale < 1 ? 3 : 4}
        strokeLinecap="round"
      />
      <g transform={`translate(${x} ${y + 5}) scale(${scale * (height > 40 ? 1 : 0.7)})`}>
        <path d="M0 6c-2-11-10-13-17-12 0 9 7 14 17 12z" className={isLight ? "fill-nivel-3" : "fill-nivel-2"} />
        <path d="M0 2c2-11 10-15 18-14 0 10-8 16-18 14z" className={isLight ? "fill-folha" : "fill-broto"} />
      </g>
    </>
  );
}

function Raiz({ x, ground, depth, isLight }: Omit<CauleProps, "height" | "scale"> & { depth: number }) {
  return (
    <path
      d={`M${x} ${ground}v${depth}M${x} ${ground + 3}q-3 ${depth * 0.5} -8 ${depth * 0.75}M${x} ${ground + 3}q3 ${depth * 0.4} 8 ${depth * 0.65}`}
      className={`fill-none ${isLight ? "stroke-terracota" : "stroke-coral"}`}
      strokeWidth="3"
      strokeLinecap="round"
    />
  );
}

interface NomeadaProps {
  x: number;
  width: number;
  ground: number;
  semana: Semana;
  isLight: boolean;
}

/** Amount and words above the week that the result names. */
function Nomeada({ x, width, ground, semana: { fecha }, isLight }: NomeadaProps) {
  const isNegative = fecha < 0;
  // Half of the longer line, so that it stays inside.
  const half = Math.max(84, down(fecha).length * 7);
  const middle = Math.min(Math.max(x, half), width - half);
  const bad = isLight ? "fill-terracota" : "fill-coral";
  const good = isLight ? "fill-folha" : "fill-white";
  return (
    <>
      <path
        d={`M${x} ${ground - 8}V${TOP - 2}`}
        className={isLight ? "stroke-pedra" : "stroke-coral"}
        strokeWidth="1.5"
        strokeDasharray="2 4"
      />
      <text
        x={middle}
        y={20}
        textAnchor="middle"
        className={`font-semibold font-titulo text-[22px] ${isNegative ? bad : good}`}
      >
        {down(fecha)}
      </text>
      <text x={middle} y={40} textAnchor="middle" className={isLight ? "fill-pedra" : "fill-nevoa"}>
        {isNegative ? "primeira abaixo de zero" : "o fechamento mais baixo"}
      </text>
    </>
  );
}

const TOPS = [70, 52, 92, 64, 80, 46, 88, 60, 96, 74, 50, 84, 66];

/** The empty state: thirteen stems in outline. */
export function SemanasVazias() {
  return (
    <svg aria-hidden="true" viewBox="0 0 624 180" className="mt-6.5 h-auto w-full">
      <rect y="126" width="624" height="46" rx="10" className="fill-mata-2" />
      <path d="M0 126H624" className="stroke-nevoa/50" strokeWidth="1.6" />
      {TOPS.map((top, index) => (
        <g
          key={top}
          transform={`translate(${24 + index * 48} ${top})`}
          className="fill-none stroke-nevoa/60"
          strokeWidth="1.8"
          strokeDasharray="4 4"
        >
          <path d={`M0 6V${120 - top}`} />
          <path d="M0 6c-2-11-10-13-17-12 0 9 7 14 17 12zM0 2c2-11 10-15 18-14 0 10-8 16-18 14z" />
        </g>
      ))}
    </svg>
  );
}
