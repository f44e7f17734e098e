import { type Filtro, parseFiltro, writeFiltro } from "@eden/domain/painel/filtro";
import { ESTADOS, isFechado, keysOf, ORIGENS, type Origem, VISTAS, type Vista } from "@eden/domain/painel/valores";
import { useMemo } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { useRpc } from "~/clients/use-rpc.ts";
import { FiltroHeader } from "~/features/caixa/filtro-header.tsx";
import { FiltroPeople } from "~/features/caixa/filtro-people.tsx";
import { HiddenListKeys } from "~/features/caixa/hidden-list-keys.tsx";
import { type Lista, listaPath, useCaixa } from "~/features/caixa/use-caixa.ts";
import { useCaixaAoVivo } from "~/features/caixa/use-caixa-ao-vivo.ts";
import { VistasColumn, VistasRow } from "~/features/caixa/vistas-nav.tsx";
import { PessoaPanel } from "~/features/pessoa/pessoa-panel.tsx";
import { useBeside } from "~/keyboard/use-list-keys.ts";
import { useIsDesk } from "~/parts/use-is-desk.ts";

/** The Caixa by a filter of the address. Until a person is opened, the list has the whole width. */
export function CaixaFiltrada() {
  const [search] = useSearchParams();
  const { id = null } = useParams();
  const f = search.get("f") ?? "";
  const start = startOf(f);
  if (start) return <Navigate replace to={listaPath({ id: "f", f: writeFiltro(start) }, id ?? undefined)} />;
  return <Filtrada f={f} v={search.get("v")} aberta={id} />;
}

/** A view as the filter that begins with its people; null for what is no name of one. */
function startOf(nome: string): Filtro | null {
  if (Object.hasOwn(ORIGENS, nome)) return { origens: [nome as Origem] };
  if (!Object.hasOwn(VISTAS, nome)) return null;
  const estados = keysOf(ESTADOS).filter((estado) => !isFechado(estado));
  const vistas: Record<Vista, Filtro> = {
    esperando: { espera: "esperando" },
    minhas: { donos: ["eu"], estados },
    sem_dono: { donos: ["ninguem"], estados },
    todas: {},
    suspeitas: {},
  };
  return vistas[nome as Vista];
}

function Filtrada({ f, v, aberta }: { f: string; v: string | null; aberta: string | null }) {
  const navigate = useNavigate();
  const { filtro, perdidos } = useMemo(() => parseFiltro(f), [f]);
  const lista = useMemo(
    (): Lista => ({ id: "f", nome: "Filtro", vista: "todas", origem: null, f: writeFiltro(filtro), v }),
    [filtro, v],
  );
  const caixa = useCaixa(lista);
  const vivo = useCaixaAoVivo({ lista, pessoas: caixa.pessoas, mudanca: caixa.mudanca, aberta });
  const { data: contadores } = useRpc("contadores", {});
  const ids = caixa.pessoas.map(({ id }) => id);
  const beside = useBeside(ids, aberta);
  const isDesk = useIsDesk();
  const showList = isDesk || aberta === null;
  const wide = isDesk && aberta === null;
  const open = (id: string) => void navigate(listaPath(lista, id), { replace: aberta !== null });
  const change = (next: Filtro) => void navigate(listaPath({ id: "f", f: writeFiltro(next), v }, aberta ?? undefined));
  const columns = wide
    ? "min-[77.5rem]:grid-cols-[208px_minmax(0,1fr)]"
    : "lg:grid-cols-[344px_minmax(0,1fr)] min-[77.5rem]:grid-cols-[208px_364px_minmax(0,1fr)]";
  return (
    <main className={`grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] ${columns}`}>
      <div className="min-h-0 max-[77.5rem]:hidden">
        <VistasColumn lista={lista} contadores={contadores} />
      </div>
      {!showList && <h1 className="sr-only">Caixa</h1>}
      {!showList && <HiddenListKeys ids={ids} aberta={aberta} onOpen={open} />}
      {showList && (
        <section aria-label={lista.nome} className="relative flex min-h-0 flex-col border-linha bg-papel lg:border-x">
          <header className="bg-creme pt-3 min-[77.5rem]:hidden">
            <h1 className="px-5 pb-2 text-display lg:px-3.5 lg:text-heading">Caixa</h1>
            <VistasRow lista={lista} contadores={contadores} />
          </header>
          <FiltroHeader
            {...{ lista, filtro, perdidos }}
            narrow={aberta !== null}
            quantas={caixa.quantas}
            onChange={change}
          />
          {/* A new filter is a new list: what was chosen in the old one does not count. */}
          <FiltroPeople
            key={lista.f}
            {...{ lista, caixa, vivo, aberta, wide, filtro }}
            onOpen={open}
            onChange={change}
          />
        </section>
      )}
      {aberta !== null && (
        <div className="min-h-0 min-w-0">
          <PessoaPanel
            key={aberta}
            id={aberta}
            volta={{ to: listaPath(lista), nome: lista.nome }}
            pathOf={(other) => listaPath(lista, other)}
            next={beside(1) ?? null}
            presentes={vivo.presentes}
          />
        </div>
      )}
    </main>
  );
}
