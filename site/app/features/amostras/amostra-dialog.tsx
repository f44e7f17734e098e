import { Button } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Dialog } from "@eden/ui/dialog.tsx";
import { ZoomIn, ZoomOut } from "lucide";
import { useId, useState } from "react";

interface AmostraDialogProps {
  title: string;
  picture: PictureFile;
  onClose: () => void;
}

/**
 * A sheet at reading size. On a phone it opens whole, and a button enlarges it inside a frame that scrolls both ways.
 * Mounted when it opens, with the code of the dialog.
 */
export function AmostraDialog({ title, picture, onClose }: AmostraDialogProps) {
  const titleId = useId();
  const [enlarged, setEnlarged] = useState(false);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} className="max-w-200 p-4 md:p-8">
      <h2 id={titleId} className="mb-4 pt-2 pr-14 text-h3">
        {title}
      </h2>
      <section
        aria-label={title}
        tabIndex={enlarged ? 0 : undefined}
        className={
          enlarged
            ? "max-md:-mx-4 max-md:max-h-[calc(100dvh-15rem)] max-md:overflow-auto max-md:contain-inline-size"
            : undefined
        }
      >
        <Picture
          of={picture}
          priority
          sizes="740px"
          className={classNames("h-auto w-full", enlarged ? "max-md:w-184 max-md:max-w-none" : "rounded-campo")}
        />
      </section>
      <Button variant="outline" onClick={() => setEnlarged(!enlarged)} className="mt-4 w-full md:hidden">
        <Icon of={enlarged ? ZoomOut : ZoomIn} size={20} />
        {enlarged ? "Ver a folha inteira" : "Ampliar para ler"}
      </Button>
    </Dialog>
  );
}
