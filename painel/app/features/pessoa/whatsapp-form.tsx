import { formatTelefone } from "@eden/domain/documentos/telefone";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowUpRight } from "lucide";
import { ActionKey } from "~/parts/action-key.tsx";
import { ComposerText } from "~/parts/composer-text.tsx";
import { openWhatsappAfter } from "~/parts/open-whatsapp-after.ts";
import type { ComposerFormProps } from "./aba.ts";
import { usePessoaAcoes } from "./acoes-context.ts";
import { canaisOf, Destino, SemCanal } from "./canais.tsx";
import { ModeloChoice } from "./modelo-choice.tsx";
import { useModelo } from "./use-modelo.ts";
import { useVez } from "./use-vez.tsx";

/** Opens WhatsApp with the text, after the attempt is recorded. The text is sent there, by the member. */
export function WhatsappForm({ pessoa, onOpened, onDone, aside }: ComposerFormProps) {
  const acoes = usePessoaAcoes();
  const mensagem = useModelo("whatsapp", pessoa);
  const texto = mensagem.texto.trim();
  const { guard, warning } = useVez(pessoa.nome, "Abrir");
  const canais = canaisOf(pessoa, "telefone");
  const [canal] = canais;
  if (!canal) return <SemCanal pessoa={pessoa} tipo="telefone" />;
  const { valor: telefone } = canal;
  const open = async () => {
    const recorded = acoes.registrarContato("whatsapp", "abriu", texto || null, telefone);
    await openWhatsappAfter(recorded, telefone, texto);
    onOpened("whatsapp");
    onDone();
  };
  return (
    <>
      <Destino canais={canais} onUse={acoes.usarCanal} />
      <ModeloChoice {...mensagem} />
      <ComposerText
        label={`Mensagem para ${formatTelefone(telefone)}`}
        value={mensagem.texto}
        onText={mensagem.editTexto}
        data-autofocus
      />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        {aside}
        <CompactButton variant="ipe" onClick={() => guard(() => void open())} className="ml-auto max-lg:w-full">
          Abrir no WhatsApp
          <Icon of={ArrowUpRight} size={18} className="lg:hidden" />
          <ActionKey>Ctrl ↵</ActionKey>
        </CompactButton>
      </div>
      {warning}
    </>
  );
}
