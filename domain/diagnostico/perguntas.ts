import { number, object, pipe, string, transform, unknown } from "valibot";
import { isArea } from "./areas.ts";
import { parseOpcoes } from "./opcoes.ts";

/** A row of `diagnosticos_perguntas`. An unknown area counts as none, and an unreadable option is skipped. */
export const perguntaSchema = object({
  id: number(),
  area: pipe(
    unknown(),
    transform((area) => (isArea(area) ? area : null)),
  ),
  texto: string(),
  opcoes: pipe(unknown(), transform(parseOpcoes)),
});
