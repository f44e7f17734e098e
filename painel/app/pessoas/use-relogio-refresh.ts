import type { Relogio } from "@eden/domain/atendimento/relogio";
import { useEffect } from "react";
import type { Leitura } from "./relogio.ts";

const MARGIN_MS = 1000;

/** Calls `refresh` when work starts or stops, because only the database knows the working hours. */
export function useRelogioRefresh(relogio: Relogio | null, leitura: Leitura | undefined, refresh: () => void): void {
  const delay = relogio?.muda_em && leitura ? Date.parse(relogio.muda_em) - Date.parse(leitura.agora) : null;
  const since = leitura?.lidaEm;
  useEffect(() => {
    if (delay === null || since === undefined) return undefined;
    const timer = setTimeout(refresh, Math.max(0, since + delay - Date.now()) + MARGIN_MS);
    return () => clearTimeout(timer);
  }, [delay, since, refresh]);
}
