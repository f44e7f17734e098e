import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronLeft, Hash, MapPin, Trash2, UserRound } from "lucide";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { usePapel } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { HEADING, useHeadingFocus } from "~/keyboard/heading.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { useRested } from "~/parts/use-rested.ts";
import { cidadeOf, primeiroNome } from "~/pessoas/nomes.ts";
import { byDate } from "./area-series.ts";
import { AreasChart } from "./areas-chart.tsx";
import { Historia } from "./historia.tsx";
import { InviteForm } from "./invite-form.tsx";
import { NotaResumo } from "./nota-resumo.tsx";
import { Relatorio } from "./relatorio.tsx";
import { RespostasList } from "./respostas-list.tsx";
import { useLojaKeys } from "./use-loja-keys.ts";

type LojaInteira = Saida<"loja">;

/** One store: its scores over time, what it answered, the report its owner saw, and the invitation. */
export function LojaPage({ id }: { id: string }) {
  const query = useRpc("loja", { id }, { enabled: useRested(id) });
  useLojaKeys(id);
  return (
    <main data-scrolls className="h-full overflow-y-auto bg-papel">
      <QueryState query={query}>
        {(inteira) => <LojaContent inteira={{ ...inteira, respostas: byDate(inteira.respostas) }} />}
      </QueryState>
    </main>
  );
}

function LojaContent({ inteira }: { inteira: LojaInteira }) {
  const { loja, respostas } = inteira;
  const mayWrite = usePapel("atendimento", "gestao");
  const answered = respostas.length > 0;
  return (
    <div className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_384px]">
      <div className="min-w-0">
        <LojaHeader loja={loja} mayRemove={mayWrite && !answered} />
        {answered ? (
          <div className="grid gap-9 px-5 pt-5 pb-8 md:px-8">
            <NotaResumo respostas={respostas} />
            <AreasChart respostas={respostas} faixas={inteira.faixas} />
            <RespostasList inteira={inteira} />
            <Historia inteira={inteira} />
          </div>
        ) : (
          <div className="grid gap-8 px-5 pt-6 pb-8 md:px-8">
            <p className="max-w-[52ch] text-title text-pedra">
              {loja.convidada_em
                ? "Convidada, ainda não respondeu. As sete áreas aparecem aqui com a primeira resposta."
                : "Ainda não foi convidada. As sete áreas aparecem aqui com a primeira resposta."}
            </p>
            <Historia inteira={inteira} />
          </div>
        )}
      </div>
      <aside className="grid content-start gap-5 border-linha bg-creme px-5 py-6 max-xl:border-t xl:border-l">
        {answered && <Relatorio inteira={inteira} />}
        {loja.pessoa && (
          <Link to={`/caixa/${loja.pessoa}`} className={compactButtonStyle()}>
            <Icon of={UserRound} size={18} /> Ver {loja.responsavel ? primeiroNome(loja.responsavel) : "a pessoa"}
          </Link>
        )}
        {mayWrite && (
          <section aria-labelledby="convidar-titulo">
            <h2 id="convidar-titulo" className={asideTitle}>
              {answered ? "Convidar pelo WhatsApp para conversar" : "Convidar pelo WhatsApp"}
            </h2>
            <InviteForm loja={loja} />
          </section>
        )}
      </aside>
    </div>
  );
}

const asideTitle = "pb-2 font-texto text-body/snug font-semibold tracking-normal text-pedra";

function LojaHeader({ loja, mayRemove }: { loja: LojaInteira["loja"]; mayRemove: boolean }) {
  const facts = [
    { icon: UserRound, text: loja.responsavel },
    { icon: MapPin, text: cidadeOf(loja) },
    { icon: Hash, text: formatCnpj(loja.cnpj) },
  ];
  useHeadingFocus();
  return (
    <header className="flex flex-wrap items-end justify-between gap-3 border-linha border-b px-5 pt-4 pb-4 md:px-8">
      <div className="min-w-0">
        <Link
          to="/diagnosticos"
          className="-ml-1.5 inline-flex min-h-9 items-center gap-1 rounded-mark pr-2 text-body font-semibold text-folha pointer-coarse:min-h-11"
        >
          <Icon of={ChevronLeft} size={18} /> Diagnósticos
        </Link>
        <h1 {...HEADING} className="text-display/tight break-words focus:shadow-none focus:outline-none">
          {loja.nome ?? `Loja ${formatCnpj(loja.cnpj)}`}
        </h1>
        <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-pedra">
          {facts.map(({ icon, text }) =>
            text ? (
              <span key={text} className="flex items-center gap-1.5">
                <Icon of={icon} size={16} /> {text}
              </span>
            ) : null,
          )}
        </p>
      </div>
      {mayRemove && <RemoveLoja id={loja.id} nome={loja.nome ?? formatCnpj(loja.cnpj)} />}
    </header>
  );
}

/** Removes a store that never answered, after a question. */
function RemoveLoja({ id, nome }: { id: string; nome: string }) {
  const { send } = useComandos();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const outcome = await send("remover_loja", { id }, { aviso: "Loja removida", invalidate: ["lojas"] });
    if (outcome.status === "gravado") navigate("/diagnosticos");
  };
  return (
    <>
      <CompactButton variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
        Remover
      </CompactButton>
      <ConfirmDialog
        open={asking}
        title={`Remover ${nome}?`}
        confirm="Remover"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        A loja sai da lista e não consegue mais entrar no diagnóstico. Dá para adicionar de novo depois.
      </ConfirmDialog>
    </>
  );
}

/** The page of the id in the address. */
export function LojaRoute() {
  const { id = "" } = useParams();
  return <LojaPage key={id} id={id} />;
}
