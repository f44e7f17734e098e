import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import { Folha } from "~/features/ferramentas/folha.tsx";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";
import { calculosOf } from "./calculos-desconto.ts";
import { type ContaDesconto, differenceWords } from "./conta-desconto.ts";
import { Curva } from "./curva.tsx";

interface DescontoFolhaProps {
  ferramenta: { nome: string; path: string };
  conta: ContaDesconto;
  leitura: Leitura;
  isExemplo: boolean;
}

export function DescontoFolha({ ferramenta, conta, leitura, isExemplo }: DescontoFolhaProps) {
  if (!("resultado" in conta)) return null;
  return (
    <Folha
      ferramenta={ferramenta}
      titulo="Esse desconto cabe?"
      leitura={leitura}
      entradas={entradasOf(conta)}
      calculos={calculosOf(conta).filter(({ conta }) => conta)}
      isExemplo={isExemplo}
    >
      {conta.status === "desconto" && conta.resultado.status !== "ja-perde" && (
        <Curva {...conta} {...conta.resultado} desconto={conta.desconto} width={420} id="curva-folha" />
      )}
    </Folha>
  );
}

function entradasOf(conta: Extract<ContaDesconto, { resultado: object }>) {
  const produto: [string, string][] = [
    ["Preço normal", formatReais(conta.preco)],
    ["Custo", formatReais(conta.custo)],
    ["Cartão e imposto", `${formatTaxa(conta.encargos)}%`],
  ];
  if (conta.status === "pacote") {
    const quem = conta.resultado.quemLevava.map(({ unidades, diferenca }): [string, string] => [
      `Quem já levava ${unidades}`,
      differenceWords(diferenca),
    ]);
    return [
      { titulo: "O produto", linhas: produto },
      { titulo: `Leve ${conta.leve}, pague ${conta.pague}`, linhas: quem },
    ];
  }
  const { promocao, antes, depois, descontoQueCabe } = conta.resultado;
  const promocaoLinhas: [string, string][] = [
    ["Desconto", `${formatTaxa(conta.desconto)}%`],
    ["Preço na promoção", formatReais(promocao)],
    ["Lucro hoje, por unidade", formatReais(antes)],
    ["Lucro na promoção", formatReais(depois)],
  ];
  if (descontoQueCabe !== null)
    promocaoLinhas.push([`Cabe com ${formatTaxa(conta.aMais ?? 0)}% a mais`, `até ${formatTaxa(descontoQueCabe)}%`]);
  return [
    {
      titulo: "O produto",
      linhas: [...produto, ["Vende por mês", `${formatValor(conta.unidades * 100)} un.`] as const],
    },
    { titulo: "A promoção", linhas: promocaoLinhas },
  ];
}
