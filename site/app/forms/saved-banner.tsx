import { protocoloOf } from "@eden/domain/protocolo";
import { Banner } from "@eden/ui/banner.tsx";
import { ConsultantLink } from "./receipt.tsx";

interface SavedBannerProps {
  id: string;
  /** Continues "Olá! Acabei de", in the chat with the consultant. */
  did: string;
}

/** Stays above the cleared form, so that the number is still visible after the dialog is closed. */
export function SavedBanner({ id, did }: SavedBannerProps) {
  return (
    <Banner
      tone="ok"
      title={`Cadastro recebido. Protocolo ${protocoloOf(id)}`}
      action={<ConsultantLink id={id} did={did} />}
    >
      Quer adiantar a conversa? O consultor já atende pelo WhatsApp com esse número.
    </Banner>
  );
}
