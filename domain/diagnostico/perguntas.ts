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

/** "na DRE (Demonstração …)?" is asked as "na DRE?", with the definition below. */
export function splitSigla(texto: string): { frase: string; definicao?: string } {
  const found = /(\b[A-Z]{2,}) \((.+?)\)/.exec(texto);
  if (!found) return { frase: texto };
  const [whole, sigla = "", nome] = found;
  return { frase: texto.replace(whole, sigla), definicao: `${sigla}: ${nome}` };
}
