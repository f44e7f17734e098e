import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";
import type { Canal, ResultadoContato } from "@eden/domain/painel/valores";
import { useState } from "react";
import { useEu } from "~/clients/use-eu.ts";
import type { Pergunta } from "~/parts/como-foi.tsx";
import { setContatoPendente } from "~/pessoas/contatos-pendentes.ts";
import { contatoPendente } from "./linha-do-tempo.ts";
import type { Acoes } from "./use-acoes.ts";

/**
 * The question after WhatsApp or the telephone was opened. It is asked again whenever the person is opened, on any device,
 * until the member tells how it went.
 */
export function useComoFoi(pessoa: string, linhas: readonly LinhaDoTempo[], acoes: Acoes) {
  const { membro } = useEu();
  const [opened, setOpened] = useState<Pergunta | null>(null);
  const [quiet, setQuiet] = useState(false);
  const pergunta: Pergunta | null = quiet ? null : (opened ?? contatoPendente(linhas, membro.id) ?? null);
  const close = () => {
    setOpened(null);
    setQuiet(true);
  };
  return {
    pergunta,
    ask: (canal: Canal) => {
      setQuiet(false);
      setOpened({ canal, em: new Date().toISOString() });
    },
    postpone: () => {
      close();
      setContatoPendente(pessoa, true);
    },
    answer: async (resultado: ResultadoContato) => {
      if (!pergunta) return;
      close();
      const accepted = await acoes.registrarContato(pergunta.canal, resultado, null);
      if (!accepted) setQuiet(false);
    },
  };
}
