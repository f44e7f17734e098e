import type { Funcao } from "@eden/domain/painel/contrato";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Entrada, Saida } from "./rpc.ts";
import { rpcKey } from "./rpc-key.ts";
import { useRpc } from "./use-rpc.ts";

/** With 2.5 seconds the slowest of 15 members saw a lead after 4.1 seconds at p95 (limit 4), of which the poll was most. */
const INTERVALO = 2000;

/**
 * What changed since the list on screen (`desde` is its `mudanca`) and the version of the person on screen. Polls only while
 * the page is visible.
 */
export function useNovidades(desde: number | undefined, pessoa: string | null = null): Saida<"novidades"> | undefined {
  const { data } = useRpc(
    "novidades",
    { desde: desde ?? 0, pessoa },
    {
      enabled: desde !== undefined,
      refetchInterval: INTERVALO,
      refetchIntervalInBackground: false,
      staleTime: 0,
      gcTime: 0,
      retry: false,
      placeholderData: (previous, query) =>
        previous && (query?.queryKey[1] as Entrada<"novidades"> | undefined)?.pessoa !== pessoa
          ? { ...previous, presentes: [] }
          : previous,
    },
  );
  return data;
}

/** Loads a function again when somebody wrote or changed something. The cheap poll decides; the function has no timer. */
export function useRefreshOnChange(funcao: Funcao): void {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(0);
  const latest = useNovidades(seen)?.mudanca ?? 0;
  useEffect(() => {
    if (latest <= seen) return;
    setSeen(latest);
    // The first number only says where the screen, which was loaded at the same time, starts.
    if (seen > 0) void queryClient.invalidateQueries({ queryKey: rpcKey(funcao) });
  }, [latest, seen, funcao, queryClient]);
}
