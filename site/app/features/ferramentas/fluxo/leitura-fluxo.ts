import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { type Fluxo, type Lancamento, movimentosOf, type Semana } from "@eden/domain/ferramentas/fluxo";
import { joinNomes } from "@eden/domain/join-nomes";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";
import { diaWords, down, semanaShort, semanaWords } from "./semana-words.ts";

/** The result in words. */
export function leituraOf(
  { primeiraNegativa, primeiroDia, semanas }: Fluxo,
  lancamentos: readonly Lancamento[],
): Leitura {
  if (primeiraNegativa) {
    const day = primeiroDia
      ? ` O saldo fica negativo **${diaWords(primeiroDia)}**${causeOf(lancamentos, primeiroDia)}.`
      : "";
    return {
      olho: "A primeira semana abaixo de zero",
      // At 360 px in two lines: a day stays with its month.
      valor: semanaShort(primeiraNegativa).replace(/(\d) (?!a)/g, "$1\u00a0"),
      unidade: "",
      frase: `Faltam --${formatReais(-primeiraNegativa.fecha)}--.${day}`,
    };
  }
  const lowest = lowestOf(semanas);
  const base = {
    olho: "O ponto mais baixo das 13 semanas",
    valor: down(lowest.menor),
    unidade: `na semana de ${semanaWords(lowest)}`,
  };
  if (primeiroDia)
    return {
      ...base,
      frase: `Toda semana fecha acima de zero, mas **${diaWords(primeiroDia)}** o saldo --fica negativo--${causeOf(lancamentos, primeiroDia)}.`,
    };
  return { ...base, frase: "Nas próximas 13 semanas o caixa ++não fica negativo++." };
}

/** The week with the lowest point, day by day. */
export const lowestOf = (semanas: readonly Semana[]): Semana =>
  semanas.reduce((least, one) => (one.menor < least.menor ? one : least));

/** ": Distribuidoras, FGTS e 13º caem juntos": the largest of what is paid on that day. */
function causeOf(lancamentos: readonly Lancamento[], dia: string): string {
  const paid = movimentosOf(lancamentos, dia, dia)
    .filter(({ sinal }) => sinal < 0)
    .sort((one, other) => other.valor - one.valor)
    .slice(0, 3)
    .map(({ nome }) => nome);
  return paid.length > 1 ? `: ${joinNomes(paid)} caem juntos` : "";
}
