import { conteudo, encontro } from "@eden/domain/conteudo/conteudo";

/** When and where the next ones are; null while no date is set. */
export const proximaLive = encontro("live");
export const proximaImersao = encontro("imersao");
export const proximaMentoria = encontro("mentoria");

/** Class of the words about the next one: the page was built before it, and may still be read after it has begun. */
export const ateComecar = { live: "ate-live", imersao: "ate-imersao", mentoria: "ate-mentoria" } as const;

/** Runs before the first paint: names on <html> those that have begun. Empty while there is no date. */
export const encontrosScript = () =>
  scriptSince({
    live: conteudo("live").inicio,
    imersao: conteudo("imersao").inicio,
    mentoria: conteudo("mentoria").inicio,
  });

export function scriptSince(inicios: Record<keyof typeof ateComecar, string | null>): string {
  const dated = Object.entries(inicios).filter(([, inicio]) => inicio);
  const moments = dated.map(([id, inicio]) => [id, Date.parse(`${inicio}-03:00`)]);
  if (moments.length === 0) return "";
  return `;document.documentElement.dataset.passou=${JSON.stringify(moments)}.map(([id,at])=>Date.now()<at?"":id).join(" ")`;
}

export const SEM_DATA = "data a confirmar";
export const turma = (proxima: string | null) => `Próxima turma: ${proxima ?? SEM_DATA}`;

export const MESES_DA_MENTORIA = 10;

export const encontrosDaMentoria = [
  { id: "presencial", quantidade: 4, rotulo: "encontros presenciais" },
  { id: "online", quantidade: 8, rotulo: "encontros online" },
] as const;
