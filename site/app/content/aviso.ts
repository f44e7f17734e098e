import { conteudo } from "@eden/domain/conteudo/conteudo";

/** The text of the notice above the menu; null while none is published. */
export const aviso = conteudo("aviso").texto;
/** The page it opens. */
export const avisoPagina = conteudo("aviso").pagina;

/** Runs in <head>; null without a notice. */
export const avisoScript = aviso && scriptBetween(conteudo("aviso").inicio, conteudo("aviso").fim);

/**
 * Runs before the first paint: the notice is part of the HTML and visible only between begin and end, until it is closed.
 * Closing lasts for the visit and stores nothing.
 */
export function scriptBetween(inicio: string | null, fim: string | null): string {
  const [from, until] = [inicio, fim].map((local) => Date.parse(`${local}-03:00`));
  return `(d=>{const n=Date.now(),h=d.documentElement.dataset;if(n>=${from}&&n<${until})h.aviso="";
d.addEventListener("click",e=>{if(e.target.closest?.("[data-close-aviso]")){delete h.aviso;d.getElementById("conteudo")?.focus({preventScroll:true})}})})(document)`;
}
