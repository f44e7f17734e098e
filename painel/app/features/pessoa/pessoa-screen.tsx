import type { Pessoa } from "@eden/domain/painel/pessoa";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useEu, usePapel } from "~/clients/use-eu.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import type { Leitura } from "~/pessoas/relogio.ts";
import { useIsDesk } from "~/pessoas/use-is-desk.ts";
import { useRelogioRefresh } from "~/pessoas/use-relogio-refresh.ts";
import { AnswerArea } from "./answer-area.tsx";
import { ConflitoBanner } from "./conflito-banner.tsx";
import { Conversa } from "./conversa.tsx";
import { DadosPanel } from "./dados-panel.tsx";
import { type Dialogo, PessoaDialogs } from "./pessoa-dialogs.tsx";
import { PessoaHeader } from "./pessoa-header.tsx";
import { type Acoes, useAcoes } from "./use-acoes.ts";
import { useComoFoi } from "./use-como-foi.ts";
import { useLinhas } from "./use-linhas.ts";

interface PessoaScreenProps {
  pessoa: Pessoa;
  leitura: Leitura;
  volta: { to: string; nome: string };
  /** Opens the next person of the list. */
  onNext: () => void;
}

/** One person: header, conversation, data, and what can be done. From 1240 px the data are beside the conversation. */
export function PessoaScreen({ pessoa, leitura, volta, onNext }: PessoaScreenProps) {
  const { membro } = useEu();
  const mayWrite = usePapel("atendimento", "gestao");
  const acoes = useAcoes(pessoa);
  const linhas = useLinhas(pessoa);
  const comoFoi = useComoFoi(pessoa.id, linhas.linhas, acoes);
  const [dialogo, setDialogo] = useState<Dialogo | null>(null);
  const [side, setSide] = useState<"conversa" | "dados">("conversa");
  const isDesk = useIsDesk();
  usePessoaRefresh(pessoa, leitura);
  const takeOver = () => void acoes.mudarDono({ id: membro.id, nome: membro.nome });
  const openPasso = () => setDialogo({ tipo: "passo", soon: false });
  const finish = () => {
    if (pessoa.passo) void acoes.concluirPasso();
    onNext();
  };
  const active = mayWrite && !pessoa.suspeita;
  return (
    <article
      aria-label={pessoa.nome}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] bg-creme min-[77.5rem]:grid-cols-[minmax(0,1fr)_264px] min-[77.5rem]:grid-rows-[auto_auto_minmax(0,1fr)_auto]"
    >
      {active && <PessoaKeys onTakeOver={takeOver} onPasso={openPasso} onFinish={finish} />}
      <div className="col-span-full">
        <PessoaHeader
          pessoa={pessoa}
          leitura={leitura}
          volta={volta}
          acoes={active ? { takeOver, openPasso, ...menuAcoes(acoes, setDialogo) } : null}
        />
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
          "min-h-0 overflow-y-auto p-4 max-[77.5rem]:row-start-3 min-[77.5rem]:col-start-2 min-[77.5rem]:row-span-2 min-[77.5rem]:border-l min-[77.5rem]:border-linha",
          side === "conversa" && "max-[77.5rem]:hidden",
        )}
      >
        <DadosPanel
          pessoa={pessoa}
          acoes={
            active
              ? {
                  openPasso,
                  concluirPasso: () => void acoes.concluirPasso(),
                  compare: (sugestao) => setDialogo({ tipo: "unir", sugestao }),
                  ...{ separar: acoes.separar, usarCanal: acoes.usarCanal },
                }
              : null
          }
        />
      </aside>
      {mayWrite && (
        <div className={classNames(side === "dados" && active && "lg:max-[77.5rem]:hidden")}>
          <AnswerArea
            {...{ pessoa, acoes, comoFoi, isDesk, onNext, openPasso }}
            onOpen={() => setSide("conversa")}
            onMissed={() => setDialogo({ tipo: "passo", soon: true })}
          />
        </div>
      )}
      <PessoaDialogs pessoa={pessoa} acoes={acoes} dialogo={dialogo} onClose={() => setDialogo(null)} />
    </article>
  );
}

const menuAcoes = (acoes: Acoes, open: (dialogo: Dialogo) => void) => ({
  openDono: () => open({ tipo: "dono" }),
  openEstado: () => open({ tipo: "estado" }),
  dropDono: () => void acoes.mudarDono(null),
  dispensarResposta: () => void acoes.dispensarResposta(),
});

/** Reads the person again when work starts or stops. */
function usePessoaRefresh({ id, relogio }: Pessoa, leitura: Leitura): void {
  const queryClient = useQueryClient();
  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: ["pessoa", { id }] });
  }, [queryClient, id]);
  useRelogioRefresh(relogio, leitura, refresh);
}

/** Mounted only while the keys may act. */
function PessoaKeys(props: { onTakeOver: () => void; onPasso: () => void; onFinish: () => void }) {
  const group = "Com a pessoa aberta";
  useAtalhos({
    a: { label: "Assumir", group, run: props.onTakeOver },
    p: { label: "Próximo passo", group, run: props.onPasso },
    e: { label: "Concluir e abrir a próxima", group, run: props.onFinish },
  });
  return null;
}

interface SideTabsProps {
  side: "conversa" | "dados";
  onSide: (side: "conversa" | "dados") => void;
}

/** Below 1240 px conversation and data take turns. */
function SideTabs({ side, onSide }: SideTabsProps) {
  return (
    <div className="flex border-b border-linha bg-papel min-[77.5rem]:hidden">
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
