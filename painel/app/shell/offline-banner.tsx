import { Icon } from "@eden/ui/core/icon.tsx";
import { WifiOff } from "lucide";
import { useEffect, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { call } from "~/clients/rpc.ts";

/** A short gap is not worth a message. */
const ESPERA = 3000;
const RETRY_MS = 5000;

/** Says that the service is not reached and what happens to the work meanwhile. Asks again until it is. */
export function OfflineBanner() {
  const { online, pendentes } = useComandos();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (online) return setShown(false);
    const show = setTimeout(() => setShown(true), ESPERA);
    const ask = setInterval(() => void call("eu", {}).catch(() => undefined), RETRY_MS);
    return () => {
      clearTimeout(show);
      clearInterval(ask);
    };
  }, [online]);
  return (
    <div role="status">
      {shown && (
        <p className="flex items-center gap-2.5 bg-aviso-fundo px-4 py-2 text-body text-aviso">
          <Icon of={WifiOff} size={18} />
          <span>
            <b className="font-semibold">Sem conexão.</b> O que você escrever fica guardado e segue quando ela voltar.
            {waiting(pendentes.length)}
          </span>
        </p>
      )}
    </div>
  );
}

function waiting(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " Uma mudança espera." : ` ${count} mudanças esperam.`;
}
