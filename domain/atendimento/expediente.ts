import {
  array,
  type InferOutput,
  integer,
  length,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  regex,
  string,
} from "valibot";

const hora = pipe(string(), regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));
const faixaSchema = object({ abre: hora, fecha: hora });

/** Ranges of one day; a lunch break makes two. Times are `HH:MM` in São Paulo. */
export const faixasSchema = array(faixaSchema);

/** How soon we answer, in working minutes, and when we work: the row of `privado.horario`. `dias[0]` is Sunday. */
export const expedienteSchema = object({
  prazo_minutos: pipe(number(), integer(), minValue(15), maxValue(6000)),
  dias: pipe(array(faixasSchema), length(7)),
});
export type Expediente = InferOutput<typeof expedienteSchema>;

/** Working minutes of the longest day, which "1 dia útil" means. */
export function minutosDoDia(dias: Expediente["dias"]): number {
  return Math.max(
    ...dias.map((faixas) => faixas.reduce((sum, { abre, fecha }) => sum + minutos(fecha) - minutos(abre), 0)),
  );
}

function minutos(time: string): number {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
}
