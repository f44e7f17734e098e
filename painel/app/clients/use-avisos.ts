import { useQuery } from "@tanstack/react-query";
import { call, type Saida } from "./rpc.ts";
import { rpcKey } from "./rpc-key.ts";
import { useMay } from "./use-eu.ts";
import { msSinceInput } from "./uso.ts";

export type AvisoDaEquipe = Saida<"avisos">["avisos"][number];

const VISIBLE_MS = 4000;
/** Browsers run the timers of a hidden page once a minute. */
const HIDDEN_MS = 30_000;
/** A member who left the desk sees no notice on it: their devices ring. */
const IN_USE_MS = 5 * 60_000;
const NONE: Saida<"avisos"> = { avisos: [], esperando: 0 };

/** This tab, for as long as it lives. */
export const ABA = crypto.randomUUID();

/** What the member has not seen yet, newest first, and how many people wait for them; also in a hidden tab. */
export function useAvisos(): Saida<"avisos"> {
  const { data } = useQuery({
    queryKey: rpcKey("avisos", {}),
    queryFn: ({ signal }) =>
      call("avisos", { aba: ABA, visivel: !document.hidden && msSinceInput() < IN_USE_MS }, signal),
    enabled: useMay("avisos"),
    refetchInterval: () => (document.hidden ? HIDDEN_MS : VISIBLE_MS),
    refetchIntervalInBackground: true,
    staleTime: VISIBLE_MS,
    retry: false,
  });
  return data ?? NONE;
}
