import { boolean, type InferOutput, nullable, number, object, string } from "valibot";

/**
 * The reply clock, computed in the database at `agora` of the response. `restante` is working time in seconds, negative when
 * late. While `correndo`, it decreases by the second; at `muda_em` work starts or stops, so the panel asks again then.
 */
export const relogioSchema = object({
  prazo: string(),
  restante: number(),
  total: number(),
  correndo: boolean(),
  muda_em: nullable(string()),
});
export type Relogio = InferOutput<typeof relogioSchema>;

/** Working hours of a usual day: longer delays are given in days. */
const DIA_UTIL = 9 * 60;

/** "35 min", "1 h 28", "2 h", and late "3 dias úteis". Late time is rounded down and remaining time up, so that "0 min" never appears while time is left. */
export function formatDuracao(seconds: number): string {
  const minutes = seconds < 0 ? Math.floor(-seconds / 60) : Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  if (seconds < 0 && minutes >= DIA_UTIL) return diasUteis(Math.floor(minutes / DIA_UTIL));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`;
}

const diasUteis = (days: number) => (days === 1 ? "1 dia útil" : `${days} dias úteis`);
