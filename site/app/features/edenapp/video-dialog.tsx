import { Dialog } from "@eden/ui/dialog.tsx";
import { useEffect, useId, useRef, useState } from "react";
import { readConsent } from "~/clients/consent-cookie.ts";
import { videoDoApp } from "~/content/edenapp.ts";
import { VideoPermission } from "./video-permission.tsx";
import { VideoPlayer } from "./video-player.tsx";

interface VideoDialogProps {
  open: boolean;
  onClose: () => void;
}

/** As wide as possible with the whole video visible. */
const WIDTH = "max-w-[min(70rem,calc((100dvh-9rem)*16/9))]";

export function VideoDialog({ open, onClose }: VideoDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} className={`escuro bg-mata-2! ${WIDTH}`}>
      <Screening titleId={titleId} />
    </Dialog>
  );
}

/** Mounted only while the dialog is open, so that each opening reads the stored choice again. */
function Screening({ titleId }: { titleId: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [choice] = useState(readConsent);
  const [allowed, setAllowed] = useState(choice === "aceito");
  const [asked] = useState(!allowed);
  const justAllowed = asked && allowed;
  // The clicked button is removed; keep focus in the dialog.
  useEffect(() => {
    if (justAllowed) title.current?.focus();
  }, [justAllowed]);
  return (
    <div className="p-3 md:p-4">
      <h2
        ref={title}
        id={titleId}
        tabIndex={justAllowed ? -1 : undefined}
        className="flex min-h-15 items-center pr-16 pb-3 pl-2 text-xl/tight md:text-2xl/tight"
      >
        {videoDoApp.titulo}
      </h2>
      {allowed ? (
        <VideoPlayer />
      ) : (
        <VideoPermission declined={choice === "recusado"} onAllow={() => setAllowed(true)} />
      )}
    </div>
  );
}
