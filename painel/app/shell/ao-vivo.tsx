import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { changeEspera } from "~/clients/espera.ts";
import { renewPush, turnPushOff } from "~/clients/push.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { isSignedOut } from "~/clients/sessao.ts";
import { ABA, useAvisos } from "~/clients/use-avisos.ts";
import { useMay } from "~/clients/use-eu.ts";
import { PessoaToast } from "./pessoa-toast.tsx";

/** What a member learns without looking for it: the number in title, favicon and badge of the app, a notice, and messages to the device. */
export function AoVivo() {
  const { avisos, esperando } = useAvisos();
  const passadas = avisos.filter(({ tipo }) => tipo === "passada").length;
  useEffect(() => showEspera(esperando, passadas), [esperando, passadas]);
  useEffect(() => () => showEspera(0, 0), []);
  useVisibleTab();
  useDevice();
  return <PessoaToast />;
}

function showEspera(count: number, passadas: number) {
  changeEspera({ esperando: count, passadas });
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = count > 0 ? "/favicon-aviso.svg" : "/favicon.svg";
  // Not in Firefox, and elsewhere only for the installed app.
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}

/** A hidden tab shows nothing: it says so at once, so that devices ring. */
function useVisibleTab() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const change = () => {
      if (document.hidden) leave();
      else void queryClient.invalidateQueries({ queryKey: rpcKey("avisos") });
    };
    document.addEventListener("visibilitychange", change);
    return () => {
      document.removeEventListener("visibilitychange", change);
      leave();
    };
  }, [queryClient]);
}

function leave() {
  const body = JSON.stringify({ aba: ABA, visivel: false });
  navigator.sendBeacon?.("/api/painel/rpc/avisos", new Blob([body], { type: "application/json" }));
}

/** Messages to this device follow the member who is signed in, and open their place here. */
function useDevice() {
  const attends = useMay("preferencias_aviso");
  const navigate = useNavigate();
  const { announce } = useComandos();
  const sayRemoved = useEffectEvent(() =>
    announce("Os avisos neste aparelho estão desligados. Ligue de novo em Avisos e férias."),
  );
  const open = useEffectEvent(({ data }: MessageEvent) => {
    if (typeof data?.abrir === "string" && data.abrir.startsWith("/")) void navigate(data.abrir);
  });
  useEffect(() => {
    if (attends) renewPush(sayRemoved).catch(() => undefined); // The next start tries again.
    const listener = (event: MessageEvent) => open(event);
    navigator.serviceWorker?.addEventListener("message", listener);
    return () => {
      navigator.serviceWorker?.removeEventListener("message", listener);
      if (isSignedOut()) turnPushOff().catch(() => undefined);
    };
  }, [attends]);
}
