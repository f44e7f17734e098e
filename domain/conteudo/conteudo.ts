import type { Chave, Valor } from "./formas.ts";
import { formatEncontro } from "./format-encontro.ts";
import { mergeConteudo } from "./merge-conteudo.ts";
import publicado from "./publicado.json" with { type: "json" };

/**
 * The value of a key: the published one of `publicado.json`, or the committed one. The build of the site replaces each
 * call by its value, so that neither the schemas nor the other texts are part of the JavaScript.
 */
export function conteudo<C extends Chave>(chave: C): Valor<C> {
  return CONTEUDO[chave];
}

/** Date and place of the next one in words, or null. Replaced like `conteudo`. */
export function encontro(chave: "live" | "imersao" | "mentoria"): string | null {
  return formatEncontro(CONTEUDO[chave]);
}

const CONTEUDO = mergeConteudo(publicado).valores;
