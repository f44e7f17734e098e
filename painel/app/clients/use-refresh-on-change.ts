import type { Funcao } from "@eden/domain/painel/contrato";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { rpcKey } from "./rpc-key.ts";
import { useNovidades } from "./use-novidades.ts";

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
