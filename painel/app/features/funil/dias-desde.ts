import { diaOf } from "@eden/domain/dia";

const DAY_MS = 86_400_000;

/** Days in a state by São Paulo's calendar: "hoje", "há 1 dia", "há 4 dias". */
export function diasDesde(moment: string, now: number): string {
  const noon = (at: string | number) => Date.parse(`${diaOf(at)}T12:00:00Z`);
  const days = Math.max(0, Math.round((noon(now) - noon(moment)) / DAY_MS));
  if (days === 0) return "hoje";
  return days === 1 ? "há 1 dia" : `há ${days} dias`;
}
