import { type Entrada, pathOf, slugOf } from "@eden/domain/pracas/busca";
import { grafiasProximas } from "@eden/domain/pracas/grafias";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight } from "lucide";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { loadCidades, loadEntradas } from "~/clients/indice-de-cidades.ts";
import { EscolhaDaPraca } from "./escolha-da-praca.tsx";
import { Estados } from "./estados.tsx";
import { Trilha } from "./trilha.tsx";

/** An address of a town or a state that does not exist. The same page for all of them until its JavaScript reads the address. */
export function CidadeNaoEncontrada() {
  const proximas = useProximas();
  return (
    <div className="pagina pt-7 pb-24 lg:pt-10 lg:pb-32">
      <Trilha aqui="Cidade não encontrada" />
      <h1 className="mt-3.5 max-w-[14ch] text-pagina">
        Não achamos essa <em>cidade</em>
      </h1>
      <p className="mt-4.5 max-w-[46ch] text-lead text-pedra">Confira a grafia ou escolha pelo estado.</p>
      <div className="mt-7 grid gap-9 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:gap-18">
        <EscolhaDaPraca />
        <div aria-live="polite">{proximas.length > 0 && <Proximas entradas={proximas} />}</div>
      </div>
      <h2 id="estados" className="mt-14 scroll-mt-24 text-pergunta">
        Todas as cidades, por estado
      </h2>
      <Estados className="mt-5" />
    </div>
  );
}

function Proximas({ entradas }: { entradas: Entrada[] }) {
  return (
    <section aria-labelledby="proximas" className="animate-fade rounded-cartao bg-papel p-5 shadow-suave lg:max-w-110">
      <h2 id="proximas" className="text-xl/tight">
        Você quis dizer
      </h2>
      <ul className="mt-2">
        {entradas.map(([nome, uf]) => (
          <li key={`${nome} ${uf}`} className="border-linha border-t first:border-0">
            <AppLink
              to={pathOf(nome, uf)}
              className="flex min-h-13 items-center justify-between gap-3 font-semibold hover:text-folha hover:underline hover:underline-offset-4"
            >
              <span>
                {nome}, {uf}
              </span>
              <Icon of={ArrowRight} size={20} className="shrink-0 text-folha" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The nearest spellings: in the state of the address, otherwise among the towns of the same first letter. */
function useProximas(): Entrada[] {
  const { uf = "", cidade = "" } = useParams();
  const [proximas, setProximas] = useState<Entrada[]>([]);
  useEffect(() => {
    // The page that a server answers for every such address is prerendered at one of its own.
    const slug = slugOf(cidade || uf);
    if (slug === "" || slug === "404") return;
    let isLatest = true;
    const load = async () => {
      const ofState = cidade ? await loadCidades(uf.toUpperCase()) : undefined;
      const entradas = ofState?.length ? ofState : await loadEntradas(slug);
      if (isLatest) setProximas(grafiasProximas(slug, entradas ?? []));
    };
    void load();
    return () => {
      isLatest = false;
    };
  }, [uf, cidade]);
  return proximas;
}
