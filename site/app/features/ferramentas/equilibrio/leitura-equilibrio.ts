import { formatReais, formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { formatTaxa } from "@eden/domain/ferramentas/numero";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";
import type { ContaFeita } from "./conta-equilibrio.ts";

export const OLHO = "Para o mês se pagar";
export const UNIDADE = "por dia aberto";

/** Whole reais, rounded up: what must be reached. */
export const whole = (centavos: number) => Math.ceil(centavos / 100) * 100;
export const up = (centavos: number) => formatReaisShort(whole(centavos));

/** The result in words. */
export function leituraOf({ entrada, resultado }: ContaFeita): Leitura {
  if (resultado.status === "sem-equilibrio") {
    const { contribuicao } = resultado;
    return {
      olho: OLHO,
      valor: "Não fecha",
      unidade: "",
      frase:
        contribuicao === 0
          ? "A venda só paga a si mesma: nada sobra para as contas fixas. Comece pela margem."
          : `Com esses números, vender mais aumenta o prejuízo: de cada R$ 100, --faltam R$ ${formatTaxa(-contribuicao)}-- antes das contas fixas. Comece pela margem.`,
    };
  }
  const { mes, dia, hoje } = resultado;
  return {
    olho: OLHO,
    valor: up(dia),
    unidade: UNIDADE,
    frase: `São **${up(mes)}** por mês${entrada.lucro ? `, para sobrar **${formatReais(entrada.lucro)}**` : ""}.${hoje ? ` ${ritmoOf(hoje, entrada)}` : ""}`,
  };
}

function ritmoOf(
  { sobra, diaQuePaga }: { sobra: number; diaQuePaga: number | null },
  { dias, lucro }: { dias: number; lucro: number },
): string {
  if (sobra < 0) return `No ritmo de hoje --faltam ${formatReais(-sobra)}-- para o mês se pagar.`;
  if (diaQuePaga === null)
    return `No ritmo de hoje sobram ${formatReais(sobra)}: --faltam ${formatReais(lucro - sobra)}-- para o que você quer.`;
  const paga = lucro ? "o que você quer está garantido" : "a farmácia se paga";
  return `No ritmo de hoje, ${paga} no **${diaQuePaga}º dia** aberto de ${dias} e ++sobram ${formatReais(sobra)}++.`;
}
