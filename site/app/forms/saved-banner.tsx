import { protocoloOf } from "@eden/domain/protocolo";
import { Banner } from "~/ui/banner.tsx";
import { ConsultantLink } from "./receipt.tsx";

interface SavedBannerProps {
  id: string;
  /** After "Olá! Acabei de", in the chat with the consultant. */
  did: string;
}

/** Stays above an emptied form: the number is still there when the dialog is gone. */
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
