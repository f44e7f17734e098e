import { Switch } from "@eden/ui/choice/switch.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { createAddress } from "~/clients/agenda-address.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { CopyButton } from "~/parts/copy-button.tsx";
import { QueryState } from "~/parts/query-state.tsx";
import { formatQuando } from "./quando.ts";

/** The member's next steps in their own calendar, by an address that is shown once. */
export function AgendaCard({ className }: { className?: string }) {
  const query = useRpc("agenda", {});
  return (
    <section aria-label="Agenda" className={className}>
      <h2 className="text-title">Agenda</h2>
      <p className="mt-1.5 text-body/snug text-pretty text-pedra">
        Os seus próximos passos no calendário do celular ou do computador. O endereço é secreto; troque se alguém mais o
        viu.
      </p>
      <QueryState query={query}>{({ agenda }) => <Agenda agenda={agenda} />}</QueryState>
    </section>
  );
}

const MUDADAS = ["agenda", "registro"] as const;

function Agenda({ agenda }: Saida<"agenda">) {
  const { send } = useComandos();
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    const { url, hash } = await createAddress();
    const mostrar_texto = agenda?.mostrar_texto ?? false;
    const options = { aviso: agenda ? "Endereço trocado" : "Agenda ligada", invalidate: MUDADAS };
    const { status } = await send("gravar_agenda", { hash, mostrar_texto }, options);
    setBusy(false);
    if (status === "gravado") setAddress(url);
  };
  const end = async () => {
    const { status } = await send("apagar_agenda", {}, { aviso: "Agenda desligada", invalidate: MUDADAS });
    if (status === "gravado") setAddress(null);
  };
  const show = (mostrar_texto: boolean) =>
    void send("gravar_agenda", { hash: null, mostrar_texto }, { aviso: "Agenda mudada", invalidate: MUDADAS });
  if (!agenda) {
    return (
      <CompactButton busy={busy} onClick={create} className="mt-3">
        Ligar a agenda
      </CompactButton>
    );
  }
  return (
    <>
      {address ? <Address url={address} /> : <Lida {...agenda} />}
      <div className="mt-2 flex items-center justify-between gap-5">
        <p className="text-body/snug">
          Mostrar o texto do passo
          <span className="block text-small text-pedra">Sem isso, aparece “Passo” e o primeiro nome.</span>
        </p>
        <Switch label="Mostrar o texto do passo" checked={agenda.mostrar_texto} onCheckedChange={show} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <CompactButton busy={busy} onClick={create}>
          Trocar o endereço
        </CompactButton>
        <CompactButton variant="bare" onClick={() => void end()}>
          Desligar
        </CompactButton>
      </div>
    </>
  );
}

function Address({ url }: { url: string }) {
  return (
    <div className="mt-3 rounded-panel bg-orvalho p-3">
      <p className="text-body font-semibold">Copie agora: o endereço não aparece de novo.</p>
      <div className="mt-1.5 flex items-center gap-1">
        <DenseControl
          readOnly
          aria-label="Endereço da agenda"
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="flex-1"
        />
        <CopyButton nome="endereço" valor={url} />
      </div>
      <p className="mt-2 text-small/snug text-pedra">
        No calendário, escolha assinar por endereço (no Google, “Adicionar por URL”). O iPhone e o Outlook atualizam em
        minutos; o Google pode levar algumas horas.
      </p>
    </div>
  );
}

function Lida({ criada_em, usada_em }: NonNullable<Saida<"agenda">["agenda"]>) {
  const [now] = useState(Date.now);
  return (
    <p className="mt-3 text-body">
      Ligada {formatQuando(criada_em, now)}.{" "}
      <span className="text-pedra">
        {usada_em ? `O calendário leu ${formatQuando(usada_em, now)}.` : "Nenhum calendário leu ainda."}
      </span>
    </p>
  );
}
