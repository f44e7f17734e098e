import { diaOf } from "@eden/domain/dia";
import type { Saida } from "~/clients/rpc.ts";
import { instanteOf } from "~/pessoas/quando.ts";

type Hoje = Saida<"hoje">;
export type Marca = Hoje["marcas"][number];

/** Marks drawn at one place of the line; several when they would cover each other. */
export interface Lugar {
  /** Per cent of the line. */
  left: number;
  tipo: Marca["tipo"];
  marcas: Marca[];
}

interface Linha {
  inicio: number;
  fim: number;
  /** Ranges of work, in per cent. */
  faixas: { left: number; width: number }[];
  lugares: Lugar[];
  /** Hours with room for their label. */
  horas: { left: number; texto: string }[];
}

/** Room of one mark, and of its label, in per cent of a line at the desk. */
const GAPS: Record<Marca["tipo"], number> = { promessa: 4.7, passo: 4.7, feito: 2.4 };
const HOUR = 3_600_000;

/**
 * The line of the day, from opening to closing; null on a day without work. Marks outside are drawn at its ends. `room`
 * multiplies what a mark needs, for a shorter line.
 */
export function layLinha(hoje: Pick<Hoje, "faixas" | "marcas" | "agora">, room = 1): Linha | null {
  const { faixas, marcas, agora } = hoje;
  const dia = diaOf(agora);
  const ranges = faixas.map(({ abre, fecha }) => [msOf(dia, abre), msOf(dia, fecha)] as const);
  const inicio = Math.min(...ranges.map(([abre]) => abre));
  const fim = Math.max(...ranges.map(([, fecha]) => fecha));
  if (ranges.length === 0 || fim <= inicio) return null;
  const percent = (moment: number) => Math.max(0, Math.min(100, (100 * (moment - inicio)) / (fim - inicio)));
  const lugares = groupMarcas(marcas, percent, room);
  return {
    inicio,
    fim,
    faixas: ranges.map(([abre, fecha]) => ({ left: percent(abre), width: percent(fecha) - percent(abre) })),
    lugares,
    horas: layHoras(inicio, fim, percent).filter(
      (hora) => !lugares.some(({ tipo, left }) => tipo !== "feito" && Math.abs(left - hora.left) < GAPS[tipo] * room),
    ),
  };
}

/** In the order of time: a mark that would cover the one before it joins it. What is done never joins what is to do. */
function groupMarcas(marcas: readonly Marca[], percent: (moment: number) => number, room: number): Lugar[] {
  const lugares: Lugar[] = [];
  const ordered = marcas.toSorted((a, b) => Date.parse(a.em) - Date.parse(b.em));
  for (const marca of ordered) {
    const left = percent(Date.parse(marca.em));
    const isDone = marca.tipo === "feito";
    const last = lugares.findLast(({ tipo }) => (tipo === "feito") === isDone);
    if (last && left - last.left < GAPS[marca.tipo] * room) last.marcas.push(marca);
    else lugares.push({ left, tipo: marca.tipo, marcas: [marca] });
  }
  return lugares;
}

function layHoras(inicio: number, fim: number, percent: (moment: number) => number) {
  const step = fim - inicio > 6 * HOUR ? 2 * HOUR : HOUR;
  const count = Math.floor((fim - inicio) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const moment = inicio + index * step;
    return { left: percent(moment), texto: hourOf(moment) };
  });
}

const msOf = (dia: string, hora: string) => Date.parse(instanteOf(dia, hora));
const hourOf = (moment: number) => new Date(moment - 3 * HOUR).toISOString().slice(11, 16);
