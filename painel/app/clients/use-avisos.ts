import { useQuery } from "@tanstack/react-query";
import { call, type Saida } from "./rpc.ts";
import { rpcKey } from "./rpc-key.ts";
import { usePapel } from "./use-eu.ts";

export type AvisoDaEquipe = Saida<"avisos">["avisos"][number];

const VISIBLE_MS = 4000;
/** Browsers run the timers of a hidden page once a minute. */
const HIDDEN_MS = 30_000;
const NONE: Saida<"avisos"> = { avisos: [], esperando: 0 };

/** What the member has not seen yet, newest first, and how many people wait for them; also in a hidden tab. */
export function useAvisos(): Saida<"avisos"> {
  const { data } = useQuery({
    queryKey: rpcKey("avisos", {}),
    queryFn: ({ signal }) => call("avisos", {}, signal),
    enabled: usePapel("leitura", "atendimento", "gestao"),
    refetchInterval: () => (document.hidden ? HIDDEN_MS : VISIBLE_MS),
    refetchIntervalInBackground: true,
    staleTime: VISIBLE_MS,
    retry: false,
  });
  return data ?? NONE;
}
