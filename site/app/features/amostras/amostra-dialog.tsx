import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Dialog } from "@eden/ui/dialog.tsx";
import { useId } from "react";

interface AmostraDialogProps {
  title: string;
  picture: PictureFile;
  onClose: () => void;
}

/** A sheet at reading size. Mounted when it opens, with the code of the dialog. */
export function AmostraDialog({ title, picture, onClose }: AmostraDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} className="max-w-200 p-4 md:p-8">
      <h2 id={titleId} className="mb-4 pt-2 pr-14 text-h3">
        {title}
      </h2>
      <Picture of={picture} priority sizes="(min-width: 800px) 740px, 92vw" className="h-auto w-full rounded-campo" />
    </Dialog>
  );
}
