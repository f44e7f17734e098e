import type { Saida } from "~/clients/rpc.ts";

export type Linha = Saida<"registro">["linhas"][number];
/** Lines of the record shown as one, the newest first. */
export type Vezes = [Linha, ...Linha[]];

/** Folds the same look, repeated without anything in between: each reading of a screen that is open is recorded. */
export function foldViews(linhas: readonly Linha[]): Vezes[] {
  const folded: Vezes[] = [];
  for (const linha of linhas) {
    const last = folded.at(-1);
    if (last && linha.acao === "viu" && sameAs(last[0], linha)) last.push(linha);
    else folded.push([linha]);
  }
  return folded;
}

const sameAs = (one: Linha, other: Linha) => keyOf(one) === keyOf(other);
/** What a line shows; of a payment or a request it does not say which. */
const keyOf = ({ membro, acao, alvo, alvo_id, detalhe }: Linha) =>
  JSON.stringify([membro?.id, acao, alvo, alvo === "pessoa" || alvo === "equipe" ? alvo_id : null, detalhe]);
