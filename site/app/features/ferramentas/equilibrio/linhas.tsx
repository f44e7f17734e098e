import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { formatValor } from "@eden/domain/ferramentas/numero";
import { Quadro } from "~/features/ferramentas/grafico.tsx";
import { up } from "./leitura-equilibrio.ts";

interface Mes {
  fixos: number;
  contribuicao: number;
  vendas: number;
  dias: number;
  mes: number;
}

interface LinhasProps extends Mes {
  width: number;
  height?: number;
  /** Of its pattern. */
  id: string;
}

const LEFT = 4;
const TOP = 28;

const mil = (centavos: number) => `R$ ${formatValor(Math.round(centavos / 100_000) * 100)} mil`;
const shortOf = (centavos: number) => (centavos < 1_000_000 ? up(centavos) : mil(centavos));

/** Sales and costs by open day, with the day on which they meet. */
export function Linhas({ fixos, contribuicao, vendas, dias, mes, width, height = 300, id }: LinhasProps) {
  const isWide = width > 500;
  const right = width - (isWide ? 116 : 84);
  const bottom = height - 34;
  const custo = (dia: number) => fixos + (vendas / dias) * dia * (1 - contribuicao / 10_000);
  const top = niceAbove(Math.max(vendas, custo(dias)));
  const x = (dia: number) => LEFT + (dia / dias) * (right - LEFT);
  const y = (centavos: number) => bottom - (centavos / top) * (bottom - TOP);
  const grade = [0.5, 1].map((share) => ({ y: y(top * share), label: shortOf(top * share) }));
  const crossing = mes / (vendas / dias);
  const meets = crossing <= dias;
  const loss = meets
    ? `${x(0)},${y(0)} ${x(0)},${y(fixos)} ${x(crossing)},${y(mes)}`
    : `${x(0)},${y(0)} ${x(0)},${y(fixos)} ${x(dias)},${y(custo(dias))} ${x(dias)},${y(vendas)}`;
  return (
    <Quadro width={width} height={height} id={id} left={LEFT} right={right} grade={grade}>
      <polygon points={loss} fill={`url(#${id})`} />
      {meets && (
        <polygon
          points={`${x(crossing)},${y(mes)} ${x(dias)},${y(vendas)} ${x(dias)},${y(custo(dias))}`}
          className="fill-nivel-2"
        />
      )}
      <path d={`M${LEFT} ${bottom}H${right}`} className="stroke-pedra" strokeWidth="1.5" />
      <path
        d={`M${x(0)} ${y(fixos)}L${x(dias)} ${y(custo(dias))}`}
        className="stroke-terracota"
        strokeWidth="2.6"
        strokeDasharray="7 5"
      />
      <path d={`M${x(0)} ${y(0)}L${x(dias)} ${y(vendas)}`} className="stroke-folha" strokeWidth="3.2" />
      <Fins x={right + 10} vendas={[y(vendas), vendas]} custos={[y(custo(dias)), custo(dias)]} />
      {meets && <Encontro x={x(crossing)} y={y(mes)} bottom={bottom} dia={Math.ceil(crossing - 1e-9)} mes={mes} />}
      {daysShown(dias, isWide).map((dia) => (
        <text key={dia} x={x(dia)} y={bottom + 20} textAnchor="middle" className="fill-pedra text-[14px]">
          {dia}
        </text>
      ))}
    </Quadro>
  );
}

interface FinsProps {
  x: number;
  /** Height and amount of the last day. */
  vendas: [number, number];
  custos: [number, number];
}

/** The names of the two lines at their ends, moved apart where they would overlap. */
function Fins({ x, vendas, custos }: FinsProps) {
  const apart = Math.max(0, 40 - Math.abs(vendas[0] - custos[0])) / 2;
  const sign = vendas[0] <= custos[0] ? -1 : 1;
  const ends = [
    { nome: "vendas", at: vendas[0] + sign * apart, centavos: vendas[1], fill: "fill-folha" },
    { nome: "custos", at: custos[0] - sign * apart, centavos: custos[1], fill: "fill-terracota" },
  ];
  return ends.map(({ nome, at, centavos, fill }) => (
    <g key={nome}>
      <text x={x} y={at + 5} className={`font-bold ${fill}`}>
        {nome}
      </text>
      <text x={x} y={at + 22} className="fill-pedra text-[14px]">
        {shortOf(centavos)}
      </text>
    </g>
  ));
}

interface EncontroProps {
  x: number;
  y: number;
  bottom: number;
  dia: number;
  mes: number;
}

function Encontro({ x, y, bottom, dia, mes }: EncontroProps) {
  const side = x > 130 ? -1 : 1;
  const anchor = side < 0 ? "end" : "start";
  return (
    <>
      <path d={`M${x} ${y}V${bottom}`} className="stroke-tinta" strokeWidth="1.4" strokeDasharray="2 4" />
      <circle cx={x} cy={y} r="8" className="fill-ipe stroke-tinta" strokeWidth="2" />
      <text
        x={x + side * 14}
        y={y - 20}
        textAnchor={anchor}
        className="fill-tinta font-semibold font-titulo text-[21px]"
      >
        {dia}º dia
      </text>
      <text x={x + side * 14} y={y - 3} textAnchor={anchor} className="fill-pedra text-[14px]">
        {formatReaisShort(Math.ceil(mes / 100) * 100)}
      </text>
    </>
  );
}

/** A round amount at or above. */
function niceAbove(centavos: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(centavos, 1)));
  return ([1, 1.2, 1.4, 1.6, 2, 2.5, 3, 4, 5, 6, 8, 10].find((step) => step * ten >= centavos) ?? 10) * ten;
}

function daysShown(dias: number, isWide: boolean): number[] {
  const step = isWide ? 5 : 10;
  const inner = Array.from({ length: Math.floor(dias / step) }, (_, index) => (index + 1) * step);
  return [1, ...inner.filter((dia) => dia > 1 && dias - dia > step / 3), dias].filter(
    (dia, index, all) => all.indexOf(dia) === index,
  );
}

/** The same in rows. */
export function linhasRows({ fixos, contribuicao, vendas, dias }: Mes): string[][] {
  return daysShown(dias, true).map((dia) => {
    const vendido = (vendas / dias) * dia;
    return [`${dia}º`, up(vendido), up(fixos + vendido * (1 - contribuicao / 10_000))];
  });
}
