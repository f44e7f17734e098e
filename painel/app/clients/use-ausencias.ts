import { diaOf } from "@eden/domain/dia";
import { useMemo } from "react";
import type { Saida } from "./rpc.ts";
import { useEu } from "./use-eu.ts";
import { useRpc } from "./use-rpc.ts";

export type Ausencia = Saida<"ausencias">["ausencias"][number];

/** Absences of today and later. */
export function useAusencias(): Ausencia[] | undefined {
  return useRpc("ausencias", {}, { staleTime: 60_000 }).data?.ausencias;
}

/** The other members who are away today. */
export function useAusentes(): ReadonlySet<string> {
  const ausencias = useAusencias();
  const { membro } = useEu();
  const today = diaOf(Date.now());
  return useMemo(() => {
    const away = (ausencias ?? []).filter(({ de, ate }) => de <= today && today <= ate);
    return new Set(away.flatMap((ausencia) => (ausencia.membro.id === membro.id ? [] : [ausencia.membro.id])));
  }, [ausencias, membro.id, today]);
}
