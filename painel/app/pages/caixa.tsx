import { VISTAS, type Vista } from "@eden/domain/painel/valores";
import { useMemo, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { useMay } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { CaixaColumn } from "~/features/caixa/caixa-column.tsx";
import { HiddenListKeys } from "~/features/caixa/hidden-list-keys.tsx";
import { type Lista, listaOf, listaPath, PESSOA_KEYS, useCaixa } from "~/features/caixa/use-caixa.ts";
import { useCaixaAoVivo } from "~/features/caixa/use-caixa-ao-vivo.ts";
import { VistasColumn, VistasRow } from "~/features/caixa/vistas-nav.tsx";
import { PessoaPanel } from "~/features/pessoa/pessoa-panel.tsx";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { useBeside } from "~/keyboard/use-list-keys.ts";
import { KeyHints } from "~/parts/key-hints.tsx";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { NOVA } from "~/parts/nova-path.ts";
import { useIsDesk } from "~/parts/use-is-desk.ts";

/** Not on the first screen. */
const NovaSheet = lazyLater(async () => (await import("~/features/nova/nova-sheet.tsx")).NovaSheet);

const CaixaFiltrada = lazyLater(async () => (await import("./caixa-filtrada.tsx")).CaixaFiltrada);

export function Component() {
  const [search] = useSearchParams();
  return search.has("f") ? <CaixaFiltrada /> : <CaixaPorVista />;
}

/** Views, list and person: three columns from 1240 px, two from 1024 px, one screen each below. */
function CaixaPorVista() {
  const { id = null } = useParams();
  const [search] = useSearchParams();
  const vista = search.get("vista");
  const lista = useMemo(() => listaOf(vista), [vista]);
  const caixa = useCaixa(lista);
  const vivo = useCaixaAoVivo({ lista, pessoas: caixa.pessoas, mudanca: caixa.mudanca, aberta: id });
  const { data: contadores } = useRpc("contadores", {});
  const isDesk = useIsDesk();
  const showList = isDesk || id === null;
  const showPessoa = isDesk || id !== null;
  const open = useOpen(lista, id);
  const ids = caixa.pessoas.map((pessoa) => pessoa.id);
  // While somebody is searched for, the next one is the next of the results.
  const [achadas, setAchadas] = useState<readonly string[] | null>(null);
  const beside = useBeside(achadas ?? ids, id);
  const nova = useNova();
  useVistaKeys();
  return (
    <main className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:grid-cols-[344px_minmax(0,1fr)] min-[77.5rem]:grid-cols-[208px_364px_minmax(0,1fr)]">
      <div className="min-h-0 max-[77.5rem]:hidden">
        <VistasColumn lista={lista} contadores={contadores} />
      </div>
      {!showList && <h1 className="sr-only">Caixa</h1>}
      {!showList && <HiddenListKeys ids={ids} aberta={id} onOpen={open} />}
      {showList && (
        <section aria-label={lista.nome} className="flex min-h-0 flex-col border-linha bg-papel lg:border-x">
          <header className="bg-creme pt-3 min-[77.5rem]:hidden">
            <h1 className="px-5 pb-2 text-display lg:px-3.5 lg:text-heading">Caixa</h1>
            <VistasRow lista={lista} contadores={contadores} />
          </header>
          <CaixaColumn
            {...{ lista, caixa, vivo }}
            aberta={id}
            onOpen={open}
            onNova={nova.open}
            onAchadas={setAchadas}
          />
        </section>
      )}
      {showPessoa && (
        <div className="min-h-0 min-w-0">
          {id === null ? (
            <KeyHints
              text="As conversas abrem aqui."
              hints={nova.mayAdd ? HINTS : HINTS.filter(([key]) => key !== "C")}
            />
          ) : (
            <PessoaPanel
              key={id}
              id={id}
              volta={{ to: listaPath(lista), nome: lista.nome }}
              pathOf={(other) => listaPath(lista, other)}
              next={beside(1) ?? null}
              presentes={vivo.presentes}
            />
          )}
        </div>
      )}
      {nova.pendente !== null && (
        <NovaSheet pendente={nova.pendente || null} onClose={nova.close} onOpenPessoa={open} />
      )}
    </main>
  );
}

/** The form of a new person is part of the address: the way back closes it. */
function useNova() {
  const [search, setSearch] = useSearchParams();
  const mayAdd = useMay("nova_pessoa");
  const set = (pendente: string | null) =>
    setSearch(
      (current) => {
        if (pendente === null) current.delete(NOVA);
        else current.set(NOVA, pendente);
        return current;
      },
      { replace: pendente === null },
    );
  return {
    mayAdd,
    pendente: mayAdd ? search.get(NOVA) : null,
    open: (pendente = "") => set(pendente),
    close: () => set(null),
  };
}

/** Opens a person of the list; the way back leads to the list, not through everybody who was passed. */
function useOpen(lista: Lista, aberta: string | null): (id: string) => void {
  const navigate = useNavigate();
  return (id) => void navigate(listaPath(lista, id), { replace: aberta !== null });
}

const VISTA_KEYS: Record<string, Vista> = {
  "v e": "esperando",
  "v m": "minhas",
  "v s": "sem_dono",
  "v t": "todas",
  "v u": "suspeitas",
};

/** V and a letter change the list. */
function useVistaKeys(): void {
  const navigate = useNavigate();
  const keys = Object.entries(VISTA_KEYS).map(([key, id]) => {
    const run = () => void navigate(listaPath({ id }));
    return [key, { label: `Ver ${VISTAS[id]}`, group: PESSOA_KEYS.group, run }];
  });
  useAtalhos(Object.fromEntries(keys));
}

const HINTS = [
  ["J K", "abrir a próxima, a anterior"],
  ["C", "nova pessoa"],
  ["/", "buscar"],
  ["?", "todos os atalhos"],
] as const;
