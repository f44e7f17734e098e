import { fraseDaProposta, fraseDoHorario, fraseDoHorarioCurto, fraseDoPrazo } from "../atendimento/frases.ts";
import type { Conteudo } from "./formas.ts";
import { formatEncontro } from "./format-encontro.ts";
import { mergeConteudo } from "./merge-conteudo.ts";
import publicado from "./publicado.json" with { type: "json" };

/**
 * The value of a key: the published one of `publicado.json`, or the committed one. The build of the site replaces each
 * call by its value, so that neither the schemas nor the other texts are part of the JavaScript.
 */
export function conteudo<C extends keyof Conteudo>(chave: C): Conteudo[C] {
  return CONTEUDO[chave];
}

/** Date and place of the next one in words, or null. Replaced like `conteudo`. */
export function encontro(chave: "live" | "imersao" | "mentoria"): string | null {
  return formatEncontro(CONTEUDO[chave]);
}

/** Hours of work, or the time to an answer or a proposal, in words. Replaced like `conteudo`. */
export function atendimento(frase: keyof typeof ATENDIMENTO): string {
  return ATENDIMENTO[frase](CONTEUDO.expediente);
}

export const ATENDIMENTO = {
  horario: ({ dias }: Conteudo["expediente"]) => fraseDoHorario(dias),
  curto: ({ dias }: Conteudo["expediente"]) => fraseDoHorarioCurto(dias),
  prazo: fraseDoPrazo,
  proposta: fraseDaProposta,
};

const CONTEUDO = mergeConteudo(publicado).valores;
