import { formatNumero } from "@eden/domain/pracas/numero";

interface LinhaProps {
  nome: string;
  valor: number;
  quantis: readonly number[];
  /** After "metade das cidades". */
  faixa: string;
  referencias: readonly { nome: string; valor: number }[];
  /** Of an old population. */
  ano?: number | undefined;
  width: number;
}

const Y = 92;
const H = 36;
const BELOW = Y + H;
const EDGE = 6;
/** Estimated width of a letter of the labels. */
const LETTER = 7;

type Scale = (value: number) => number;

/** Inhabitants per pharmacy on a logarithmic line: middle half and median of the class, state, country and the town. */
export function LinhaDeMoradores(props: LinhaProps) {
  const { valor, quantis, referencias, width } = props;
  const [p10 = 1, p25 = 1, p50 = 1, p75 = 1, p90 = 1] = quantis;
  const others = referencias.map((referencia) => referencia.valor);
  const low = Math.log(Math.min(p10, valor, ...others) * 0.85);
  const high = Math.log(Math.max(p90, valor, ...others) * 1.08);
  const x: Scale = (value) =>
    Math.round((EDGE + ((Math.log(value) - low) / (high - low)) * (width - 2 * EDGE)) * 10) / 10;
  return (
    <svg viewBox={`0 0 ${width} ${BELOW + 104}`} className="grafico" aria-hidden="true">
      <rect x={EDGE} y={Y} width={width - 2 * EDGE} height={H} rx="18" className="fill-areia" />
      <rect x={x(p25)} y={Y} width={x(p75) - x(p25)} height={H} className="fill-nivel-2" />
      <path d={`M${x(p50)} ${Y}v${H}`} className="stroke-2 stroke-folha" />
      <Referencias {...props} x={x} />
      <Meio {...props} x={x} />
      <Cidade {...props} x={x} />
    </svg>
  );
}

const keepIn = (value: number, half: number, width: number) =>
  Math.max(EDGE + half, Math.min(width - EDGE - half, value));

/** Two labels in one row, the lower value at the left, so that no line crosses a word. */
function Referencias({ referencias, width, x }: LinhaProps & { x: Scale }) {
  const sorted = referencias.toSorted((one, other) => one.valor - other.valor);
  const [first, second] = sorted;
  if (!first || !second) return null;
  const room = ({ nome, valor }: typeof first) => `${nome} ${formatNumero(valor)}`.length * LETTER + 9;
  const right = Math.min(x(second.valor), width - room(second));
  const left = Math.min(Math.max(x(first.valor), EDGE + room(first)), Math.max(right, EDGE + room(first)));
  // Without room at its right the second label stands at the left of its mark, if the first one is far enough.
  const at = x(second.valor);
  const isTurned = right < at && at - 9 - room(second) > x(first.valor) + 6;
  const places = [
    { ...first, at: isTurned ? Math.max(x(first.valor), EDGE + room(first)) - 9 : left - 9, anchor: "end" as const },
    isTurned
      ? { ...second, at: at - 9, anchor: "end" as const }
      : { ...second, at: Math.max(right, left) + 9, anchor: "start" as const },
  ];
  return places.map(({ nome, valor, at, anchor }) => (
    <g key={nome}>
      <path d={`M${x(valor)} ${Y + 4}V${BELOW + 18}`} className="stroke-[1.5] stroke-mata" strokeDasharray="2 3" />
      <circle cx={x(valor)} cy={BELOW + 22} r="4" className="fill-pedra" />
      <text x={at} y={BELOW + 27} textAnchor={anchor} className="s">
        {nome} <tspan className="b">{formatNumero(valor)}</tspan>
      </text>
    </g>
  ));
}

/** The bracket under the middle half. */
function Meio({ quantis, faixa, width, x }: LinhaProps & { x: Scale }) {
  const [, p25 = 1, p50 = 1, p75 = 1] = quantis;
  const y = BELOW + 50;
  const words = `metade das cidades ${faixa}`;
  const at = keepIn((x(p25) + x(p75)) / 2, (words.length * LETTER) / 2, width);
  return (
    <>
      <path d={`M${x(p25)} ${y}v6H${x(p75)}v-6`} className="fill-none stroke-[1.5] stroke-folha" />
      <text x={at} y={y + 26} textAnchor="middle" className="s">
        {words}
      </text>
      <text x={at} y={y + 46} textAnchor="middle" className="s q">
        de {formatNumero(p25)} a {formatNumero(p75)}; a do meio tem {formatNumero(p50)}
      </text>
    </>
  );
}

function Cidade({ nome, valor, ano, width, x }: LinhaProps & { x: Scale }) {
  const at = x(valor);
  const half = Math.max(width < 500 ? 50 : 70, (nome.length * 8.2) / 2);
  const label = keepIn(at, half, width);
  // Room for "menos gente" at either side of the label.
  const [few, many] =
    width < 500 ? ["menos gente", "mais gente"] : ["menos gente por farmácia", "mais gente por farmácia"];
  const far = few.length * LETTER + 24;
  return (
    <>
      <path d={`M${at} 56V${Y + H / 2}`} className="stroke-2 stroke-mata" />
      <circle cx={at} cy={Y + H / 2} r="11.5" className="fill-ipe stroke-[2.5] stroke-mata" />
      <text x={label} y="18" textAnchor="middle" className="b">
        {nome}
      </text>
      <text x={label} y="46" textAnchor="middle" className="g">
        {formatNumero(valor)}
        {ano && <tspan className="s q"> (população de {ano})</tspan>}
      </text>
      {at > EDGE + far && (
        <text x={EDGE} y={Y - 11} className="s q">
          {few}
        </text>
      )}
      {at < width - EDGE - far && (
        <text x={width - EDGE} y={Y - 11} textAnchor="end" className="s q">
          {many}
        </text>
      )}
    </>
  );
}
