import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useCallback } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useRefreshOnChange } from "~/clients/use-novidades.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import type { Leitura } from "~/pessoas/relogio.ts";
import { useRelogioRefresh } from "~/pessoas/use-relogio-refresh.ts";
import { DiagnosticosSection } from "./diagnosticos-section.tsx";
import { EquipeSection } from "./equipe-section.tsx";
import { EsperandoSection } from "./esperando-section.tsx";
import { Jardim } from "./jardim.tsx";
import { LinhaDoDia } from "./linha-do-dia.tsx";
import { PagamentosSection } from "./pagamentos-section.tsx";
import { PassadosSection } from "./passados-section.tsx";
import { PassosSection } from "./passos-section.tsx";
import { Amanha, Resultados } from "./resultados.tsx";
import { Saudacao } from "./saudacao.tsx";

/** People after the first who waits, so that promises begin on the first screen of a desk. */
const ROOM = 3;
/** Payments and the team change without a change of a person. */
const REFRESH_MS = 120_000;

/** The member's day. Without anybody waiting and with every promise of today kept, it shows the garden of the day. */
export function HojeScreen() {
  const {
    data: hoje,
    dataUpdatedAt,
    isError,
    refetch,
  } = useRpc("hoje", {}, { staleTime: 0, refetchInterval: REFRESH_MS });
  useRefreshOnChange("hoje");
  const refresh = useCallback(() => void refetch(), [refetch]);
  const leitura = hoje && { agora: hoje.agora, lidaEm: dataUpdatedAt };
  useRelogioRefresh(hoje?.esperando.pessoas.find(({ relogio }) => relogio?.muda_em)?.relogio ?? null, leitura, refresh);
  return (
    <main className="h-full overflow-y-auto px-3.5 pt-4 pb-8 md:px-9 md:pt-7">
      <div className="mx-auto max-w-[1360px]">
        {hoje && leitura ? (
          <Day hoje={hoje} leitura={leitura} />
        ) : isError ? (
          <Failed onRetry={refresh} />
        ) : (
          <HojeSkeleton />
        )}
      </div>
    </main>
  );
}

function Day({ hoje, leitura }: { hoje: Saida<"hoje">; leitura: Leitura }) {
  const done = hoje.esperando.total === 0 && hoje.passos.length === 0 && hoje.passados.length === 0;
  const passados = new Set(hoje.passados.map(({ id }) => id));
  const room = hoje.passos.length === 0 ? Number.POSITIVE_INFINITY : passados.size > 0 ? 1 : ROOM;
  return (
    <>
      <Saudacao hoje={hoje} leitura={leitura} done={done} />
      <LinhaDoDia hoje={hoje} leitura={leitura} />
      {done && (
        <>
          <Jardim feitas={hoje.feitas} />
          <Resultados resultados={hoje.resultados} />
          <Amanha amanha={hoje.amanha} />
        </>
      )}
      <div className="grid items-start gap-x-7 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {!done && (
          <div className="min-w-0">
            <PassadosSection passados={hoje.passados} leitura={leitura} />
            <EsperandoSection esperando={hoje.esperando} leitura={leitura} room={room} passados={passados} />
            <PassosSection passos={hoje.passos} />
          </div>
        )}
        <div
          className={
            done
              ? "grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-start gap-x-7 lg:col-span-2"
              : "min-w-0"
          }
        >
          <PagamentosSection pagamentos={hoje.pagamentos} />
          <DiagnosticosSection diagnosticos={hoje.diagnosticos} />
          <EquipeSection equipe={hoje.equipe} semDono={hoje.sem_dono} />
        </div>
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 px-8 pt-24 text-center">
      <p role="alert" className="max-w-[36ch] text-pedra">
        O dia não carregou. Confira a conexão; nada do que você escreveu se perdeu.
      </p>
      <CompactButton onClick={onRetry}>Tentar de novo</CompactButton>
    </div>
  );
}

/** The shape of the day while it loads. */
function HojeSkeleton() {
  return (
    <div className="motion-safe:animate-pulse">
      <h1 className="sr-only">Hoje</h1>
      <p role="status" className="sr-only">
        Carregando o seu dia…
      </p>
      <div aria-hidden="true">
        <span className={`${bone} h-9 w-64`} />
        <span className={`${bone} mt-3 h-4 w-80 max-w-full`} />
        <span className={`${bone} mt-12 h-1 w-full max-md:hidden`} />
        <div className="mt-14 grid gap-7 max-md:mt-6 lg:grid-cols-[2fr_1fr]">
          <span className="block h-80 rounded-sheet bg-papel" />
          <span className="block h-56 rounded-sheet bg-papel" />
        </div>
      </div>
    </div>
  );
}

const bone = "block rounded-full bg-areia";
