import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowUpRight } from "lucide";
import { useRef, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { Sheet } from "~/parts/sheet.tsx";
import type { LinhaLoja } from "./colunas.ts";
import { type Erros, errosOf, LojaFields } from "./loja-fields.tsx";

interface LojaSheetProps {
  onClose: () => void;
  /** Opens the invitation of the store that was just added. */
  onInvite: (loja: { id: string }) => void;
}

const EMPTY: LinhaLoja = { cnpj: "", cpf: "", nome: "", responsavel: "", telefone: "", cidade: "", uf: "" };

/** Adds one store, and then opens its invitation. */
export function LojaSheet({ onClose, onInvite }: LojaSheetProps) {
  const { send } = useComandos();
  const [valores, setValores] = useState(EMPTY);
  const [erros, setErros] = useState<Erros>({});
  const [recusa, setRecusa] = useState<string>();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const save = async (convidar: boolean) => {
    if (busy) return;
    const found = errosOf(valores);
    setErros(found);
    setRecusa(undefined);
    const [first] = Object.keys(found);
    if (first) return box.current?.querySelector<HTMLElement>(`[data-campo="${first}"]`)?.focus();
    setBusy(true);
    const outcome = await send("gravar_loja", valores, { aviso: "Loja adicionada", invalidate: ["lojas"] });
    setBusy(false);
    if (outcome.status === "recusado") return setRecusa(outcome.erro.mensagem);
    onClose();
    if (convidar && outcome.status === "gravado") onInvite(outcome.saida);
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => void save(true)}
      titulo="Adicionar loja"
      className="max-w-140"
      footer={
        <>
          <CompactButton variant="bare" busy={busy} onClick={() => void save(false)}>
            Só adicionar
          </CompactButton>
          <CompactButton type="submit" variant="ipe" busy={busy}>
            Adicionar e convidar
            <Icon of={ArrowUpRight} size={18} />
          </CompactButton>
        </>
      }
    >
      <div ref={box}>
        <LojaFields valores={valores} erros={erros} onChange={setValores} />
      </div>
      <p className="mt-3 text-body text-pedra">
        O CPF serve só para a loja se identificar no questionário. Nome, WhatsApp e cidade podem ficar para depois.
      </p>
      <p role="alert" className="mt-2 font-semibold text-erro empty:hidden">
        {recusa}
      </p>
    </Sheet>
  );
}
