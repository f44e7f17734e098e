import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { FORMAS } from "@eden/domain/painel/valores";
import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowUpRight, Link2, Phone } from "lucide";
import { ActionKey } from "~/parts/action-key.tsx";
import { ComposerText } from "~/parts/composer-text.tsx";
import { CopyButton } from "~/parts/copy-button.tsx";
import { useNow } from "~/parts/use-now.ts";
import { formatMomento, isMensagem } from "./envios.ts";
import { LinkChoice } from "./link-choice.tsx";
import type { Opcao } from "./texto-de-cobranca.ts";
import type { useCobrancaTexto } from "./use-cobranca-texto.ts";

interface MensagemFormProps {
  linha: CobrancaLinha;
  opcoes: readonly Opcao[];
  mensagem: ReturnType<typeof useCobrancaTexto>;
  onOpen: (canal: "whatsapp" | "telefone") => void;
}

/** The new link and the message that carries it. A link is created on request, then WhatsApp opens with the text. */
export function MensagemForm({ linha, opcoes, mensagem, onOpen }: MensagemFormProps) {
  const { forma, link, texto } = mensagem;
  return (
    <div data-form className="grid gap-3">
      {opcoes.length > 0 && (
        <LinkChoice opcoes={opcoes} chosen={forma} pronto={link?.forma ?? null} onChoose={mensagem.choose} />
      )}
      <div className="rounded-panel border border-linha-2 bg-white p-2.5 shadow-suave">
        <ComposerText
          label={`Mensagem para ${formatTelefone(linha.telefone)}`}
          value={texto}
          onText={mensagem.edit}
          data-action="mensagem"
        />
        <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
          {mensagem.url && <CopyButton nome="link" valor={mensagem.url} />}
          <a
            href={`tel:+55${linha.telefone}`}
            onClick={() => onOpen("telefone")}
            className={compactButtonStyle("bare", "mr-auto")}
          >
            <Icon of={Phone} size={18} />
            Ligar
          </a>
          <Primary mensagem={mensagem} onOpen={onOpen} />
        </div>
      </div>
      <Espera linha={linha} />
    </div>
  );
}

/** One button in two steps, so that the member reads the finished text before it leaves. */
function Primary({ mensagem, onOpen }: Pick<MensagemFormProps, "mensagem" | "onOpen">) {
  const { forma, url, creating, create } = mensagem;
  if (forma && !url) {
    return (
      <CompactButton variant="ipe" icon={Link2} busy={creating} onClick={() => void create()} className="max-md:w-full">
        {creating ? "Criando o link…" : `Criar link do ${forma === "pix" ? FORMAS.pix : FORMAS[forma].toLowerCase()}`}
      </CompactButton>
    );
  }
  return (
    <CompactButton variant="ipe" onClick={() => onOpen("whatsapp")} className="max-md:w-full">
      Abrir no WhatsApp
      <Icon of={ArrowUpRight} size={18} />
      <ActionKey>W</ActionKey>
    </CompactButton>
  );
}

function Espera({ linha }: { linha: CobrancaLinha }) {
  const now = useNow();
  if (!linha.proxima || linha.pausada_ate || !isMensagem(linha)) return null;
  return (
    <p className="text-right text-small text-pedra">
      Ao abrir o WhatsApp, o próximo e-mail ({formatMomento(linha.proxima.em, now)}) fica em pausa.
    </p>
  );
}
