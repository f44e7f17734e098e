import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";
import { differenceWords, type Feita } from "./conta-desconto.ts";

export const TETO = "Acima do teto da CMED. O preço normal não pode passar do PMC.";

/** The result in words. */
export const leituraOf = (conta: Feita): Leitura =>
  conta.status === "desconto" ? leituraDoDesconto(conta) : leituraDoPacote(conta);

function leituraDoDesconto({ desconto, unidades, resultado }: Extract<Feita, { status: "desconto" }>): Leitura {
  const { status, antes, depois, descontoZero, precisaVender, aMaisUnidades } = resultado;
  const olho = `Para ganhar o mesmo com ${formatTaxa(desconto)}% de desconto`;
  if (status === "ja-perde")
    return {
      olho: "Antes de qualquer desconto",
      ...perdaOf(antes),
      frase: `Cada unidade ${antes ? `já perde --${formatReais(-antes)}--` : NEM_PERDE} no preço normal. Comece pelo preço ou pelo custo.`,
    };
  if (status === "perde")
    return {
      olho: `Com ${formatTaxa(desconto)}% de desconto`,
      ...perdaOf(depois),
      frase: `Cada unidade vendida assim ${depois ? `perde --${formatReais(-depois)}--. Vender mais aumenta a perda` : `${NEM_PERDE}. Vender mais não traz lucro`}. O limite é **${formatTaxa(descontoZero)}%**.`,
    };
  return {
    olho,
    valor: formatValor((aMaisUnidades ?? 0) * 100),
    unidade: aMaisUnidades === 1 ? "unidade a mais por mês" : "unidades a mais por mês",
    frase: `De ${formatValor(unidades * 100)} para **${formatValor((precisaVender ?? 0) * 100)}** unidades. O lucro de cada uma cai de **${formatReais(antes)}** para --${formatReais(depois)}--.`,
  };
}

const NEM_PERDE = "--não ganha nem perde--";

const perdaOf = (lucro: number) => ({
  valor: formatReais(-lucro),
  unidade: `de ${lucro ? "perda" : "lucro"} por unidade`,
});

function leituraDoPacote({ leve, pague, resultado }: Extract<Feita, { status: "pacote" }>): Leitura {
  const { pacote, quemLevava } = resultado;
  const [um, dois] = quemLevava;
  return {
    olho: `Leve ${leve}, pague ${pague}`,
    valor: formatReais(Math.abs(pacote)),
    unidade: pacote < 0 ? "de perda por pacote" : "de lucro por pacote",
    frase: `Quem levava 1 e passa a levar ${leve}: **${differenceWords(um?.diferenca ?? 0)}** de lucro. Quem já levava 2: **${differenceWords(dois?.diferenca ?? 0)}**.`,
  };
}
