import type { LinhaDoTempo, Pessoa } from "@eden/domain/painel/pessoa";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ShieldAlert } from "lucide";
import { useMemo } from "react";
import type { Item } from "~/clients/comandos/fila.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useEu } from "~/clients/use-eu.ts";
import { Timeline } from "./timeline.tsx";
import type { useLinhas } from "./use-linhas.ts";

interface ConversaProps {
  pessoa: Pessoa;
  linhas: ReturnType<typeof useLinhas>;
  hidden: boolean;
}

/** The timeline with notes that still wait for the connection. */
export function Conversa({ pessoa, linhas, hidden }: ConversaProps) {
  const { pendentes } = useComandos();
  const { membro } = useEu();
  const waiting = useMemo(() => notasNaFila(pendentes, pessoa.id, membro), [pendentes, pessoa.id, membro]);
  const all = useMemo(() => [...waiting, ...linhas.linhas], [waiting, linhas.linhas]);
  const pending = useMemo(() => new Set(waiting.map(({ id }) => id)), [waiting]);
  return (
    <div className={classNames("flex min-h-0 flex-col max-[84rem]:row-start-3", hidden && "max-[84rem]:hidden")}>
      {pessoa.suspeita && <SuspeitaNotice />}
      <Timeline
        nome={pessoa.nome}
        linhas={all}
        pendentes={pending}
        hasOlder={linhas.hasOlder}
        loadingOlder={linhas.loading}
        onOlder={linhas.loadOlder}
      />
    </div>
  );
}

/** Newest first. */
function notasNaFila(pendentes: readonly Item[], pessoa: string, autor: { id: string; nome: string }): LinhaDoTempo[] {
  return pendentes
    .filter(({ funcao, entrada }) => funcao === "anotar" && entrada.pessoa === pessoa)
    .map(
      ({ comando, em, entrada }): LinhaDoTempo => ({
        id: comando,
        em,
        autor: { id: autor.id, nome: autor.nome },
        tipo: "nota",
        texto: String(entrada.texto),
      }),
    )
    .reverse();
}

/** What the quarantine means. The honeypot's content itself is never shown. */
function SuspeitaNotice() {
  return (
    <section
      aria-label="Por que parou aqui"
      className="m-4 mb-0 rounded-panel border border-linha bg-papel px-4 py-3 lg:m-[22px] lg:mb-0"
    >
      <h3 className="flex items-center gap-2 font-texto text-read font-strong tracking-normal text-tinta">
        <Icon of={ShieldAlert} size={18} className="text-erro" />
        Por que parou aqui
      </h3>
      <p className="mt-1.5 text-body">
        O formulário chegou rápido demais ou com o campo escondido preenchido, como fazem os robôs.
      </p>
      <p className="mt-2 text-small text-pedra">
        Enquanto está aqui, nada acontece: nenhum recibo saiu e o relógio não corre.
      </p>
    </section>
  );
}
