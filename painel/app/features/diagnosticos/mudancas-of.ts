import { grauOf } from "@eden/domain/diagnostico/pontuacao";
import { respostaKey } from "@eden/domain/diagnostico/respostas";
import type { Saida } from "~/clients/rpc.ts";

export interface Mudanca {
  id: number;
  pergunta: string;
  antes: string;
  depois: string;
  /** Above 0 is better. */
  ganho: number;
}

/** The answers that differ between the last two of one version, best gain first; null without two to compare. */
export function mudancasOf({ respostas, perguntas }: Pick<Saida<"loja">, "respostas" | "perguntas">) {
  const [before, last] = [respostas.at(-2), respostas.at(-1)];
  if (!before || !last || before.versao !== last.versao) return null;
  const asked = perguntas.filter(({ versao }) => versao === last.versao);
  const mudancas = asked.flatMap((pergunta): Mudanca[] => {
    const key = respostaKey(pergunta);
    const [antes, depois] = [before.respostas[key] ?? "", last.respostas[key] ?? ""];
    if (antes === depois) return [];
    const ganho = (grauOf(pergunta, last.respostas) ?? 0) - (grauOf(pergunta, before.respostas) ?? 0);
    return [{ id: pergunta.id, pergunta: pergunta.texto, antes, depois, ganho }];
  });
  mudancas.sort((one, other) => other.ganho - one.ganho || one.id - other.id);
  return { before, last, asked: asked.length, mudancas };
}
