import { useEffect } from "react";
import { useMatches } from "react-router";
import { useEspera } from "~/clients/espera.ts";
import { placeAt } from "~/places.ts";

/** In a route: what its page is called beside its place. Never a person's name, which the browser's history would keep. */
export interface TitleHandle {
  titulo: string | ((params: Record<string, string | undefined>) => string | undefined);
}

/** Names the page in the title of the window, after how many people wait for the member. */
export function usePageTitle(): void {
  const matches = useMatches();
  const place = placeAt(matches.at(-1)?.pathname ?? "/")?.nome;
  const titulo = matches
    .map(({ handle, params }) => titleOf(handle as TitleHandle | undefined, params))
    .findLast(Boolean);
  const { esperando } = useEspera();
  const title = (esperando ? `(${esperando}) ` : "") + [titulo, place, "Painel Éden"].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function titleOf(handle: TitleHandle | undefined, params: Record<string, string | undefined>): string | undefined {
  return typeof handle?.titulo === "function" ? handle.titulo(params) : handle?.titulo;
}
