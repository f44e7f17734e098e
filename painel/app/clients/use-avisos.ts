import type { Saida } from "./rpc.ts";
import { usePapel } from "./use-eu.ts";
import { useRpc } from "./use-rpc.ts";

export type AvisoDaEquipe = Saida<"avisos">["avisos"][number];

const INTERVALO = 5000;

/** People who were handed to the member and not opened since, newest first. Polls only while the page is visible. */
export function useAvisos(): readonly AvisoDaEquipe[] {
  const attends = usePapel("atendimento", "gestao");
  const { data } = useRpc(
    "avisos",
    {},
    { enabled: attends, refetchInterval: INTERVALO, staleTime: INTERVALO, retry: false },
  );
  return data?.avisos ?? [];
}
