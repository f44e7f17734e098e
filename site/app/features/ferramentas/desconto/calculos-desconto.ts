import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import type { Calculo } from "~/features/ferramentas/como-calculamos.tsx";
import type { Feita } from "./conta-desconto.ts";

/** The formulas, with the owner's numbers where there is a result. */
export function calculosOf(conta: Feita | null): Calculo[] {
  if (conta?.status === "pacote") return calculosDoPacote(conta);
  const feita = conta;
  const {
    antes = 0,
    depois = 0,
    promocao = 0,
    precisaVender,
    descontoZero = 0,
    descontoQueCabe,
  } = feita?.resultado ?? {};
  const numeros = (text: (feita: Extract<Feita, { status: "desconto" }>) => string) => (feita ? text(feita) : null);
  const unidade = (preco: number | null, lucro: number) => (de: Feita) =>
    `${formatValor(preco ?? de.preco)} × (1 − ${formatTaxa(de.encargos)}%) − ${formatValor(de.custo)} = ${formatReais(lucro)}`;
  return [
    {
      titulo: "Lucro de cada unidade hoje",
      formula: "Preço, menos cartão e imposto, menos o custo.",
      conta: numeros(unidade(null, antes)),
    },
    {
      titulo: "Lucro na promoção",
      formula: "A mesma conta, com o preço da promoção.",
      conta: numeros(unidade(promocao, depois)),
      nota: "O preço é arredondado para centavos antes da conta.",
    },
    {
      titulo: "Quanto vender",
      formula: "Unidades de hoje × lucro de hoje ÷ lucro na promoção, arredondado para cima.",
      conta: precisaVender
        ? numeros(
            (de) =>
              `${formatValor(de.unidades * 100)} × ${formatValor(antes)} ÷ ${formatValor(depois)} = ${formatValor(precisaVender * 100)}, com todas as casas`,
          )
        : null,
    },
    {
      titulo: "Onde o lucro acaba",
      formula: "1 − custo ÷ o que sobra do preço depois de cartão e imposto.",
      conta: numeros(
        (de) =>
          `1 − ${formatValor(de.custo)} ÷ ${formatValor((de.preco * (10_000 - de.encargos)) / 10_000)} = ${formatTaxa(descontoZero)}%`,
      ),
    },
    {
      titulo: "O desconto que cabe",
      formula:
        "O menor preço em que vender a mais ainda dá o lucro de hoje, arredondado para cima; o desconto sai dele.",
      conta:
        descontoQueCabe === null || descontoQueCabe === undefined
          ? null
          : numeros(
              (de) =>
                `Com ${formatTaxa(de.aMais ?? 0)}% a mais: até ${formatReais(de.resultado.precoQueCabe ?? 0)} (${formatTaxa(descontoQueCabe)}%)`,
            ),
    },
  ];
}

function calculosDoPacote({
  preco,
  custo,
  encargos,
  leve,
  pague,
  resultado,
}: Extract<Feita, { status: "pacote" }>): Calculo[] {
  const { unidade, pacote, descontoPorUnidade } = resultado;
  const sobra = `(1 − ${formatTaxa(encargos)}%)`;
  return [
    {
      titulo: "Lucro de cada unidade hoje",
      formula: "Preço, menos cartão e imposto, menos o custo.",
      conta: `${formatValor(preco)} × ${sobra} − ${formatValor(custo)} = ${formatReais(unidade)}`,
    },
    {
      titulo: "Lucro do pacote",
      formula: "O que o cliente paga, menos cartão e imposto, menos o custo de tudo o que ele leva.",
      conta: `${pague} × ${formatValor(preco)} × ${sobra} − ${leve} × ${formatValor(custo)} = ${formatReais(pacote)}`,
    },
    {
      titulo: "Quem já comprava",
      formula: "Lucro do pacote, menos o lucro do que o cliente levaria de qualquer jeito.",
      conta: `${formatReais(pacote)} − 1 × ${formatReais(unidade)} = ${formatReais(resultado.quemLevava[0]?.diferenca ?? 0)}`,
    },
    {
      titulo: "Desconto por unidade",
      formula: "O que não é pago, dividido pelo que é levado.",
      conta: `1 − ${pague} ÷ ${leve} = ${formatTaxa(descontoPorUnidade)}%`,
    },
  ];
}
