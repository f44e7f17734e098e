import { computeDesconto, promocaoOf } from "@eden/domain/ferramentas/desconto";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import { Quadro } from "~/features/ferramentas/grafico.tsx";

interface Produto {
  preco: number;
  custo: number;
  encargos: number;
  unidades: number;
}

interface CurvaProps extends Produto {
  /** Basis points. */
  desconto: number;
  descontoZero: number;
  descontoQueCabe: number | null;
  /** Profit of one unit, and how many more must be sold; null where it earns nothing. */
  depois: number;
  aMaisUnidades: number | null;
  width: number;
  /** Of its pattern. */
  id: string;
}

const HEIGHT = 290;
const LEFT = 6;
const TOP = 26;
const BOTTOM = HEIGHT - 36;

/** Extra units by discount: the more is given, the steeper it gets. */
export function Curva(props: CurvaProps) {
  const { desconto, descontoZero, descontoQueCabe, depois, aMaisUnidades, width, id } = props;
  const maxX = Math.min(100, Math.max(10, Math.ceil((Math.max(descontoZero * 1.08, desconto) + 200) / 1000) * 10));
  const extra = aMaisUnidades === null ? Number.POSITIVE_INFINITY : extraUnits(props, desconto);
  const maxY = niceAbove(Math.max(Number.isFinite(extra) ? extra * 2.4 : 0, props.unidades));
  const right = width - 20;
  const x = (pontos: number) => LEFT + (pontos / 100 / maxX) * (right - LEFT);
  const y = (unidades: number) => BOTTOM - (Math.min(unidades, maxY) / maxY) * (BOTTOM - TOP);
  const line = curvePath(props, maxY, x, y);
  const zero = x(descontoZero);
  const grade = [0.5, 1].map((share) => ({
    y: y(maxY * share),
    label: `+${formatValor(Math.round(maxY * share) * 100)}${share === 1 ? " unidades" : ""}`,
  }));
  return (
    <Quadro width={width} height={HEIGHT} id={id} left={LEFT} right={right} grade={grade}>
      <rect x={zero} y={TOP} width={Math.max(0, right - zero)} height={BOTTOM - TOP} fill={`url(#${id})`} />
      <path d={`${line.path}V${BOTTOM}H${x(0)}Z`} className="fill-orvalho" />
      <path d={line.path} className="fill-none stroke-folha" strokeWidth="3.2" />
      <path d={`M${LEFT} ${BOTTOM}H${right}`} className="stroke-pedra" strokeWidth="1.5" />
      <text x={zero - 8} y={BOTTOM - 32} textAnchor="end" className="fill-erro-escuro font-semibold text-[14px]">
        o lucro acaba
      </text>
      <text x={zero - 8} y={BOTTOM - 14} textAnchor="end" className="fill-erro-escuro font-semibold text-[14px]">
        em {formatTaxa(descontoZero, 1)}%
      </text>
      {descontoQueCabe !== null && descontoQueCabe > 0 && (
        <circle
          cx={x(descontoQueCabe)}
          cy={y(extraUnits(props, descontoQueCabe))}
          r="6"
          className="fill-papel stroke-folha"
          strokeWidth="2.6"
        />
      )}
      <Ponto
        x={x(desconto)}
        y={y(extra)}
        linhas={[unitsWords(aMaisUnidades, depois, "perde"), `com ${formatTaxa(desconto)}%`]}
      />
      {ticks(maxX, width).map((percent) => (
        <text
          key={percent}
          x={percent === 0 ? LEFT : Math.min(x(percent * 100), right - 4)}
          y={BOTTOM + 20}
          textAnchor={percent === 0 ? "start" : "middle"}
          className="fill-pedra text-[14px]"
        >
          {percent}%
        </text>
      ))}
    </Quadro>
  );
}

interface PontoProps {
  x: number;
  y: number;
  linhas: [string, string];
}

/** The owner's own point, with its words on the side that has room. */
function Ponto({ x, y, linhas: [first, second] }: PontoProps) {
  const side = x > 72 ? -1 : 1;
  const anchor = side < 0 ? "end" : "start";
  return (
    <>
      <path d={`M${x} ${y}V${BOTTOM}`} className="stroke-tinta" strokeDasharray="2 4" />
      <circle cx={x} cy={y} r="8" className="fill-ipe stroke-tinta" strokeWidth="2" />
      <text
        x={x + side * 14}
        y={Math.max(y - 18, 18)}
        textAnchor={anchor}
        className="fill-tinta font-semibold font-titulo text-[21px]"
      >
        {first}
      </text>
      <text x={x + side * 14} y={Math.max(y, 36)} textAnchor={anchor} className="fill-pedra text-[14px]">
        {second}
      </text>
    </>
  );
}

/** Units to sell more, without rounding; without end where a unit earns nothing. */
function extraUnits({ preco, custo, encargos, unidades }: Produto, desconto: number): number {
  const lucro = (pontos: number) => (preco * (10_000 - pontos) * (10_000 - encargos)) / 1e8 - custo;
  const depois = lucro(desconto);
  return depois > 0 ? Math.max(0, unidades * (lucro(0) / depois - 1)) : Number.POSITIVE_INFINITY;
}

function unitsWords(aMais: number | null, depois: number, perde: string): string {
  if (aMais !== null) return `+${formatValor(aMais * 100)}`;
  return depois === 0 ? "sem lucro" : perde;
}

function curvePath(produto: CurvaProps, maxY: number, x: (pontos: number) => number, y: (unidades: number) => number) {
  const points: string[] = [];
  for (let pontos = 0; pontos < produto.descontoZero; pontos += Math.max(5, produto.descontoZero / 90)) {
    const units = extraUnits(produto, pontos);
    points.push(`${x(pontos).toFixed(1)} ${y(units).toFixed(1)}`);
    if (units > maxY) break;
  }
  return { path: `M${points.join("L")}` };
}

/** A round number at or above. */
function niceAbove(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 3, 5, 10].find((step) => step * ten >= value) ?? 10) * ten;
}

function ticks(maxX: number, width: number): number[] {
  const step = maxX > 50 || width < 420 ? 20 : 10;
  return Array.from({ length: Math.floor(maxX / step) + 1 }, (_, index) => index * step);
}

/** The same in rows: what each discount asks for. */
export function curvaRows(produto: Produto): string[][] {
  return [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000].map((desconto) => {
    const { preco, unidades } = produto;
    const { promocao, depois, aMaisUnidades } = computeDesconto({
      ...produto,
      promocao: promocaoOf(preco, desconto),
      unidades,
      aMais: null,
    });
    return [`${formatTaxa(desconto)}%`, formatValor(promocao), unitsWords(aMaisUnidades, depois, "perde em cada uma")];
  });
}
