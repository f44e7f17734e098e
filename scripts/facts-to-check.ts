import { appliesOn, type Fato } from "../domain/ferramentas/fatos/fato.ts";

/** What a person has to check before a day: never or too long ago compared with the law, or past its last day. */
export function factsToCheck(fatos: Record<string, Fato<unknown>>, dia: string): string[] {
  return Object.entries(fatos).flatMap(([nome, fato]) => {
    const problem = problemOf(fato, dia);
    return problem ? [`${nome}: ${problem} (${fato.fonte})`] : [];
  });
}

function problemOf(fato: Fato<unknown>, dia: string): string | undefined {
  if (!appliesOn(fato, dia)) return `ended on ${fato.ate ?? fato.desde}`;
  if (fato.conferido === null) return "never compared with the law";
  const year = String(Number(dia.slice(0, 4)) - 1);
  return fato.conferido < `${year}${dia.slice(4)}` ? `last compared on ${fato.conferido}` : undefined;
}
