import { Icon } from "@eden/ui/core/icon.tsx";
import { FileText } from "lucide";
import { ferramentas, limite, setePerguntas } from "~/content/ferramentas.ts";
import { ComoCalculamos } from "~/features/ferramentas/como-calculamos.tsx";
import { ProximoPasso } from "~/features/ferramentas/proximo-passo.tsx";
import { Vaso } from "~/features/ferramentas/vaso.tsx";
import { vaso2 } from "~/images/vaso-2.ts";
import { calculosOf } from "./calculos-estoque.ts";
import "./recusa.tsx";
import { ColunasCard } from "./colunas-card.tsx";
import { EstoqueFolha } from "./estoque-folha.tsx";
import { EstoqueResultado } from "./estoque-resultado.tsx";
import { count, mensagemOf } from "./leitura-estoque.ts";
import { PerguntaCard } from "./pergunta-card.tsx";
import { PrateleirasEmContorno } from "./prateleiras.tsx";
import type { ContaEstoque } from "./use-estoque.ts";

interface DepoisProps {
  conta: ContaEstoque;
}

/** What follows a report that was read: its columns, then the result. */
export function EstoqueDepois({ conta }: DepoisProps) {
  const { relatorio, resumo, fase } = conta;
  if (!relatorio) return null;
  const pergunta = relatorio.pergunta ?? conta.pergunta;
  return (
    <div className="pagina mt-8 lg:mt-10">
      <Lido conta={conta} />
      {fase === "colunas" && pergunta && <PerguntaCard conta={conta} pergunta={pergunta} />}
      {fase === "colunas" && !pergunta && <ColunasCard conta={conta} relatorio={relatorio} />}
      {fase === "resultado" && resumo && <EstoqueResultado conta={conta} resumo={resumo} />}
    </div>
  );
}

function Lido({ conta }: DepoisProps) {
  const { nome, relatorio, valores, clear } = conta;
  if (!relatorio) return null;
  const facts = [
    count(relatorio.produtos, "produto"),
    ...(valores.periodo ? [`${count(valores.periodo, "dia")} de vendas`] : []),
  ];
  return (
    <div className="flex items-center gap-3.5 rounded-cartao border-2 border-linha bg-papel py-3 pr-2.5 pl-4 lg:px-5 lg:py-4">
      <Icon of={FileText} size={30} className="shrink-0 text-folha" />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold text-[1.0625rem]/snug">{nome}</p>
        <p className="text-pedra text-peq/snug">{facts.join(" · ")}</p>
      </div>
      <button
        type="button"
        onClick={clear}
        className="inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-folha underline underline-offset-4"
      >
        Trocar
      </button>
    </div>
  );
}

const NOTAS = [
  "Saldo negativo conta como zero e é mostrado à parte.",
  "Os alvos de dias são ponto de partida nosso, não norma.",
  limite,
];

/** Below the tool, prerendered: formulas and next step; with a result the sheet of paper. */
export function EstoqueAbaixo({ conta }: DepoisProps) {
  const { resumo, isExemplo } = conta;
  return (
    <>
      <ComoCalculamos calculos={calculosOf(resumo)} notas={NOTAS}>
        {resumo && <EstoqueFolha resumo={resumo} isExemplo={isExemplo} />}
      </ComoCalculamos>
      <Passo conta={conta} />
    </>
  );
}

const PERGUNTAS = { label: "Sete perguntas sobre a loja", to: setePerguntas };
const EQUILIBRIO = { label: ferramentas.equilibrio.nome, to: ferramentas.equilibrio.path };

/** With a result of their own an owner talks to a consultant; an example sends no message. */
function Passo({ conta: { resumo, isExemplo, saveLista } }: DepoisProps) {
  if (resumo && !isExemplo)
    return (
      <ProximoPasso
        titulo={
          <>
            Dinheiro parado tem <em>saída</em>
          </>
        }
        texto="Um consultor olha esses números com você e monta a ordem: o que trocar, o que liquidar, o que deixar de comprar."
        botao="Falar com um consultor"
        destino={{ mensagem: mensagemOf(resumo) }}
        quietos={[PERGUNTAS, { label: "Baixar a lista", onPress: saveLista }]}
      />
    );
  return (
    <ProximoPasso
      titulo={
        <>
          Sem o relatório na mão? Comece pelas <em>perguntas</em>
        </>
      }
      texto="Sete perguntas, uma por área. Você vê na hora a mais forte e a que pede cuidado. Sem CNPJ, e nada é guardado."
      botao="Responder às sete perguntas"
      destino={{ to: setePerguntas }}
      quietos={[EQUILIBRIO]}
    />
  );
}

/** The empty state: a seed on boards in outline. Prerendered. */
export function PrateleirasVazias() {
  return (
    <>
      <Vaso of={vaso2} isGrown={false} />
      <PrateleirasEmContorno />
    </>
  );
}
