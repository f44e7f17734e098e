import type { LinhaDoTempo, Pessoa } from "@eden/domain/painel/pessoa";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { call } from "~/clients/rpc.ts";
import { RpcError } from "~/clients/transport.ts";
import { linhaKey, mergeLinhas } from "./linha-do-tempo.ts";

/** The timeline: what the person's own response has, and older pages on demand. */
export function useLinhas(pessoa: Pessoa) {
  const { announce } = useComandos();
  const fresh = pessoa.linha_do_tempo;
  const [shown, setShown] = useState({ fresh, linhas: fresh as readonly LinhaDoTempo[] });
  // What leaves the newest page later stays on screen.
  if (shown.fresh !== fresh) setShown({ fresh, linhas: mergeLinhas(shown.linhas, fresh) });
  const [older, setOlder] = useState<{ proximo: string | null } | null>(null);
  const [loading, setLoading] = useState(false);
  const cursor = older ? older.proximo : pessoa.proximo;
  const loadOlder = async () => {
    if (cursor === null || loading) return;
    setLoading(true);
    try {
      const page = await call("linha_do_tempo", { id: pessoa.id, cursor });
      setShown((current) => ({ ...current, linhas: distinct([...current.linhas, ...page.itens]) }));
      setOlder({ proximo: page.proximo });
    } catch (error) {
      announce(error instanceof RpcError ? error.mensagem : "As linhas antigas não carregaram.", "erro");
    } finally {
      setLoading(false);
    }
  };
  return { linhas: shown.linhas, hasOlder: cursor !== null, loading, loadOlder };
}

function distinct(linhas: readonly LinhaDoTempo[]): LinhaDoTempo[] {
  return [...new Map(linhas.map((linha) => [linhaKey(linha), linha])).values()];
}
