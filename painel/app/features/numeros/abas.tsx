import type { Entrada } from "~/clients/rpc.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { MetaStrip } from "~/pessoas/meta-strip.tsx";
import { CampanhasFigure, tabelaDeCampanhas } from "./campanhas-figure.tsx";
import { DispensasFigure, MotivosFigure, tabelaDeDispensas, tabelaDeMotivos } from "./desfechos-figures.tsx";
import { DiasFigure, tabelaDeDias } from "./dias-figure.tsx";
import { EquipeFigure, tabelaDaEquipe } from "./equipe-figure.tsx";
import { FormulariosFigure, tabelaDeFormularios } from "./formularios-figure.tsx";
import { OrigensFigure, tabelaDeOrigens } from "./origens-figure.tsx";
import { RecebidoFigure, tabelaDeRecebido } from "./recebido-figure.tsx";
import { RespostasFigure, tabelaDeRespostas } from "./respostas-figure.tsx";
import type { Tabela } from "./tabela.ts";
import { TudoButton } from "./tudo-button.tsx";
import { tabelaDePartes, tabelaDeResgate, tabelaDeVendas } from "./vendas.ts";
import { ForaDoSiteFigure, FormasFigure, PartesFigure, ResgateFigure, tabelaForaDoSite } from "./vendas-figures.tsx";
import { tabelaDeVitais, VitaisFigure } from "./vitais-figure.tsx";

interface AbaProps {
  periodo: Entrada<"numeros_pessoas">;
}

/** The table of a figure, once its data is there. */
const tabelaOf = <T,>(nome: string, data: T | undefined, tabela: (data: T) => Tabela) =>
  [nome, data === undefined ? undefined : tabela(data)] as const;

/** Two columns whose figures end where they end; below 1024 px one, in the order of importance. */
const grid = "grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]";
const column = "flex min-w-0 flex-col gap-4 max-lg:contents";

export function Atendimento({ periodo }: AbaProps) {
  const pessoas = useRpc("numeros_pessoas", periodo);
  const respostas = useRpc("numeros_respostas", periodo);
  const desfechos = useRpc("numeros_desfechos", periodo);
  return (
    <>
      <div className={grid}>
        <div className={column}>
          <DiasFigure query={pessoas} />
          <div className="max-lg:order-1">
            <OrigensFigure query={pessoas} />
          </div>
          <div className="max-lg:order-2">
            <MotivosFigure query={desfechos} />
          </div>
        </div>
        <div className={column}>
          <RespostasFigure query={respostas} />
          <EquipeFigure query={respostas} />
          <div className="max-lg:order-2">
            <DispensasFigure query={desfechos} />
          </div>
        </div>
      </div>
      <TudoButton
        aba="atendimento"
        tabelas={[
          tabelaOf("Pessoas por dia", pessoas.data, tabelaDeDias),
          tabelaOf("De onde vieram", pessoas.data, tabelaDeOrigens),
          tabelaOf("Tempo até a primeira resposta", respostas.data, tabelaDeRespostas),
          tabelaOf("Respostas por pessoa da equipe", respostas.data, tabelaDaEquipe),
          tabelaOf("Sem resposta necessária", desfechos.data, tabelaDeDispensas),
          tabelaOf("Por que perdemos", desfechos.data, tabelaDeMotivos),
        ]}
      />
    </>
  );
}

export function VendasAba({ periodo }: AbaProps) {
  const vendas = useRpc("numeros_vendas", periodo);
  const combinadas = useRpc("numeros_desfechos", periodo).data?.combinadas ?? [];
  return (
    <>
      <div className={grid}>
        <MetaStrip size="l" className="rounded-panel border border-linha bg-papel px-5 py-4 lg:col-span-2" />
        <RecebidoFigure query={vendas} />
        <div className={column}>
          <FormasFigure query={vendas} />
          <PartesFigure query={vendas} />
        </div>
        <div className={column}>
          <ResgateFigure query={vendas} />
          <ForaDoSiteFigure query={vendas} combinadas={combinadas} />
        </div>
      </div>
      <TudoButton
        aba="vendas"
        tabelas={[
          tabelaOf("Recebido", vendas.data, tabelaDeRecebido),
          tabelaOf("Por plano e forma de pagamento", vendas.data, tabelaDeVendas),
          tabelaOf("Por dia, semana ou mês", vendas.data, tabelaDePartes),
          tabelaOf("Voltaram pelo resgate", vendas.data, tabelaDeResgate),
          tabelaOf("Ganhos sem pagamento no site", vendas.data, (data) => tabelaForaDoSite(data, combinadas)),
        ]}
      />
    </>
  );
}

export function Site({ periodo }: AbaProps) {
  const formularios = useRpc("numeros_formularios", periodo);
  const campanhas = useRpc("numeros_campanhas", periodo);
  const vitais = useRpc("numeros_vitais", periodo);
  return (
    <>
      <div className="grid gap-4">
        <FormulariosFigure query={formularios} />
        <CampanhasFigure query={campanhas} />
        <VitaisFigure query={vitais} />
      </div>
      <TudoButton
        aba="site"
        tabelas={[
          tabelaOf("Onde as pessoas abandonam cada formulário", formularios.data, tabelaDeFormularios),
          tabelaOf("Campanhas", campanhas.data, tabelaDeCampanhas),
          tabelaOf("Velocidade das páginas", vitais.data, tabelaDeVitais),
        ]}
      />
    </>
  );
}
