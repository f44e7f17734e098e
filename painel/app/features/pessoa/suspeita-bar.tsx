import type { Pessoa } from "@eden/domain/painel/pessoa";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Trash2, UserRoundCheck } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { usePessoaAcoes } from "./acoes-context.ts";

interface SuspeitaBarProps {
  pessoa: Pessoa;
  /** The person left the list. */
  onLeft: () => void;
}

/** The decision about a suspicious person. Releasing waits for the server: its receipt goes out at once. */
export function SuspeitaBar({ pessoa, onLeft }: SuspeitaBarProps) {
  const acoes = usePessoaAcoes();
  const { online } = useComandos();
  const [busy, setBusy] = useState(false);
  const release = async () => {
    if (busy || !online) return;
    setBusy(true);
    await acoes.release();
    setBusy(false);
  };
  const erase = () => {
    void acoes.erase();
    onLeft();
  };
  useAtalhos({
    n: { label: "Não é robô", group: "Suspeitas", run: () => void release() },
    Delete: { label: "Apagar o envio", group: "Suspeitas", run: erase },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-1.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-strong">{primeiroNome(pessoa.nome)} é gente?</p>
        <p className="text-small text-pedra">Se for, entra na Caixa agora e recebe o recibo com o prazo.</p>
      </div>
      <div className="flex flex-wrap gap-2 max-lg:w-full max-lg:*:flex-1 lg:ml-auto">
        <CompactButton variant="danger" icon={Trash2} onClick={erase}>
          Apagar
          <ActionKey>Del</ActionKey>
        </CompactButton>
        <CompactButton variant="ipe" icon={UserRoundCheck} busy={busy} aria-disabled={!online} onClick={release}>
          {busy ? "Liberando…" : "Não é robô"}
          <ActionKey>N</ActionKey>
        </CompactButton>
      </div>
    </div>
  );
}
