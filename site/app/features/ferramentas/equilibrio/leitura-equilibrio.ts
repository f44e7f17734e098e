import { formatReais, formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { formatTaxa } from "@eden/domain/ferramentas/numero";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";
import type { ContaFeita } from "./conta-equilibrio.ts";

export const OLHO = "Para o mês se pagar";
export const UNIDADE = "por dia aberto";

/** Whole reais, rounded up: what must be reached. */
export const up = (centavos: number) => formatReaisShort(Math.ceil(centavos / 100) * 100);

/** The result in words. */
export function leituraOf({ entrada, resultado }: ContaFeita): Leitura {
  if (resultado.status === "sem-equilibrio") {
    const sobra = formatTaxa(resultado.contribuicao);
    return {
      olho: OLHO,
      valor: "Não fecha",
      unidade: "",
      frase: `Com esses números, vender mais aumenta o prejuízo: de cada R$ 100, sobram --R$ ${sobra}-- antes das contas fixas. Comece pela margem.`,
    };
  }
  const { mes, dia, hoje } = resultado;
  return {
    olho: OLHO,
    valor: up(dia),
    unidade: UNIDADE,
    frase: `São **${up(mes)}** por mês.${hoje ? ` ${ritmoOf(hoje, entrada.dias)}` : ""}`,
  };
}

function ritmoOf({ sobra, diaQuePaga }: { sobra: number; diaQuePaga: number | null }, dias: number): string {
  if (diaQuePaga === null || sobra < 0)
    return `No ritmo de hoje --faltam ${formatReais(-sobra)}-- para o mês se pagar.`;
  return `No ritmo de hoje, a farmácia se paga no **${diaQuePaga}º dia** aberto de ${dias} e ++sobram ${formatReais(sobra)}++.`;
}
