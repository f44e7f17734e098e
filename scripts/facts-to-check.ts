import type { Fato, Fatos } from "../domain/ferramentas/fatos/fato.ts";

/** Days before the last day of a figure on which the next one has to be entered; the alert has the same. */
const AVISO_DIAS = 60;

/** What a person has to check before a day: never or too long ago compared with the law, or without a successor soon. */
export function factsToCheck(fatos: Record<string, Fato<unknown> | Fatos<unknown>>, dia: string): string[] {
  return Object.entries(fatos).flatMap(([nome, value]) => {
    const list = [value].flat() as Fato<unknown>[];
    // One that has ended matters no more, unless it is the last.
    const needed = list.filter(({ ate }, index) => index === list.length - 1 || !ate || ate >= dia);
    return needed.flatMap((fato) => {
      const problem = problemOf(fato, dia, fato === list.at(-1));
      return problem ? [`${nome}${list.length > 1 ? ` from ${fato.desde}` : ""}: ${problem} (${fato.fonte})`] : [];
    });
  });
}

function problemOf({ ate, conferido, certeza }: Fato<unknown>, dia: string, isLast: boolean): string | undefined {
  if (isLast && ate && ate < dia) return `ended on ${ate}: the tools still compute with it, and say so`;
  if (isLast && ate && Date.parse(ate) - Date.parse(dia) <= AVISO_DIAS * 86_400_000)
    return `ends on ${ate}, enter the next`;
  if (conferido === null) return `never compared with the law, ${certeza}`;
  const year = String(Number(dia.slice(0, 4)) - 1);
  return conferido < `${year}${dia.slice(4)}` ? `last compared on ${conferido}` : undefined;
}
