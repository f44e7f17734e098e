import { formatReais, formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import type { Seis } from "@eden/domain/ferramentas/caderno";
import { type CampoDesconto, custoSemVenderMais } from "@eden/domain/ferramentas/desconto";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import { aulas, ferramentas, limite } from "~/content/ferramentas.ts";
import type { Depois } from "~/features/ferramentas/definicao.ts";
import { Frase } from "~/features/ferramentas/frase.tsx";
import { Grafico } from "~/features/ferramentas/grafico.tsx";
import { Vaso } from "~/features/ferramentas/vaso.tsx";
import { vaso3 } from "~/images/vaso-3.ts";
import { Caixas, CaixasVazias } from "./caixas.tsx";
import { calculosOf } from "./calculos-desconto.ts";
import { differenceWords, type Feita } from "./conta-desconto.ts";
import { Curva, curvaRows } from "./curva.tsx";
import { QuemLevava } from "./quem-levava.tsx";

type Parte = Depois<Record<CampoDesconto, string>, Feita>;

/** Today's units and those to add, in boxes; prerendered in outline. */
export const Desenho: Parte["Desenho"] = ({ feita }) => (
  <>
    <Vaso of={vaso3} isGrown={feita !== null} />
    <Unidades conta={feita} />
  </>
);

/** What fits, the curve, and what can be done with it. */
export const Seguinte: Parte["Seguinte"] = ({ feita, acoes }) => (
  <>
    <Cabe conta={feita} />
    {acoes}
  </>
);

export function seis(conta: Feita): Seis {
  const { unidades } = conta;
  if (conta.status === "pacote")
    return [unidades, conta.resultado.descontoPorUnidade, null, conta.resultado.pacote, null, null];
  const { aMaisUnidades, depois, descontoQueCabe } = conta.resultado;
  return [unidades, conta.desconto, aMaisUnidades, depois, descontoQueCabe, null];
}

export const calculos: Parte["calculos"] = calculosOf;

export const notas = [
  "Os outros produtos que o cliente leva junto não entram na conta.",
  "Não guardamos preço de medicamento: o PMC é você quem consulta.",
  limite,
];

export const folha: Parte["folha"] = (conta) => ({
  titulo: "Esse desconto cabe?",
  entradas: entradasOf(conta),
  grafico: conta.status === "desconto" && conta.resultado.status !== "ja-perde" && (
    <Curva {...conta} {...conta.resultado} desconto={conta.desconto} width={420} id="curva-folha" />
  ),
});

/** The margin of one product is not that of the shop: nothing is carried over. */
export const passo: Parte["passo"] = () => ({
  titulo: (
    <>
      E o <em>mês</em> inteiro?
    </>
  ),
  texto: "O ponto de equilíbrio mostra quanto a farmácia precisa vender por dia, com a margem média da loja.",
  botao: "Ver o mês inteiro",
  destino: { to: ferramentas.equilibrio.path },
  quietos: [aulas],
});

/** What fits with the expected volume, the curve, or who already bought more. */
function Cabe({ conta }: { conta: Feita }) {
  if (conta.status === "pacote") return <QuemLevava {...conta.resultado} />;
  if (conta.resultado.status === "ja-perde") return null;
  const { aMais, desconto, resultado } = conta;
  const { descontoQueCabe, precoQueCabe } = resultado;
  const custo = custoSemVenderMais(resultado, conta.unidades);
  return (
    <>
      {descontoQueCabe !== null && (
        <p className="mt-4 rounded-cartao bg-orvalho px-4.5 py-4 text-lg/snug lg:px-9">
          <Frase>{`Se você vender **${formatTaxa(aMais ?? 0)}% a mais**: cabe até **${formatReais(precoQueCabe ?? 0)} (${formatTaxa(descontoQueCabe)}%)**.`}</Frase>
        </p>
      )}
      {custo > 0 && (
        <p className="mt-4 rounded-cartao bg-sol px-4.5 py-4 text-lg/snug lg:px-9">
          <Frase>{`Se a promoção não vender mais, custa **${formatReaisShort(Math.round(custo / 100) * 100)}** no mês.`}</Frase>
        </p>
      )}
      <Grafico
        titulo="Quanto mais desconto, mais íngreme"
        texto={`Unidades a mais por mês para empatar.${descontoQueCabe ? ` O círculo vazio é o desconto que cabe com ${formatTaxa(aMais ?? 0)}% a mais.` : ""}`}
        desenho={(width) => <Curva {...conta} {...resultado} desconto={desconto} width={width} id="curva" />}
        tabela={{ colunas: ["Desconto", "Preço, em R$", "Unidades a mais"], linhas: curvaRows(conta) }}
      />
    </>
  );
}

function Unidades({ conta }: { conta: Feita | null }) {
  if (conta?.status === "pacote")
    return <Caixas hoje={conta.pague} mais={conta.leve - conta.pague} legenda="Tracejadas: as que saem sem pagar." />;
  if (!conta) return <CaixasVazias />;
  const { aMaisUnidades } = conta.resultado;
  if (aMaisUnidades === null) return <CaixasVazias />;
  return <Caixas hoje={conta.unidades} mais={aMaisUnidades} legenda="Tracejadas: as que faltam vender." />;
}

function entradasOf(conta: Feita) {
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
  const { promocao, antes, depois, descontoQueCabe, precoQueCabe } = conta.resultado;
  const promocaoLinhas: [string, string][] = [
    ["Desconto", `${formatTaxa(conta.desconto)}%`],
    ["Preço na promoção", formatReais(promocao)],
    ["Lucro hoje, por unidade", formatReais(antes)],
    ["Lucro na promoção", formatReais(depois)],
  ];
  if (descontoQueCabe !== null)
    promocaoLinhas.push([
      `Cabe com ${formatTaxa(conta.aMais ?? 0)}% a mais`,
      `até ${formatReais(precoQueCabe ?? 0)} (${formatTaxa(descontoQueCabe)}%)`,
    ]);
  return [
    {
      titulo: "O produto",
      linhas: [...produto, ["Vende por mês", `${formatValor(conta.unidades * 100)} un.`] as const],
    },
    { titulo: "A promoção", linhas: promocaoLinhas },
  ];
}
