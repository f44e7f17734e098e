import { joinNomes } from "@eden/domain/join-nomes";
import { ESTADOS } from "@eden/domain/painel/valores";
import type { Entrada, Saida } from "~/clients/rpc.ts";

type Acao = Entrada<"em_lote">["acao"];

/** How many, as a noun: "1 pessoa", "24 pessoas". */
export const pessoasOf = (count: number) => (count === 1 ? "1 pessoa" : `${count.toLocaleString("pt-BR")} pessoas`);

/** What became of a command for many people; `com` is the owner they were given, "você" or a name. */
export function loteAviso({ feitas, iguais, puladas }: Saida<"em_lote">, acao: Acao, com: string): string {
  return [
    feitas > 0 && `${pessoasOf(feitas)} ${doneWords(acao, feitas, com)}.`,
    iguais > 0 &&
      (feitas === 0 ? "Ninguém mudou: já estava assim." : `${iguais} já ${iguais === 1 ? "estava" : "estavam"} assim.`),
    puladas.length > 0 && skippedWords(puladas),
    feitas + iguais + puladas.length === 0 && "Ninguém mudou: não há mais pessoas neste filtro.",
  ]
    .filter(Boolean)
    .join(" ");
}

function doneWords(acao: Acao, count: number, com: string): string {
  const are = count === 1 ? "está" : "estão";
  switch (acao.tipo) {
    case "dono":
      return acao.dono === null ? `${are} sem dono` : `${are} com ${com}`;
    case "estado":
      return `${are} em ${ESTADOS[acao.estado].nome}`.replace("em Em", "em");
    case "passo":
      return `${are} com o passo marcado; quem não tinha dono fica com você`;
    case "dispensa":
      return count === 1 ? "não espera mais resposta" : "não esperam mais resposta";
  }
}

const NAMED = 3;

/** People who changed meanwhile, by name. */
function skippedWords(puladas: Saida<"em_lote">["puladas"]): string {
  const nomes = puladas.slice(0, NAMED).map(({ nome }) => nome ?? "alguém que saiu da Caixa");
  if (puladas.length > NAMED) nomes.push(`mais ${puladas.length - NAMED}`);
  return `${puladas.length === 1 ? "Ficou" : "Ficaram"} de fora, por ter mudado agora: ${joinNomes(nomes)}.`;
}
