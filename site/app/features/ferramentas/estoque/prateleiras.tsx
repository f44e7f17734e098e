import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import type { Prateleira } from "@eden/domain/ferramentas/estoque";
import type { Resumo } from "@eden/domain/ferramentas/sugestoes";
import { count } from "./leitura-estoque.ts";

const TITULOS = [
  ["A", "A, os que mais vendem", "A"],
  ["B", "B", "B"],
  ["C", "C", "C"],
  ["semVenda", "Sem venda", "Sem venda"],
] as const;

const whole = (centavos: number) => formatReaisShort(Math.round(centavos / 100) * 100);

/** The boards in rows, with what is on them. */
export const boardRows = ({ prateleiras }: Resumo): string[][] =>
  TITULOS.map(([classe, titulo]) => {
    const { produtos, valor, parado } = prateleiras[classe];
    return [titulo, String(produtos), whole(valor), whole(parado)];
  });

interface PrateleirasProps {
  resumo: Resumo;
  width: number;
  /** On paper, in ink. */
  onPaper?: boolean;
}

/** Height of a board with its words, and of its packs; lower on paper. */
const SIZES = { slab: { board: 92, packs: 1 }, paper: { board: 68, packs: 0.6 } };
const GAP = 3;
const SLAB = ["fill-broto", "fill-nivel-2", "fill-folha-2", "fill-nevoa"];
const PAPER = ["fill-folha-2", "fill-nivel-3", "fill-folha", "fill-cinza"];

/** Four boards, each filled as far as its money reaches; what stands still is hatched. */
export function Prateleiras({ resumo, width, onPaper = false }: PrateleirasProps) {
  const most = Math.max(1, ...Object.values(resumo.prateleiras).map(({ valor }) => valor));
  const size = onPaper ? SIZES.paper : SIZES.slab;
  const height = TITULOS.length * size.board - 14;
  const floor = size.board - 26;
  const pattern = `parado-${onPaper ? "folha" : width}`;
  const ink = onPaper ? "fill-tinta" : "fill-white";
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block text-[15px]"
    >
      <defs>
        <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" className={onPaper ? "fill-papel" : "fill-coral"} />
          <path d="M0 0V8" className="stroke-mata" strokeWidth="3" />
        </pattern>
      </defs>
      {TITULOS.map(([classe, long, short], board) => {
        const { produtos, valor } = resumo.prateleiras[classe];
        return (
          <g key={classe} transform={`translate(0 ${board * size.board})`}>
            <text y="15" className={`${ink} font-semibold`}>
              {width > 460 ? long : short} · {count(produtos, "produto")}
            </text>
            <text x={width} y="15" textAnchor="end" className={`${ink} font-semibold font-titulo text-[18px]`}>
              {whole(valor)}
            </text>
            <Caixas
              {...resumo.prateleiras[classe]}
              board={board}
              floor={floor}
              stretch={size.packs}
              scale={(width - 6) / most}
              pack={width > 460 ? 12 : 8}
              fills={onPaper ? PAPER : SLAB}
              idle={`url(#${pattern})`}
            />
            <rect y={floor} width={width} height="5" rx="2.5" className="fill-barro" />
          </g>
        );
      })}
    </svg>
  );
}

interface CaixasProps extends Prateleira {
  board: number;
  floor: number;
  /** Of the height of a pack. */
  stretch: number;
  /** Pixels of a cent. */
  scale: number;
  pack: number;
  fills: readonly string[];
  idle: string;
}

function Caixas({ valor, parado, board, floor, stretch, scale, pack, fills, idle }: CaixasProps) {
  const step = pack + GAP;
  const packs = valor > 0 ? Math.max(1, Math.floor((valor * scale + GAP) / step)) : 0;
  const standing = parado > 0 ? Math.max(1, Math.round((packs * parado) / valor)) : 0;
  return Array.from({ length: packs }, (_, index) => {
    const tall = stretch * (24 + ((index * 7 + board * 5) % 4) * 5);
    const isIdle = index >= packs - standing;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: packs on a board, by their place
        key={index}
        x={index * step}
        y={floor - tall}
        width={pack}
        height={tall}
        rx="2"
        className={isIdle ? "stroke-coral" : fills[(index + board) % fills.length]}
        fill={isIdle ? idle : undefined}
        strokeWidth={isIdle ? 1.2 : undefined}
      />
    );
  });
}

/** The empty state: the same boards in outline. */
export function PrateleirasEmContorno() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 190"
      className="mt-7 h-auto w-full fill-none stroke-nevoa/45"
      strokeWidth="1.6"
    >
      {[14, 9, 6].map((packs, board) => (
        <g key={packs} transform={`translate(0 ${board * 62})`}>
          {Array.from({ length: packs }, (_, index) => {
            const tall = 24 + ((index * 7 + board * 5) % 4) * 5;
            // biome-ignore lint/suspicious/noArrayIndexKey: packs on a board, by their place
            return <rect key={index} x={index * 22 + 2} y={52 - tall} width="17" height={tall} rx="2.5" />;
          })}
          <path d="M0 54H600" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}
