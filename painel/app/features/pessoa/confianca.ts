import { CONFIANCAS, type Confianca } from "@eden/domain/painel/valores";

/** What is known of a channel, in a few words; empty where there is nothing to say. */
export function confiancaOf({ confianca, novo }: { confianca: Confianca; novo: boolean }): string {
  if (novo) return confianca === "abriu" ? "novo, abriu o nosso e-mail" : "novo, ainda não confirmado";
  return confianca === "digitado" ? "" : CONFIANCAS[confianca];
}
