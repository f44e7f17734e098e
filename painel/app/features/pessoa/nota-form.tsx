import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useRef, useState } from "react";
import { notaKey, useRascunho } from "~/clients/rascunhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { ComposerText } from "~/parts/composer-text.tsx";
import { lazyLater } from "~/parts/lazy-later.tsx";
import type { ComposerFormProps } from "./aba.ts";
import { usePessoaAcoes } from "./acoes-context.ts";

const MencaoList = lazyLater(async () => (await import("./mencao-list.tsx")).MencaoList);

/** A note for the team. The text stays until the server has it or the queue keeps it. */
export function NotaForm({ pessoa, onDone, aside }: ComposerFormProps) {
  const acoes = usePessoaAcoes();
  const [texto, keep] = useRascunho(notaKey(pessoa.id));
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<"idle" | "busy" | "missing">("idle");
  const save = async () => {
    if (state === "busy") return undefined;
    if (texto.trim() === "") return setState("missing");
    setState("busy");
    const accepted = await acoes.anotar(texto.trim());
    setState("idle");
    if (!accepted) return undefined;
    keep("");
    return onDone();
  };
  return (
    <>
      <ComposerText
        ref={field}
        label="Nota para a equipe"
        placeholder="Só a equipe lê. Com @ você cita um colega."
        maxLength={4000}
        value={texto}
        onText={keep}
        data-autofocus
      />
      {texto.includes("@") && <MencaoList texto={texto} field={field} onText={keep} />}
      {state === "missing" && (
        <p role="alert" className="px-2 text-body text-erro">
          Escreva a nota antes de guardar.
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        {aside}
        <CompactButton variant="ipe" busy={state === "busy"} onClick={save} className="ml-auto max-lg:w-full">
          Guardar a nota
          <ActionKey>Ctrl ↵</ActionKey>
        </CompactButton>
      </div>
    </>
  );
}
