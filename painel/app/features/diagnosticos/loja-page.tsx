import { useParams } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useMay } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { useRested } from "~/parts/use-rested.ts";
import { byDate } from "./area-series.ts";
import { AreasChart } from "./areas-chart.tsx";
import { Comecar } from "./comecar.tsx";
import { Historia } from "./historia.tsx";
import { LojaHeader } from "./loja-header.tsx";
import { Mudancas } from "./mudancas.tsx";
import { NotaResumo } from "./nota-resumo.tsx";
import { Passo } from "./passo.tsx";
import { RespostasList } from "./respostas-list.tsx";
import { useLojaKeys } from "./use-loja-keys.ts";
import { useLojaSheets } from "./use-loja-sheets.tsx";

/** One store: its scores over time, what changed, where to begin, and how it got here. It prints on A4. */
export function LojaPage({ id }: { id: string }) {
  const query = useRpc("loja", { id }, { enabled: useRested(id) });
  useLojaKeys(id);
  return (
    <main data-scrolls className="relative h-full overflow-y-auto bg-creme">
      <QueryState query={query}>
        {(inteira) => <LojaContent inteira={{ ...inteira, respostas: byDate(inteira.respostas) }} />}
      </QueryState>
    </main>
  );
}

function LojaContent({ inteira }: { inteira: Saida<"loja"> }) {
  const { loja, respostas, passo } = inteira;
  const mayWrite = useMay("gravar_loja");
  const { onAct, sheets } = useLojaSheets();
  const answered = respostas.length > 0;
  return (
    <>
      <LojaHeader loja={loja} onAct={mayWrite ? onAct : undefined} printable={answered} />
      <div className="grid items-start gap-4 px-4 pb-8 md:gap-5 md:px-7 min-[82rem]:grid-cols-[minmax(0,1fr)_352px] print:block print:p-0">
        <div className="grid min-w-0 gap-4 md:gap-5 print:block">
          {answered ? (
            <>
              <NotaResumo respostas={respostas} />
              <AreasChart respostas={respostas} faixas={inteira.faixas} />
              <Mudancas inteira={inteira} />
              <RespostasList inteira={inteira} />
            </>
          ) : (
            <p className="rounded-sheet border border-linha bg-papel p-5 text-title text-pretty text-pedra md:p-6">
              {loja.convidada_em
                ? "Convidada, ainda não respondeu. As sete áreas aparecem aqui com a primeira resposta."
                : "Ainda não foi convidada. As sete áreas aparecem aqui com a primeira resposta."}
            </p>
          )}
        </div>
        <div className="grid min-w-0 gap-4 md:gap-5 md:max-[82rem]:grid-cols-2 md:max-[82rem]:items-start print:block">
          {passo && <Passo passo={passo} dono={loja.dono?.nome ?? null} />}
          {answered && <Comecar inteira={inteira} />}
          <Historia inteira={inteira} />
        </div>
      </div>
      {sheets}
    </>
  );
}

/** The page of the id in the address. */
export function LojaRoute() {
  const { id = "" } = useParams();
  return <LojaPage key={id} id={id} />;
}
