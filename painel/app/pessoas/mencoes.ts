import type { Saida } from "~/clients/rpc.ts";

type Membro = Saida<"eu">["equipe"][number];

/** Active members whose name is in the text after `@`. */
export const mentionedIn = (texto: string, equipe: readonly Membro[]): string[] =>
  equipe.filter(({ ativa, nome }) => ativa && texto.includes(`@${nome}`)).map(({ id }) => id);
