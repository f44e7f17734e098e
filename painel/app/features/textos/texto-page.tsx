import { CHAVES, type Chave, FORMAS } from "@eden/domain/conteudo/formas";
import { isAmostra } from "@eden/domain/conteudo/padroes";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronLeft, Eye } from "lucide";
import { useState } from "react";
import { Link, Navigate, useParams } from "react-router";
import { useEnderecos } from "~/clients/textos.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { AprovacaoView } from "./aprovacao-view.tsx";
import { CaminhoSteps } from "./caminho-steps.tsx";
import { MudancasList } from "./mudancas-list.tsx";
import { PublicacoesList } from "./publicacoes-list.tsx";
import { TextoEditor } from "./texto-editor.tsx";
import { pollOf } from "./textos-layout.tsx";
import { noSite, type Texto, useTextoForm } from "./use-texto-form.ts";

/** One text: its form, what changes, its way to the site, and what was published before. */
export function TextoPage({ chave }: { chave: Chave }) {
  const query = useRpc("texto", { chave }, { refetchInterval: ({ state: { data } }) => pollOf(data) });
  return <QueryState query={query}>{(texto) => <TextoContent texto={texto} />}</QueryState>;
}

function TextoContent({ texto }: { texto: Texto }) {
  const edicao = useTextoForm(texto);
  const [editing, setEditing] = useState(false);
  const waits = texto.situacao === "em_aprovacao" && !edicao.changed && !editing;
  return (
    <div className="flex min-h-full flex-col xl:grid xl:h-full xl:grid-cols-[minmax(0,1fr)_356px]">
      <div className="flex min-w-0 flex-col max-xl:flex-1 xl:min-h-0 xl:scroll-pb-24 xl:overflow-y-auto">
        <TextoHeader texto={texto} />
        {waits ? (
          <AprovacaoView texto={texto} onEdit={() => setEditing(true)} />
        ) : (
          <TextoEditor texto={texto} edicao={edicao} onSent={() => setEditing(false)} />
        )}
      </div>
      <aside className="grid content-start gap-7 border-linha bg-creme px-4 py-6 max-xl:border-t md:px-6 xl:overflow-y-auto xl:border-l">
        <CaminhoSteps texto={texto} edicao={edicao} />
        {!waits && <MudancasList forma={FORMAS[texto.chave]} antes={noSite(texto)} depois={edicao.valor} />}
        <PublicacoesList texto={texto} />
      </aside>
    </div>
  );
}

function TextoHeader({ texto: { chave, publicado, situacao } }: { texto: Texto }) {
  const { rotulo, onde, pagina } = FORMAS[chave];
  const site = useEnderecos()?.site;
  return (
    <header className="border-linha border-b px-4 pt-4 pb-4 md:px-7">
      <Link
        to="/textos"
        className="-ml-1.5 inline-flex min-h-9 items-center gap-1 rounded-mark pr-2 text-body font-semibold text-folha lg:hidden pointer-coarse:min-h-11"
      >
        <Icon of={ChevronLeft} size={18} /> Textos
      </Link>
      <h1 className="text-display/tight text-balance">{rotulo}</h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-body text-pedra">
        <a
          href={site && `${site}${pagina}`}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-6 items-center gap-1.5 rounded-mark text-pedra underline decoration-linha-2 underline-offset-3 hover:text-folha pointer-coarse:min-h-11"
        >
          <Icon of={Eye} size={16} /> {onde}
          <span className="sr-only">, como está no site agora</span>
        </a>
        {isAmostra(chave, publicado !== null) && situacao !== "em_aprovacao" && (
          <span className="rounded-full bg-ipe-claro px-2.5 py-0.5 text-small font-semibold text-aviso">
            ainda é exemplo: publique o texto de verdade
          </span>
        )}
      </p>
    </header>
  );
}

/** The text of the key in the address. */
export function TextoRoute() {
  const { chave } = useParams();
  const known = CHAVES.find((one) => one === chave);
  return known ? <TextoPage key={known} chave={known} /> : <Navigate to="/textos" replace />;
}
