import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useEffect, useRef, useState } from "react";
import { recebidoKey, useRascunho } from "~/clients/rascunhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { ComposerText } from "~/parts/composer-text.tsx";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { esperaOf, type Recebido } from "~/pessoas/recebido.ts";
import type { ComposerFormProps } from "./aba.ts";
import { usePessoaAcoes } from "./acoes-context.ts";

/** The text is there at once: the key that opens the tab goes on with it. */
const Escolhas = lazyLater(async () => (await import("./recebido-escolhas.tsx")).RecebidoEscolhas);

/** A contact that the person made: a call, a message, a visit, or an e-mail that is pasted here. */
export function RecebidoForm({ pessoa, onDone }: ComposerFormProps) {
  const { noteRecebido } = usePessoaAcoes();
  const [texto, keep] = useRascunho(recebidoKey(pessoa.id));
  const [choices, setChoices] = useState<Omit<Recebido, "texto">>({ canal: "telefone", em: null, espera: null });
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Opened by its key before it was loaded: until now the panel around it had the focus.
  useEffect(() => {
    const panel = box.current?.closest("[data-form]");
    if (panel && panel === document.activeElement) panel.querySelector("textarea")?.focus();
  }, []);
  const valor = { ...choices, texto };
  const change = ({ texto: typed, ...part }: Partial<Recebido>) => {
    if (typed !== undefined) keep(typed);
    setChoices((current) => ({ ...current, ...part }));
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const accepted = await noteRecebido({
      canal: valor.canal,
      texto: texto.trim() || null,
      em: valor.em ?? new Date().toISOString(),
      espera: esperaOf(valor),
    });
    setBusy(false);
    if (!accepted) return;
    keep("");
    setChoices({ canal: "telefone", em: null, espera: null });
    onDone();
  };
  return (
    <div ref={box} className="grid gap-2 px-1 pb-0.5 lg:max-h-[46dvh] lg:overflow-y-auto">
      <ComposerText
        label="O que disse"
        placeholder="O que a pessoa disse, ou o e-mail que ela mandou."
        maxLength={4000}
        value={texto}
        onText={keep}
        data-autofocus
      />
      <Escolhas valor={valor} onChange={change} waits={pessoa.relogio !== null}>
        <CompactButton variant="ipe" busy={busy} onClick={() => void save()} className="max-lg:w-full">
          Guardar o contato
          <ActionKey>Ctrl ↵</ActionKey>
        </CompactButton>
      </Escolhas>
    </div>
  );
}
