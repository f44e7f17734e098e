import type { Praca } from "@eden/domain/pracas/praca";
import { useEffect } from "react";
import { noteStep } from "~/clients/note-step.ts";

/** What a visitor did on a page of the Raio-X. */
export const ETAPAS = { visto: 1, impresso: 2, enviado: 3, perguntas: 4, conversa: 5, planos: 6 } as const;

/** Measures the page by its kind, never by town or state. */
export function useMedida(pagina: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.pagina = pagina;
    noteStep(ETAPAS.visto);
    return () => {
      delete dataset.pagina;
    };
  }, [pagina]);
}

/** By the size class of the town, `/raio-x/cidade-a` to `-f`; without one where the population is unknown. */
export const paginaDaCidade = ({ faixa }: Pick<Praca, "faixa">) =>
  faixa ? `/raio-x/cidade-${"abcdef".charAt(faixa.id - 1)}` : "/raio-x/cidade";
