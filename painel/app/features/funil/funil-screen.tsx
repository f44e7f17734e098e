import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useRefreshOnChange } from "~/clients/use-novidades.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { MetaStrip } from "~/pessoas/meta-strip.tsx";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { type ColunaDados, type Colunas, colunasOf } from "./cache-funil.ts";
import { FunilFiltros, useFiltros } from "./funil-filtros.tsx";
import { Quadro } from "./quadro.tsx";

/** Cards per column at first, and the most the database returns. */
const LIMITE = 50;
const LIMITE_MAX = 100;

/** Everybody by state, in five columns. */
export function FunilScreen() {
  const filtros = useFiltros();
  const [limite, setLimite] = useState(LIMITE);
  const { data, dataUpdatedAt, isError, refetch } = useRpc(
    "funil",
    { ...filtros, limite },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  useRefreshOnChange("funil");
  const colunas = useMemo(() => data && colunasOf(data), [data]);
  return (
    <main className="flex h-full flex-col">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2.5 px-5 lg:max-xl:gap-x-3 pt-4 md:px-7 md:pt-5">
        <h1 className="text-display lg:text-heading">Funil</h1>
        <FunilFiltros filtros={filtros} />
        {data && colunas && <Soma colunas={colunas} donos={data.donos} />}
        <MetaStrip size="s" className="basis-full" />
      </header>
      {data && colunas ? (
        <Quadro
          colunas={colunas}
          leitura={{ agora: data.agora, lidaEm: dataUpdatedAt }}
          onMore={limite < LIMITE_MAX ? () => setLimite(LIMITE_MAX) : null}
        />
      ) : isError ? (
        <div className="grid justify-items-center gap-3 px-8 pt-24 text-center">
          <p role="alert" className="max-w-[36ch] text-pedra">
            O funil não carregou. Confira a conexão.
          </p>
          <CompactButton onClick={() => void refetch()}>Tentar de novo</CompactButton>
        </div>
      ) : (
        <FunilSkeleton />
      )}
    </main>
  );
}

/** What the proposals should bring, by owner, and apart from it the money received. */
function Soma({ colunas, donos }: { colunas: Colunas } & Pick<Saida<"funil">, "donos">) {
  const ganhos = receivedIn(colunas.arvore);
  const previsto = colunas.muda.previsto_centavos;
  if (previsto + ganhos === 0) return null;
  return (
    <p className="ml-auto text-body text-pedra max-lg:hidden">
      {previsto > 0 && (
        <>
          <b className="font-strong text-tinta">{formatReaisShort(previsto)}</b> previstos
          {donos.length > 1 && ` (${donos.map(donoText).join(", ")})`}
        </>
      )}
      {previsto > 0 && ganhos > 0 && ", "}
      {ganhos > 0 && (
        <>
          <b className="font-strong text-tinta">{formatReaisShort(ganhos)}</b> recebidos em 30 dias
        </>
      )}
    </p>
  );
}

const donoText = ({ dono, centavos }: Saida<"funil">["donos"][number]) =>
  `${dono ? primeiroNome(dono.nome) : "sem dono"} ${formatReaisShort(centavos)}`;

/** Nothing while the column is not loaded to its end. */
function receivedIn({ total, pessoas }: ColunaDados): number {
  if (total > pessoas.length) return 0;
  return pessoas.reduce((sum, { entrou_centavos }) => sum + (entrou_centavos ?? 0), 0);
}

const COLUMNS = ["a", "b", "c", "d", "e"];
const CARDS = ["a", "b", "c", "d"];

/** The shape of the board while it loads. */
function FunilSkeleton() {
  return (
    <div role="status" className="min-h-0 flex-1 overflow-hidden px-5 pt-30 motion-safe:animate-pulse md:px-7">
      <span className="sr-only">Carregando o funil…</span>
      <div aria-hidden="true" className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {COLUMNS.map((column) => (
          <div key={column} className="grid gap-2.5">
            {CARDS.map((card) => (
              <span key={card} className="h-27 rounded-panel bg-areia" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
