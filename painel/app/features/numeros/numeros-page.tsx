import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Download } from "lucide";
import { useSearchParams } from "react-router";
import { saveCsv } from "~/clients/save-file.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { CampanhasFigure, tabelaDeCampanhas } from "./campanhas-figure.tsx";
import { EquipeFigure, MotivosFigure, tabelaDaEquipe, tabelaDeMotivos } from "./desfechos-figures.tsx";
import { DiasFigure, tabelaDeDias } from "./dias-figure.tsx";
import { FormulariosFigure, tabelaDeFormularios } from "./formularios-figure.tsx";
import { OrigensFigure, tabelaDeOrigens } from "./origens-figure.tsx";
import { type Periodo, PeriodoControl, periodoOf } from "./periodo-control.tsx";
import { RespostasFigure, tabelaDeRespostas } from "./respostas-figure.tsx";
import { csvLines, formatDuracao, formatNumero, type Tabela } from "./tabela.ts";
import { tabelaDeVendas, VendasFigure } from "./vendas-figure.tsx";
import { tabelaDeVitais, VitaisFigure } from "./vitais-figure.tsx";

/** The figures of a period against the period before. Each one loads alone. */
export function NumerosPage() {
  const [search, setSearch] = useSearchParams();
  const periodo = periodoOf(search);
  const numeros = useNumeros(periodo);
  return (
    <main className="h-full overflow-y-auto bg-papel px-4 pt-5 md:px-9 md:pt-6">
      <div className="mx-auto max-w-[1276px]">
        <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pb-6">
          <div>
            <h1 className="text-display">Números</h1>
            <Frase numeros={numeros} />
          </div>
          <div className="flex flex-wrap items-start gap-2.5 max-md:w-full">
            <PeriodoControl periodo={periodo} onChange={(params) => setSearch(params, { replace: true })} />
            <TudoButton numeros={numeros} />
          </div>
        </header>
        <div className="grid gap-x-16 lg:grid-cols-2">
          <DiasFigure query={numeros.pessoas} />
          <OrigensFigure query={numeros.pessoas} />
          <FormulariosFigure query={numeros.formularios} />
          <RespostasFigure query={numeros.respostas} />
          <VendasFigure query={numeros.vendas} combinadas={numeros.desfechos.data?.combinadas ?? []} />
          <CampanhasFigure query={numeros.campanhas} />
          <div className="min-w-0">
            <EquipeFigure query={numeros.respostas} />
            <MotivosFigure query={numeros.desfechos} />
          </div>
          <VitaisFigure query={numeros.vitais} />
        </div>
      </div>
    </main>
  );
}

type Numeros = ReturnType<typeof useNumeros>;

function useNumeros(periodo: Periodo) {
  return {
    pessoas: useRpc("numeros_pessoas", periodo),
    campanhas: useRpc("numeros_campanhas", periodo),
    formularios: useRpc("numeros_formularios", periodo),
    respostas: useRpc("numeros_respostas", periodo),
    vendas: useRpc("numeros_vendas", periodo),
    desfechos: useRpc("numeros_desfechos", periodo),
    vitais: useRpc("numeros_vitais", periodo),
  };
}

const sum = <T,>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

/** The period in a sentence. */
function Frase({ numeros: { pessoas, respostas, vendas } }: { numeros: Numeros }) {
  if (!pessoas.data) return <p className="h-7" />;
  const { dias } = pessoas.data;
  const [agora, antes] = [sum(dias, (dia) => dia.agora), sum(dias, (dia) => dia.antes)];
  const mediana = respostas.data?.agora.mediana ?? null;
  const sold = vendas.data && sum(vendas.data.vendas, ({ centavos }) => centavos);
  const days = dias.length === 1 ? "um dia" : `${dias.length} dias`;
  return (
    <p className="max-w-[62ch] pt-1 text-title/relaxed text-pretty">
      Em {days} {agora === 1 ? "chegou" : "chegaram"}{" "}
      <b className={strong}>
        {formatNumero(agora)} {agora === 1 ? "pessoa" : "pessoas"}
      </b>
      {mudanca(agora, antes, dias.length)}.{" "}
      {mediana !== null && (
        <>
          Metade teve resposta em {mediana < 60 ? "" : "até "}
          <b className={strong}>{formatDuracao(mediana)}</b> de trabalho.{" "}
        </>
      )}
      {sold !== undefined && sold > 0 && (
        <>
          O site vendeu <b className={strong}>{formatReais(sold)}</b>.
        </>
      )}
    </p>
  );
}

const strong = "font-strong text-mata";

function mudanca(agora: number, antes: number, dias: number): string {
  const before = dias === 1 ? "no dia anterior" : `nos ${dias} anteriores`;
  if (agora === antes) return `, como ${before}`;
  const more = agora > antes ? "a mais" : "a menos";
  if (antes < 40) return `, ${formatNumero(Math.abs(agora - antes))} ${more} que ${before}`;
  return `, ${formatNumero(Math.round((100 * Math.abs(agora - antes)) / antes))}% ${more} que ${before}`;
}

/** Every table in one file, one below the other. */
function TudoButton({ numeros }: { numeros: Numeros }) {
  const { pessoas, campanhas, formularios, respostas, vendas, desfechos, vitais } = numeros;
  const ready = Object.values(numeros).every(({ data }) => data !== undefined);
  const save = () => {
    const tabelas: [string, Tabela | undefined][] = [
      ["Pessoas por dia", pessoas.data && tabelaDeDias(pessoas.data)],
      ["De onde vêm", pessoas.data && tabelaDeOrigens(pessoas.data)],
      ["Onde as pessoas abandonam cada formulário", formularios.data && tabelaDeFormularios(formularios.data)],
      ["Tempo até a primeira resposta", respostas.data && tabelaDeRespostas(respostas.data)],
      ["Vendas por plano", vendas.data && tabelaDeVendas(vendas.data)],
      ["Campanhas", campanhas.data && tabelaDeCampanhas(campanhas.data)],
      ["Respostas por pessoa da equipe", respostas.data && tabelaDaEquipe(respostas.data)],
      ["Por que perdemos", desfechos.data && tabelaDeMotivos(desfechos.data)],
      ["Velocidade das páginas", vitais.data && tabelaDeVitais(vitais.data)],
    ];
    const filled = tabelas.flatMap(([titulo, tabela]) =>
      tabela && tabela.linhas.length > 0 ? [[[titulo], ...csvLines(tabela), []]] : [],
    );
    const { de, ate } = pessoas.data?.periodo ?? {};
    saveCsv(`numeros-${de}-a-${ate}.csv`, filled.flat());
  };
  return (
    <CompactButton icon={Download} aria-disabled={!ready} onClick={save} className="max-md:w-full">
      Tudo em CSV
    </CompactButton>
  );
}
