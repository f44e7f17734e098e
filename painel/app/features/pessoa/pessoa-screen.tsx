import type { Pessoa } from "@eden/domain/painel/pessoa";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { rpcKey } from "~/clients/rpc-key.ts";
import { useEu, useMay } from "~/clients/use-eu.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { useIsDesk } from "~/parts/use-is-desk.ts";
import { usePergunta } from "~/pessoas/contatos-pendentes.ts";
import type { Leitura } from "~/pessoas/relogio.ts";
import { useRelogioRefresh } from "~/pessoas/use-relogio-refresh.ts";
import { AcoesContext, type Dialogo, type Presentes, usePessoaAcoes } from "./acoes-context.ts";
import { AnswerArea } from "./answer-area.tsx";
import { ConflitoBanner } from "./conflito-banner.tsx";
import { Conversa } from "./conversa.tsx";
import { DadosPanel } from "./dados-panel.tsx";
import { lastContato } from "./linha-do-tempo.ts";
import { PessoaDialogs } from "./pessoa-dialogs.tsx";
import { PessoaHeader } from "./pessoa-header.tsx";
import { PresencaChip } from "./presenca-chip.tsx";
import { useAcoes } from "./use-acoes.ts";
import { useLinhas } from "./use-linhas.ts";
import { usePresenca } from "./use-presenca.ts";

interface PessoaScreenProps {
  pessoa: Pessoa;
  leitura: Leitura;
  volta: { to: string; nome: string };
  presentes: Presentes;
  /** Opens the next person of the list. */
  onNext: () => void;
}

/** One person: header, conversation, data, and what can be done. From 1344 px the data are beside the conversation. */
export function PessoaScreen({ pessoa, leitura, volta, presentes, onNext }: PessoaScreenProps) {
  const { membro } = useEu();
  const mayWrite = useMay("anotar");
  const acoes = useAcoes(pessoa);
  const linhas = useLinhas(pessoa);
  const comoFoi = usePergunta(pessoa.id, lastContato(linhas.linhas, membro.id));
  const [dialogo, setDialogo] = useState<Dialogo | null>(null);
  const [side, setSide] = useState<"conversa" | "dados">("conversa");
  const isDesk = useIsDesk();
  usePessoaRefresh(pessoa, leitura);
  const article = usePresenca(pessoa.id);
  const active = mayWrite && !pessoa.suspeita;
  return (
    <AcoesContext value={{ ...acoes, pessoa, active, presentes, openDialogo: setDialogo }}>
      <article
        ref={article}
        aria-label={pessoa.nome}
        className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] bg-creme min-[84rem]:grid-cols-[minmax(0,1fr)_264px] min-[84rem]:grid-rows-[auto_auto_minmax(0,1fr)_auto]"
      >
        {active && <PessoaKeys pessoa={pessoa} onNext={onNext} />}
        <div className="col-span-full">
          <PessoaHeader pessoa={pessoa} leitura={leitura} volta={volta} />
          <SideTabs side={side} onSide={setSide} />
        </div>
        {acoes.conflito ? (
          <ConflitoBanner conflito={acoes.conflito} linhas={linhas.linhas} onClose={acoes.closeConflito} />
        ) : (
          <span className="col-span-full" />
        )}
        <Conversa pessoa={pessoa} linhas={linhas} hidden={side === "dados"} />
        <aside
          aria-label="Dados"
          data-scrolls
          className={classNames(
            "min-h-0 overflow-y-auto p-4 max-[84rem]:row-start-3 min-[84rem]:col-start-2 min-[84rem]:row-span-2 min-[84rem]:border-l min-[84rem]:border-linha",
            side === "conversa" && "max-[84rem]:hidden",
          )}
        >
          <DadosPanel pessoa={pessoa} />
        </aside>
        {mayWrite && (
          <div
            className={classNames(
              "lg:[@media(max-height:45rem)]:max-h-[62dvh] lg:[@media(max-height:45rem)]:overflow-y-auto",
              side === "dados" && active && "lg:max-[84rem]:hidden",
            )}
          >
            <PresencaChip presentes={presentes} />
            <AnswerArea {...{ pessoa, comoFoi, isDesk, onNext }} onOpen={() => setSide("conversa")} />
          </div>
        )}
        <PessoaDialogs pessoa={pessoa} dialogo={dialogo} onClose={() => setDialogo(null)} />
      </article>
    </AcoesContext>
  );
}

/** Reads the person again when work starts or stops. */
function usePessoaRefresh({ id, relogio }: Pessoa, leitura: Leitura): void {
  const queryClient = useQueryClient();
  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: rpcKey("pessoa", { id }) });
  }, [queryClient, id]);
  useRelogioRefresh(relogio, leitura, refresh);
}

/** Mounted only while the keys may act. */
function PessoaKeys({ pessoa, onNext }: Pick<PessoaScreenProps, "pessoa" | "onNext">) {
  const { takeOver, concluirPasso, dispensarResposta, openDialogo } = usePessoaAcoes();
  const group = "Com a pessoa aberta";
  const needsNone = !pessoa.passo && pessoa.relogio !== null;
  const finish = () => {
    if (pessoa.passo) void concluirPasso();
    else if (needsNone) void dispensarResposta();
    onNext();
  };
  useAtalhos({
    a: { label: "Assumir", group, run: () => void takeOver() },
    p: { label: "Próximo passo", group, run: () => openDialogo({ tipo: "passo", soon: false }) },
    s: { label: "Mudar o estado", group, run: () => openDialogo({ tipo: "estado" }) },
    t: { label: "Passar a um colega", group, run: () => openDialogo({ tipo: "dono" }) },
    e: {
      label: finishWords(pessoa),
      group,
      run: finish,
    },
  });
  return null;
}

/** What E does with this person before it opens the next one. */
function finishWords({ passo, relogio }: Pessoa): string {
  if (passo) return "Concluir o passo e abrir a próxima";
  return relogio ? "Não precisa de resposta, abrir a próxima" : "Abrir a próxima";
}

interface SideTabsProps {
  side: "conversa" | "dados";
  onSide: (side: "conversa" | "dados") => void;
}

/** Below 1344 px conversation and data take turns. */
function SideTabs({ side, onSide }: SideTabsProps) {
  return (
    <div className="flex border-b border-linha bg-papel min-[84rem]:hidden">
      {(["conversa", "dados"] as const).map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={side === id}
          onClick={() => onSide(id)}
          className="h-11 flex-1 border-b-2 border-transparent text-read font-semibold text-pedra focus-visible:-outline-offset-3 focus-visible:shadow-none aria-pressed:border-folha aria-pressed:text-mata"
        >
          {id === "conversa" ? "Conversa" : "Dados"}
        </button>
      ))}
    </div>
  );
}
