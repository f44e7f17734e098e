import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";

/** The rows that were new on this visit. They are reported as seen once, and stay marked until the member leaves. */
export function useNovas(linhas: readonly CobrancaLinha[]): ReadonlySet<string> {
  const [novas, setNovas] = useState<ReadonlySet<string>>(new Set());
  const queryClient = useQueryClient();
  const reported = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = linhas
      .filter(({ nova, pedido }) => nova && !reported.current.has(pedido))
      .map(({ pedido }) => pedido);
    if (fresh.length === 0) return;
    reported.current = new Set([...reported.current, ...fresh]);
    setNovas(reported.current);
    // Refused or lost, they are new again on the next visit.
    call("ver_cobrancas", { comando: crypto.randomUUID() })
      .then(() => queryClient.invalidateQueries({ queryKey: rpcKey("contadores") }))
      .catch(() => undefined);
  }, [linhas, queryClient]);
  return novas;
}
