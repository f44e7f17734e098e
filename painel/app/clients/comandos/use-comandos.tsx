import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { useOnline } from "~/clients/conexao.ts";
import { TabMemory } from "~/clients/tab-memory.ts";
import { Comandos, type ComandosState } from "./comandos.ts";
import { createFila } from "./fila.ts";

interface ComandosContext extends Pick<Comandos, "send" | "undo" | "announce">, ComandosState {
  online: boolean;
  comandos: Comandos;
}

/** The member's commands: `send` gives one, `pendentes` wait for the connection. */
export function useComandos(): ComandosContext {
  const comandos = useContext(Context);
  if (!comandos) throw new Error("useComandos outside ComandosProvider");
  const state = useSyncExternalStore(comandos.subscribe, comandos.getState);
  const online = useOnline();
  const { send, undo, announce } = comandos;
  return { ...state, online, send, undo, announce, comandos };
}

const Context = createContext<Comandos | null>(null);

/** How often waiting commands are tried again; the event of the browser comes only when the network itself was away. */
const RETRY_MS = 5000;

export function ComandosProvider({ membro, children }: { membro: string; children: ReactNode }) {
  const queryClient = useQueryClient();
  const comandos = useMemo(() => {
    // Before the first field reads its draft.
    TabMemory.open(membro);
    return new Comandos(queryClient, createFila(), membro);
  }, [queryClient, membro]);
  useEffect(() => {
    void comandos.resume();
    const flush = () => {
      if (comandos.getState().pendentes.length > 0) void comandos.flush();
    };
    const timer = setInterval(flush, RETRY_MS);
    window.addEventListener("online", flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", flush);
    };
  }, [comandos]);
  return <Context value={comandos}>{children}</Context>;
}
