import { protocoloOf } from "@eden/domain/protocolo";
import { Banner } from "@eden/ui/banner.tsx";
import { ConsultantLink } from "~/forms/receipt.tsx";
import { useLater } from "~/forms/use-later.ts";
import type { SavedMessageProps } from "./saved-message.tsx";

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

const load = () => import("./saved-message.tsx");

/** Confirmation of an inscricao. Lazy-loaded, because it is needed only at the end. */
export function SavedDialog(props: SavedMessageProps) {
  const SavedMessage = useLater(load);
  return SavedMessage && <SavedMessage {...props} />;
}
