import { formatTelefone, normalizeTelefone } from "@eden/domain/documentos/telefone";
import { whatsappUrl } from "@eden/domain/empresa/whatsapp-url";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowUpRight } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useEu } from "~/clients/use-eu.ts";
import { ComposerText } from "~/parts/composer-text.tsx";
import { openOutside } from "~/pessoas/open-outside.ts";
import { conviteTexto } from "./convite-texto.ts";
import type { LojaLinha } from "./use-lojas.ts";

/** Longest wait for the record before WhatsApp opens anyway; browsers allow a new tab only shortly after a click. */
const RECORD_MS = 900;
const MAX = 2000;

/** Records the invitation and opens WhatsApp with the text. It is sent there, by the member. */
export function InviteForm({ loja, onDone }: { loja: LojaLinha; onDone?: () => void }) {
  const { membro } = useEu();
  const { send } = useComandos();
  const [edited, setEdited] = useState<string | null>(null);
  const texto = edited ?? conviteTexto(loja, membro.nome);
  const telefone = normalizeTelefone(loja.telefone ?? "");
  if (telefone === "") {
    return <p className="text-pedra">Sem WhatsApp: adicione o número da loja para convidar por aqui.</p>;
  }
  const open = async () => {
    const recorded = send(
      "convidar_loja",
      { id: loja.id, texto: texto.trim() },
      { aviso: "Convite anotado", invalidate: ["lojas", "loja"] },
    );
    await Promise.race([recorded, new Promise((resolve) => setTimeout(resolve, RECORD_MS))]);
    openOutside(whatsappUrl(`55${telefone}`, texto.trim()));
    onDone?.();
  };
  return (
    <div className="rounded-panel border border-linha-2 bg-white p-2 max-lg:border-0 max-lg:bg-transparent max-lg:p-0">
      <ComposerText
        label={`Mensagem para ${formatTelefone(telefone)}`}
        value={texto}
        onText={setEdited}
        maxLength={MAX}
        data-autofocus
      />
      <div className="mt-1 flex justify-end">
        <CompactButton
          variant="ipe"
          aria-disabled={texto.trim() === "" || undefined}
          onClick={open}
          className="max-lg:w-full"
        >
          Abrir no WhatsApp
          <Icon of={ArrowUpRight} size={18} />
        </CompactButton>
      </div>
    </div>
  );
}
