import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Trash2, UserRoundCheck } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { AFETADAS, hidePessoas } from "~/pessoas/cache-pessoa.ts";

interface SuspeitasBarProps {
  escolhidas: ReadonlySet<string>;
  /** All loaded rows. */
  todas: readonly string[];
  onChange: (escolhidas: ReadonlySet<string>) => void;
}

/** Releases or deletes many suspicious people at once. Releasing waits for the server, because e-mails go out. */
export function SuspeitasBar({ escolhidas, todas, onChange }: SuspeitasBarProps) {
  const { send, online } = useComandos();
  const [busy, setBusy] = useState(false);
  const count = escolhidas.size;
  const none = () => onChange(new Set());
  const release = async () => {
    setBusy(true);
    const aviso = count === 1 ? "Liberada. O recibo sai agora." : `${count} liberadas. Os recibos saem agora.`;
    const { status } = await send("liberar_suspeitas", { pessoas: [...escolhidas] }, { aviso, invalidate: AFETADAS });
    setBusy(false);
    if (status !== "recusado") none();
  };
  const erase = () => {
    void send(
      "apagar_suspeitas",
      { pessoas: [...escolhidas] },
      {
        aviso: count === 1 ? "1 envio apagado" : `${count} envios apagados`,
        optimistic: (queryClient) => hidePessoas(queryClient, escolhidas),
        invalidate: AFETADAS,
      },
    );
    none();
  };
  if (count === 0) {
    return (
      <div className="flex items-center gap-2 border-t border-linha bg-papel px-4 py-2.5 max-lg:px-5">
        <p className="mr-auto text-small text-pedra">Nenhuma escolhida</p>
        <CompactButton variant="bare" onClick={() => onChange(new Set(todas))}>
          Escolher todas
        </CompactButton>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-linha bg-papel px-4 py-2.5 max-lg:px-5">
      <p role="status" className="mr-auto text-body font-strong">
        {count === 1 ? "1 escolhida" : `${count} escolhidas`}
      </p>
      <CompactButton variant="bare" onClick={none} className="px-2">
        Nenhuma
      </CompactButton>
      <span className="w-full" />
      <CompactButton variant="danger" icon={Trash2} onClick={erase} className="flex-1 basis-32 px-3">
        Apagar
      </CompactButton>
      <CompactButton
        icon={UserRoundCheck}
        busy={busy}
        aria-disabled={!online}
        title={online ? undefined : "Precisa de conexão: um recibo sai na hora."}
        onClick={release}
        className="flex-1 basis-32 px-3"
      >
        {busy ? "Liberando…" : "Não é robô"}
      </CompactButton>
    </div>
  );
}
