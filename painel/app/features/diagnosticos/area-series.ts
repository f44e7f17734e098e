import { diaOf, FUSO } from "@eden/domain/dia";
import { AREA_IDS, type AreaId } from "@eden/domain/diagnostico/areas";
import type { Saida } from "~/clients/rpc.ts";

export type Resposta = Saida<"loja">["respostas"][number];

export interface AreaSeries {
  area: AreaId;
  /** One score per answer, oldest first; null where the answer has none. */
  notas: (number | null)[];
  last: number;
  /** Since the answer before; null with the first one. */
  change: number | null;
}

/** The scores of each area over the answers, in the order of the questionnaire. `respostas` is oldest first. */
export function areaSeries(respostas: readonly Resposta[]): AreaSeries[] {
  return AREA_IDS.flatMap((area) => {
    const notas = respostas.map(({ areas }) => areas.find((item) => item.area === area)?.nota ?? null);
    const last = notas.at(-1) ?? null;
    const before = notas.length > 1 ? (notas.at(-2) ?? null) : null;
    return last === null ? [] : [{ area, notas, last, change: before === null ? null : last - before }];
  });
}

/** "+18", "−2", "igual". */
export function formatChange(change: number | null): string {
  if (change === null) return "";
  if (change === 0) return "igual";
  return change > 0 ? `+${change}` : `−${-change}`;
}

const month = new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, month: "long" });
const monthYear = new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, month: "long", year: "numeric" });
const day = new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, day: "numeric", month: "long" });

/** When an answer came, as short as it differs from another: "agosto", "agosto de 2025", "3 de novembro". */
export function mesDe({ em }: Pick<Resposta, "em">, other: Pick<Resposta, "em">): string {
  const [one, two] = [diaOf(em), diaOf(other.em)];
  if (one.slice(0, 4) !== two.slice(0, 4)) return monthYear.format(new Date(em));
  return (one.slice(0, 7) === two.slice(0, 7) ? day : month).format(new Date(em));
}

/** Oldest first, whatever the order in which the database gives them. */
export const byDate = (respostas: readonly Resposta[]): Resposta[] =>
  [...respostas].sort((one, other) => Date.parse(one.em) - Date.parse(other.em));
