import { PAPEIS, type Papel } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { useEffect, useId, useRef, useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";

export type MembroDaEquipe = Saida<"membros">["membros"][number];

interface DeactivateFormProps {
  membro: MembroDaEquipe;
  /** The role that attends nobody; null to end the access. */
  papel: Papel | null;
  /** Null for a member who attends nobody and so has no people. */
  herdeiros: readonly MembroDaEquipe[] | null;
  onCancel: () => void;
  onConfirm: (herdeiro: string | null) => Promise<void>;
}

/** Asks who takes over the people before a member loses the access or attends nobody any more. */
export function DeactivateForm({ membro, papel, herdeiros, onCancel, onConfirm }: DeactivateFormProps) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const [herdeiro, setHerdeiro] = useState(herdeiros?.[0]?.id ?? "");
  const [busy, setBusy] = useState(false);
  useEffect(() => box.current?.querySelector<HTMLElement>("select, button")?.focus(), []);
  useAtalhos({ Escape: { run: onCancel } });
  const acao = papel ? "Mudar o papel" : "Desativar";
  const confirm = async () => {
    setBusy(true);
    await onConfirm(herdeiro || null);
    setBusy(false);
  };
  return (
    <fieldset
      ref={box}
      aria-describedby={`${id}-texto`}
      data-form
      className="mt-3 rounded-panel border border-erro/25 bg-erro-claro p-4"
    >
      <legend className="sr-only">
        {acao} {papel && "de "}
        {membro.nome}
      </legend>
      <p id={`${id}-texto`}>
        <b className="font-semibold">
          {papel ? `Mudar ${membro.nome} para ${PAPEIS[papel]}?` : `Desativar ${membro.nome}?`}
        </b>{" "}
        {papel
          ? "Deixa de atender na hora. As ausências, a agenda e os avisos se apagam."
          : "O acesso termina na hora. O que fez continua no registro, com o nome."}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        {herdeiros && (
          <label className="flex flex-wrap items-center gap-2">
            As pessoas ficam com
            <DenseControl
              as="select"
              value={herdeiro}
              onValueChange={setHerdeiro}
              options={[...herdeiros.map((outro) => [outro.id, outro.nome] as const), ["", "Ninguém (sem dono)"]]}
              className="font-semibold text-mata"
            />
          </label>
        )}
        <span className="ml-auto flex gap-2">
          <CompactButton variant="bare" onClick={onCancel}>
            Cancelar
          </CompactButton>
          <CompactButton
            data-primary
            busy={busy}
            onClick={() => void confirm()}
            className="border-erro! bg-erro! text-white! hover:bg-erro-escuro!"
          >
            {acao}
          </CompactButton>
        </span>
      </div>
    </fieldset>
  );
}
