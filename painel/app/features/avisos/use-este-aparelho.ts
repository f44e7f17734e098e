import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type PushStatus, readChave, readPushStatus, renewPush, turnPushOn } from "~/clients/push.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { messageOf } from "~/clients/transport.ts";

const KEY = ["este-aparelho"];

export interface EsteAparelho {
  /** `unconfigured`: the service has no key to send messages with. */
  status: PushStatus | "loading" | "unconfigured";
  /** Its id in the list of devices, while notices are on. */
  id: string | null;
  busy: boolean;
  erro: string | undefined;
  turnOn: () => void;
  reload: () => void;
}

/** What this browser can do about notices, and turning them on. */
export function useEsteAparelho(): EsteAparelho {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: readEsteAparelho, gcTime: 0 });
  const [busy, setBusy] = useState(false);
  const [erro, setErro] = useState<string>();
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: KEY }),
      queryClient.invalidateQueries({ queryKey: rpcKey("preferencias_aviso") }),
    ]);
  const turnOn = async () => {
    if (busy || !data?.chave) return;
    setBusy(true);
    setErro(undefined);
    try {
      await turnPushOn(data.chave);
    } catch (error) {
      setErro(error instanceof DOMException ? NO_SERVICE : messageOf(error));
    }
    await reload();
    setBusy(false);
  };
  const { status = "loading", id = null } = data ?? {};
  return { status, id, busy, erro, turnOn: () => void turnOn(), reload: () => void reload() };
}

const NO_SERVICE = "O navegador não conseguiu se registrar para avisos. Confira a conexão e tente de novo.";

async function readEsteAparelho() {
  const chave = await readChave();
  if (!chave) return { chave, status: "unconfigured" as const, id: null };
  // First: a device that was removed from another one is off.
  const id = await renewPush();
  return { chave, status: await readPushStatus(), id };
}
