import type { LinhaDoTempo, Pessoa } from "@eden/domain/painel/pessoa";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useMemo } from "react";
import type { Item } from "~/clients/comandos/fila.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useEu } from "~/clients/use-eu.ts";
import { SuspeitaNotice } from "./suspeita-notice.tsx";
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
    <div className={classNames("flex min-h-0 flex-col max-[77.5rem]:row-start-3", hidden && "max-[77.5rem]:hidden")}>
      {pessoa.suspeita && <SuspeitaNotice />}
      <Timeline
        nome={pessoa.nome}
        linhas={all}
        pendentes={pending}
        hasOlder={linhas.hasOlder}
        loadingOlder={linhas.loading}
        fromTop={pessoa.suspeita}
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
