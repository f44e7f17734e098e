import { AREAS } from "@eden/domain/diagnostico/areas";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Plus, Upload } from "lucide";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { usePapel } from "~/clients/use-eu.ts";
import { SearchField } from "~/parts/search-field.tsx";
import { useNow } from "~/parts/use-now.ts";
import { areasFracas, filtroOf } from "./filtro.ts";
import { FiltrosColumn, FiltrosRow } from "./filtros-nav.tsx";
import { InviteSheet } from "./invite-form.tsx";
import { LojaRow, rowGrid } from "./loja-row.tsx";
import { LojaSheet } from "./loja-sheet.tsx";
import { LojasList } from "./lojas-list.tsx";
import { NotaAxis } from "./nota-scale.tsx";
import { type LojaLinha, useLojas } from "./use-lojas.ts";

/** The stores of the diagnostic: lists beside them from 1240 px, above them below. */
export function LojasPage() {
  const [search] = useSearchParams();
  const filtro = filtroOf(search.get("lista"));
  const lojas = useLojas(filtro);
  const mayWrite = usePapel("atendimento", "gestao");
  const [adding, setAdding] = useState(false);
  const [inviting, setInviting] = useState<Pick<LojaLinha, "id"> | null>(null);
  const firstLink = () => document.querySelector<HTMLElement>("[data-loja]");
  return (
    <main className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] min-[77.5rem]:grid-cols-[216px_minmax(0,1fr)]">
      <div className="min-h-0 max-[77.5rem]:hidden">
        <FiltrosColumn filtro={filtro} resumo={lojas.resumo} />
      </div>
      <section aria-label={filtro.nome} className="flex min-h-0 flex-col border-linha bg-papel min-[77.5rem]:border-l">
        <header className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2 max-[77.5rem]:bg-creme lg:px-7">
          <div>
            <h1 className="text-display min-[77.5rem]:hidden">Diagnósticos</h1>
            <Resumo resumo={lojas.resumo} />
          </div>
          {mayWrite && (
            <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
              <Link to="/diagnosticos/importar" className={compactButtonStyle()}>
                <Icon of={Upload} size={18} /> Importar CSV
              </Link>
              <CompactButton variant="ipe" icon={Plus} onClick={() => setAdding(true)}>
                Adicionar loja
              </CompactButton>
            </div>
          )}
        </header>
        <div className="border-linha border-b pb-2 max-[77.5rem]:bg-creme">
          <FiltrosRow filtro={filtro} resumo={lojas.resumo} />
          <SearchField
            value={lojas.texto}
            onChange={lojas.setTexto}
            onDown={() => firstLink()?.focus()}
            onEnter={() => firstLink()?.click()}
            label="Buscar por loja, CNPJ, cidade ou responsável"
            placeholder="Loja, CNPJ, cidade, dono"
            atalho={{ label: "Buscar uma loja", group: "Diagnósticos" }}
            className="max-w-90 px-5 pt-2 pb-1 max-md:max-w-none lg:px-7"
          />
        </div>
        <Lista lojas={lojas} nome={filtro.nome} onInvite={mayWrite ? setInviting : undefined} />
      </section>
      {adding && <LojaSheet onClose={() => setAdding(false)} onInvite={setInviting} />}
      {inviting && <InviteSheet key={inviting.id} id={inviting.id} onClose={() => setInviting(null)} />}
    </main>
  );
}

/** How many answered, and what most often holds them back. */
function Resumo({ resumo }: { resumo: Saida<"lojas"> | undefined }) {
  if (!resumo) return <p className="h-6" />;
  const { respondeu, todas } = resumo.totais;
  const [weakest] = areasFracas(resumo);
  return (
    <p className="max-w-[44ch] text-title/snug text-pretty max-[77.5rem]:mt-1">
      <b className="font-strong text-mata">
        {respondeu.toLocaleString("pt-BR")} de {todas.toLocaleString("pt-BR")} {todas === 1 ? "loja" : "lojas"}
      </b>{" "}
      {respondeu === 1 ? "respondeu" : "responderam"}.
      {weakest && weakest.count > 0 && (
        <>
          {" "}
          O que mais trava é <b className="font-strong text-mata">{AREAS[weakest.area].nome.toLowerCase()}</b>, a área
          mais fraca em {weakest.count === 1 ? "uma delas" : `${weakest.count} delas`}.
        </>
      )}
    </p>
  );
}

interface ListaProps {
  nome: string;
  lojas: ReturnType<typeof useLojas>;
  onInvite: ((loja: LojaLinha) => void) | undefined;
}

function Lista({ nome, lojas: { lojas, error, data, procurado, refetch, ...query }, onInvite }: ListaProps) {
  const now = useNow();
  if (!data) {
    return error ? (
      <div role="alert" className="p-7">
        <p>A lista não carregou. Confira a conexão.</p>
        <CompactButton className="mt-3" onClick={() => void refetch()}>
          Tentar de novo
        </CompactButton>
      </div>
    ) : (
      <p role="status" className="p-7 text-pedra">
        Carregando…
      </p>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {procurado && (lojas.length === 1 ? "1 loja encontrada" : `${lojas.length} lojas encontradas`)}
      </p>
      {lojas.length === 0 ? (
        <p className="p-7 text-pedra">
          {procurado ? `Nenhuma loja com “${procurado}” nesta lista.` : "Nenhuma loja nesta lista ainda."}
        </p>
      ) : (
        <>
          <Head />
          <LojasList
            nome={nome}
            lojas={lojas}
            hasMore={query.hasNextPage && !query.isFetchingNextPage}
            loadMore={query.fetchNextPage}
          >
            {(loja) => <LojaRow loja={loja} now={now} onInvite={onInvite} />}
          </LojasList>
        </>
      )}
    </>
  );
}

function Head() {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "border-linha border-b px-7 py-2 text-small font-semibold text-pedra overflow-y-hidden max-lg:hidden! [scrollbar-gutter:stable]",
        rowGrid,
      )}
    >
      <span>Loja</span>
      <span>Quem responde</span>
      <span className="grid grid-cols-[34px_1fr] gap-x-3">
        Nota <NotaAxis className="w-full font-normal" />
      </span>
      <span>Mais fraca</span>
      <span>Quando</span>
    </div>
  );
}
