import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { type CampoDesconto, promocaoOf } from "@eden/domain/ferramentas/desconto";
import { formatTaxa } from "@eden/domain/ferramentas/numero";
import { aulas, ferramentas, limite } from "~/content/ferramentas.ts";
import { AcoesDaConta } from "~/features/ferramentas/acoes-da-conta.tsx";
import { ComoCalculamos } from "~/features/ferramentas/como-calculamos.tsx";
import { Fita } from "~/features/ferramentas/fita.tsx";
import { Frase } from "~/features/ferramentas/frase.tsx";
import { Grafico } from "~/features/ferramentas/grafico.tsx";
import { ProximoPasso } from "~/features/ferramentas/proximo-passo.tsx";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";
import type { Conta } from "~/features/ferramentas/use-conta.ts";
import { Vaso } from "~/features/ferramentas/vaso.tsx";
import { vaso3 } from "~/images/vaso-3.ts";
import { Caixas, CaixasVazias } from "./caixas.tsx";
import { calculosOf } from "./calculos-desconto.ts";
import type { ContaDesconto } from "./conta-desconto.ts";
import { Curva, curvaRows } from "./curva.tsx";
import { DescontoFolha } from "./desconto-folha.tsx";
import { QuemLevava } from "./quem-levava.tsx";

interface DepoisProps {
  feita: ContaDesconto;
  conta: Conta<CampoDesconto>;
  leitura: Leitura;
}

/** What follows a result: what fits, the curve, and what can be done with it. */
export function DescontoDepois({ feita, conta, leitura }: DepoisProps) {
  return (
    <>
      <Cabe conta={feita} />
      <AcoesDaConta conta={conta} titulo={ferramentas.desconto.nome} />
      <Fita {...leitura} />
    </>
  );
}

const NOTAS = [
  "Os outros produtos que o cliente leva junto não entram na conta.",
  "Não guardamos preço de medicamento: o PMC é você quem consulta.",
  limite,
];

interface AbaixoProps {
  feita: ContaDesconto;
  leitura: Leitura | null;
  isExemplo: boolean;
}

/** Below the tool, prerendered: formulas and next step; with a result the sheet of paper. */
export function DescontoAbaixo({ feita, leitura, isExemplo }: AbaixoProps) {
  return (
    <>
      <ComoCalculamos calculos={calculosOf(feita)} notas={NOTAS}>
        {leitura && (
          <DescontoFolha ferramenta={ferramentas.desconto} conta={feita} leitura={leitura} isExemplo={isExemplo} />
        )}
      </ComoCalculamos>
      <Passo conta={feita} isExemplo={isExemplo} />
    </>
  );
}

/** What fits with the expected volume, the curve, or who already bought more. */
function Cabe({ conta }: { conta: ContaDesconto }) {
  if (conta.status === "pacote") return <QuemLevava {...conta.resultado} />;
  if (conta.status !== "desconto" || conta.resultado.status === "ja-perde") return null;
  const { preco, aMais, desconto, resultado } = conta;
  const { descontoQueCabe } = resultado;
  return (
    <>
      {descontoQueCabe !== null && (
        <p className="mt-4 rounded-cartao bg-orvalho px-4.5 py-4 text-lg/snug lg:px-9">
          <Frase>{`Se você vender **${formatTaxa(aMais ?? 0)}% a mais**, cabe um desconto de até **${formatTaxa(descontoQueCabe)}%**: ${formatReais(promocaoOf(preco, descontoQueCabe))}.`}</Frase>
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

/** The margin after the promotion goes on to the break-even, in the fragment of the link. That of an example does not. */
function Passo({ conta, isExemplo }: { conta: ContaDesconto; isExemplo: boolean }) {
  const price = conta.status === "desconto" && !isExemplo ? conta.resultado.promocao : null;
  const margem = price && "custo" in conta ? Math.floor((1 - conta.custo / price) * 10_000) : -1;
  const isCarried = margem >= 0 && margem <= 9500;
  return (
    <ProximoPasso
      titulo={
        <>
          Veja o que {isCarried ? "essa" : "a"} margem faz com o <em>mês</em> inteiro
        </>
      }
      texto={`O ponto de equilíbrio mostra quanto a farmácia precisa vender por dia.${isCarried ? " A margem da promoção já vai preenchida." : ""}`}
      botao="Abrir o ponto de equilíbrio"
      destino={{ to: `${ferramentas.equilibrio.path}${isCarried ? `#margem=${margem}` : ""}` }}
      quietos={[aulas]}
    />
  );
}

/** Today's units and those to add, in boxes; prerendered in outline. */
export function Desenho({ conta }: { conta: ContaDesconto }) {
  return (
    <>
      <Vaso of={vaso3} isGrown={"resultado" in conta} />
      <Unidades conta={conta} />
    </>
  );
}

function Unidades({ conta }: { conta: ContaDesconto }) {
  if (conta.status === "pacote")
    return <Caixas hoje={conta.pague} mais={conta.leve - conta.pague} legenda="Tracejadas: as que saem sem pagar." />;
  if (conta.status !== "desconto") return <CaixasVazias />;
  const { aMaisUnidades } = conta.resultado;
  if (aMaisUnidades === null) return <CaixasVazias />;
  return <Caixas hoje={conta.unidades} mais={aMaisUnidades} legenda="Tracejadas: as que faltam vender." />;
}
