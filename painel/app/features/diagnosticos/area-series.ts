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

/** Oldest first, whatever the order in which the database gives them. */
export const byDate = (respostas: readonly Resposta[]): Resposta[] =>
  [...respostas].sort((one, other) => Date.parse(one.em) - Date.parse(other.em));
