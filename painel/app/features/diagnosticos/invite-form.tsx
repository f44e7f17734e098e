import { formatTelefone, normalizeTelefone } from "@eden/domain/documentos/telefone";
import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { renderModelo } from "@eden/domain/painel/modelo";
import { dadosDoConvite, findModelo, motivoDoConvite } from "@eden/domain/painel/modelo-do-motivo";
import { nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowUpRight } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { ComposerText } from "~/parts/composer-text.tsx";
import { openWhatsappAfter } from "~/parts/open-whatsapp-after.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { Sheet } from "~/parts/sheet.tsx";
import { primeiroNome } from "~/pessoas/nomes.ts";

const MAX = 2000;

interface InviteFormProps {
  loja: LojaLinha;
  modelos: Saida<"modelos">["modelos"];
  onDone: () => void;
}

/** Records the invitation and opens WhatsApp with the text. It is sent there, by the member. */
function InviteForm({ loja, modelos, onDone }: InviteFormProps) {
  const { membro } = useEu();
  const { send } = useComandos();
  const [edited, setEdited] = useState<string | null>(null);
  const telefone = normalizeTelefone(loja.telefone ?? "");
  const texto = edited ?? conviteTexto(loja, modelos, membro.nome);
  if (telefone === "") {
    return <p className="text-pedra">Esta loja não tem telefone. Em Editar loja, ponha um para escrever por aqui.</p>;
  }
  const open = async () => {
    const recorded = send(
      "convidar_loja",
      { id: loja.id, texto: texto.trim() },
      { aviso: loja.situacao === "respondeu" ? "Conversa anotada" : "Convite anotado", invalidate: ["lojas", "loja"] },
    );
    await openWhatsappAfter(recorded, telefone, texto.trim());
    onDone();
  };
  return (
    <div
      data-form
      className="rounded-panel border border-linha-2 bg-white p-2 max-lg:border-0 max-lg:bg-transparent max-lg:p-0"
    >
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

/** The message of the team: to answer, to remember, or to talk about the result. Empty where no template is for it. */
function conviteTexto(loja: LojaLinha, modelos: InviteFormProps["modelos"], autor: string): string {
  const modelo = findModelo(modelos, "convite", motivoDoConvite(loja));
  const responsavel = loja.responsavel && primeiroNome(loja.responsavel);
  const dados = dadosDoConvite(loja, { responsavel, autor: primeiroNome(autor) });
  return modelo ? renderModelo(modelo.texto, dados) : "";
}

/** The invitation of one store, from the list or right after it was added. */
export function InviteSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useRpc("loja", { id });
  const modelos = useRpc("modelos", {}, { staleTime: 5 * 60_000 });
  const loja = query.data?.loja;
  return (
    <Sheet
      onClose={onClose}
      titulo={loja?.situacao === "respondeu" ? "Conversar pelo WhatsApp" : "Convidar pelo WhatsApp"}
      sub={loja && nomeDaLoja(loja).nome}
      className="max-w-130"
    >
      <QueryState query={query}>
        {(found) => (
          <QueryState query={modelos}>
            {(lista) => <InviteForm loja={found.loja} modelos={lista.modelos} onDone={onClose} />}
          </QueryState>
        )}
      </QueryState>
    </Sheet>
  );
}
