import { Banner } from "@eden/ui/banner.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { AlertDialog } from "@eden/ui/dialog.tsx";
import { Protocol, ReceiptLinks } from "~/forms/receipt/receipt.tsx";

export interface SavedMessageProps {
  /** Id of the acknowledged row; null while there is nothing to show. */
  id: string | null;
  onClose: () => void;
  /** Exact text. */
  title: string;
  plant: PictureFile;
}

/** The confirmation of an inscricao. Loaded while the form is being filled in. */
function SavedMessage({ id, onClose, title, plant }: SavedMessageProps) {
  return (
    <AlertDialog
      open={id !== null}
      onClose={onClose}
      title={title}
      arch={<Picture of={plant} alt="" sizes="160px" priority />}
    >
      {id && (
        <>
          <Protocol id={id} />. Anote, se quiser: com ele a equipe encontra o seu cadastro na hora.
        </>
      )}
    </AlertDialog>
  );
}

export interface SavedBannerProps {
  id: string;
  /** Continues "Olá! Acabei de", in the chat with the consultant. */
  did: string;
}

function SavedBanner({ id, did }: SavedBannerProps) {
  return (
    <Banner
      tone="ok"
      title={
        <>
          Cadastro recebido. <Protocol id={id} />
        </>
      }
      action={<ReceiptLinks id={id} tabela="inscricoes" did={did} />}
    >
      Quer adiantar a conversa? O consultor já atende pelo WhatsApp com esse número.
    </Banner>
  );
}

export default { SavedBanner, SavedMessage };
