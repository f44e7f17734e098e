import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Download, Plus, Upload } from "lucide";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { fetchFile } from "~/clients/fetch-file.ts";
import type { Saida } from "~/clients/rpc.ts";
import { saveFile } from "~/clients/save-file.ts";
import { messageOf } from "~/clients/transport.ts";
import { useMay } from "~/clients/use-eu.ts";
import { SearchField } from "~/parts/search-field.tsx";
import { useNow } from "~/parts/use-now.ts";
import { type Filtro, filtroOf, filtroPath, isNarrowed } from "./filtro.ts";
import { Contagens, Filtros, OrdemSelect } from "./filtros-bar.tsx";
import { LojaRow, rowGrid } from "./loja-row.tsx";
import { LojaSheet } from "./loja-sheet.tsx";
import { LojasList } from "./lojas-list.tsx";
import { useLojaSheets } from "./use-loja-sheets.tsx";
import { useLojas } from "./use-lojas.ts";

/** The stores of the diagnostic. Filters and order are in the address. */
export function LojasPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filtro = filtroOf(search);
  const lojas = useLojas(filtro);
  const mayWrite = useMay("gravar_loja");
  const [adding, setAdding] = useState(false);
  const { onAct, onInvite, sheets } = useLojaSheets();
  const change = (next: Filtro) => navigate(filtroPath(next), { replace: true });
  const firstLink = () => document.querySelector<HTMLElement>("[data-loja]");
  return (
    <main className="flex h-full flex-col bg-creme">
      <header className="flex shrink-0 flex-wrap items-start justify-between gap-3 px-4 pt-4 pb-2.5 md:px-7">
        <div>
          <h1 className="text-display">Diagnósticos</h1>
          <Resumo totais={lojas.totais} />
        </div>
        <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
          <ExportButton filtro={filtro} texto={lojas.procurado} />
          {mayWrite && (
            <>
              <Link to="/diagnosticos/importar" aria-label="Importar CSV" className={compactButtonStyle()}>
                <Icon of={Upload} size={18} />{" "}
                <span>
                  Importar<span className="max-md:hidden"> CSV</span>
                </span>
              </Link>
              <CompactButton variant="mata" icon={Plus} aria-label="Adicionar loja" onClick={() => setAdding(true)}>
                <span>
                  Adicionar<span className="max-md:hidden"> loja</span>
                </span>
              </CompactButton>
            </>
          )}
        </div>
      </header>
      <Contagens filtro={filtro} totais={lojas.totais} />
      <div className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 px-4 pt-2 pb-3 md:px-7 lg:flex">
        <SearchField
          value={lojas.texto}
          onChange={lojas.setTexto}
          onDown={() => firstLink()?.focus()}
          onEnter={() => firstLink()?.click()}
          label="Buscar por loja, CNPJ, cidade ou responsável"
          placeholder="Loja, cidade, CNPJ"
          atalho={{ label: "Buscar uma loja", group: "Diagnósticos" }}
          className="lg:w-44 lg:shrink-0 xl:w-64"
        />
        <div className="relative flex min-w-0 flex-1 items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-lg:order-last max-lg:col-span-2 max-lg:-mx-4 max-lg:px-4 md:max-lg:-mx-7 md:max-lg:px-7">
          <Filtros filtro={filtro} onChange={change} />
        </div>
        <OrdemSelect filtro={filtro} onChange={change} />
      </div>
      <Lista lojas={lojas} filtro={filtro} onAct={mayWrite ? onAct : undefined} />
      {adding && <LojaSheet onClose={() => setAdding(false)} onInvite={onInvite} />}
      {sheets}
    </main>
  );
}

const QUANTAS = ["", "Uma terminou", "Duas terminaram", "Três terminaram", "Quatro terminaram", "Cinco terminaram"];

/** How many answered, and how many of them wait for a talk. */
function Resumo({ totais }: { totais: Saida<"lojas">["totais"] | undefined }) {
  if (!totais) return <p className="h-6" />;
  const { todas, respondeu, sem_conversa } = totais;
  const waiting = QUANTAS[sem_conversa] ?? `${sem_conversa.toLocaleString("pt-BR")} terminaram`;
  return (
    <p className="text-read text-pretty text-pedra">
      {todas.toLocaleString("pt-BR")} {todas === 1 ? "loja" : "lojas"}, {respondeu.toLocaleString("pt-BR")}{" "}
      {respondeu === 1 ? "respondeu" : "responderam"}.
      {sem_conversa > 0 && ` ${waiting} e ainda não ${sem_conversa === 1 ? "conversou" : "conversaram"} com a gente.`}
    </p>
  );
}

/** Downloads what the list shows as a spreadsheet, for gestao. */
function ExportButton({ filtro, texto }: { filtro: Filtro; texto: string | null }) {
  const { announce } = useComandos();
  const [busy, setBusy] = useState(false);
  if (!useMay("exportar_lojas")) return null;
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { name, content } = await fetchFile("exportar/lojas.csv", { ...filtro, texto });
      saveFile(content, name);
      announce("Planilha baixada. A exportação fica no registro de acessos.");
    } catch (error) {
      announce(messageOf(error), "erro");
    }
    setBusy(false);
  };
  return (
    <CompactButton
      icon={Download}
      busy={busy}
      aria-label="Exportar as lojas desta lista em CSV"
      onClick={() => void save()}
      className="max-md:grow-0!"
    >
      <span className="max-md:hidden">Exportar</span>
    </CompactButton>
  );
}

interface ListaProps {
  filtro: Filtro;
  lojas: ReturnType<typeof useLojas>;
  onAct: Parameters<typeof LojaRow>[0]["onAct"];
}

function Lista({ filtro, lojas: { lojas, error, data, procurado, refetch, ...query }, onAct }: ListaProps) {
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
    <div className="flex min-h-0 flex-col overflow-hidden border-linha bg-papel max-md:flex-1 max-md:border-t md:mx-7 md:mb-6 md:rounded-sheet md:border">
      <p role="status" className="sr-only">
        {procurado && (lojas.length === 1 ? "1 loja encontrada" : `${lojas.length} lojas encontradas`)}
      </p>
      {lojas.length === 0 ? (
        <Empty filtro={filtro} procurado={procurado} />
      ) : (
        <LojasList
          nome="Lojas do diagnóstico"
          head={<Head acts={onAct !== undefined} />}
          lojas={lojas}
          hasMore={query.hasNextPage && !query.isFetchingNextPage}
          loadMore={query.fetchNextPage}
        >
          {(loja) => <LojaRow loja={loja} now={now} onAct={onAct} />}
        </LojasList>
      )}
    </div>
  );
}

function Empty({ filtro, procurado }: { filtro: Filtro; procurado: string | null }) {
  return (
    <div className="p-7 text-pedra">
      <p>
        {procurado
          ? `Nenhuma loja com “${procurado}” nesta lista.`
          : isNarrowed(filtro)
            ? "Nenhuma loja com estes filtros."
            : "Nenhuma loja nesta lista ainda."}
      </p>
      {isNarrowed(filtro) && (
        <Link to="/diagnosticos" className={compactButtonStyle("outline", "mt-3")}>
          Ver todas as lojas
        </Link>
      )}
    </div>
  );
}

function Head({ acts }: { acts: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "sticky top-0 z-1 border-linha border-b bg-papel px-5 py-2.5 text-small font-semibold text-pedra max-lg:hidden!",
        rowGrid,
      )}
    >
      <span>Loja</span>
      <span className="max-xl:hidden">Quem responde</span>
      <span className="whitespace-nowrap">
        Nota, 0 a 100 <span className="font-normal max-xl:hidden">· marcas em 45 e 70</span>
      </span>
      <span>Área mais fraca</span>
      <span className="max-xl:hidden">Dono</span>
      <span>{acts ? "Última conversa" : "Conversa"}</span>
    </div>
  );
}
