import type { OpcaoDePagamento } from "@eden/domain/catalogo/precos";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowUpRight, Link2, Phone } from "lucide";
import { ComposerText } from "~/parts/composer-text.tsx";
import { CopyButton } from "~/parts/copy-button.tsx";
import { useNow } from "~/parts/use-now.ts";
import { formatMomento, isMensagem } from "./envios.ts";
import { LinkChoice } from "./link-choice.tsx";
import type { useCobrancaTexto } from "./use-cobranca-texto.ts";

interface MensagemFormProps {
  linha: CobrancaLinha;
  opcoes: readonly OpcaoDePagamento[];
  mensagem: ReturnType<typeof useCobrancaTexto>;
  onOpen: (canal: "whatsapp" | "telefone") => void;
  onCreate: () => void;
}

/** The message with a new link: one button creates the link and opens WhatsApp, where the text is read before it leaves. */
export function MensagemForm({ linha, opcoes, mensagem, onOpen, onCreate }: MensagemFormProps) {
  const { forma, link, texto } = mensagem;
  return (
    <div data-form className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="rounded-panel border border-linha-2 bg-white p-2.5 shadow-suave">
        {opcoes.length > 0 && (
          <LinkChoice opcoes={opcoes} chosen={forma} pronto={link?.forma ?? null} onChoose={mensagem.choose} />
        )}
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
          <Primary mensagem={mensagem} onOpen={onOpen} onCreate={onCreate} />
        </div>
      </div>
      <Espera linha={linha} />
    </div>
  );
}

function Primary({ mensagem, onOpen, onCreate }: Pick<MensagemFormProps, "mensagem" | "onOpen" | "onCreate">) {
  const { forma, url, creating } = mensagem;
  const creates = forma && !url;
  return (
    <CompactButton
      variant="ipe"
      icon={creates ? Link2 : undefined}
      busy={creating}
      onClick={() => (creates ? onCreate() : onOpen("whatsapp"))}
      className="max-md:w-full"
    >
      {creates ? (
        creating ? (
          "Criando o link…"
        ) : (
          "Criar link e abrir"
        )
      ) : (
        <>
          Abrir no WhatsApp
          <Icon of={ArrowUpRight} size={18} />
        </>
      )}
    </CompactButton>
  );
}

function Espera({ linha }: { linha: CobrancaLinha }) {
  const now = useNow();
  if (!linha.proxima || linha.pausada_ate || !isMensagem(linha)) return null;
  return (
    <p className="px-2 text-right text-small text-pedra">
      Ao abrir o WhatsApp, o próximo e-mail ({formatMomento(linha.proxima.em, now)}) fica em pausa.
    </p>
  );
}
