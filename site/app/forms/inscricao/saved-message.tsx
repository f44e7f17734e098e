import { AlertDialog } from "@eden/ui/dialog.tsx";
import { Picture, type PictureFile } from "@eden/ui/picture.tsx";
import { Protocol } from "~/forms/receipt.tsx";

export interface SavedMessageProps {
  /** Id of the acknowledged row; null while there is nothing to show. */
  id: string | null;
  onClose: () => void;
  /** Exact text. */
  title: string;
  plant: PictureFile;
}

/** The confirmation of an inscricao. Loaded while the form is being filled in. */
export default function SavedMessage({ id, onClose, title, plant }: SavedMessageProps) {
  return (
    <AlertDialog
      open={id !== null}
      onClose={onClose}
      title={title}
      arch={<Picture of={plant} alt="" sizes="160px" priority />}
    >
      {id && (
        <>
          <Protocol id={id} />. Anote, se quiser: com ele a equipe acha o seu cadastro na hora.
        </>
      )}
    </AlertDialog>
  );
}
