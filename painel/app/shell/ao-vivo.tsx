import { useEffect } from "react";
import { changeEspera } from "~/clients/espera.ts";
import { useAvisos } from "~/clients/use-avisos.ts";
import { PessoaToast } from "./pessoa-toast.tsx";

/** What a member learns without looking for it: the number in title, favicon and badge of the app, and a notice. */
export function AoVivo() {
  const { esperando } = useAvisos();
  useEffect(() => showEspera(esperando), [esperando]);
  useEffect(() => () => showEspera(0), []);
  return <PessoaToast />;
}

function showEspera(count: number) {
  changeEspera(count);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = count > 0 ? "/favicon-aviso.svg" : "/favicon.svg";
  // Not in Firefox, and elsewhere only for the installed app.
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
