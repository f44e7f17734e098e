import type { Picture as PictureFile } from "~/images/picture.ts";
import { AlertDialog } from "~/ui/alert-dialog.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Protocol } from "./receipt.tsx";

export interface SavedMessageProps {
  /** Of the acknowledged row; null while there is nothing to say. */
  id: string | null;
  onClose: () => void;
  /** The exact words. */
  title: string;
  plant: PictureFile;
}

/** The message a registration ends with. Loaded while the form is being filled in. */
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
