import { useEffect, useState } from "react";
import { videoDoApp } from "~/content/edenapp.ts";

const SOURCE = `https://www.youtube-nocookie.com/embed/${videoDoApp.youtubeId}?autoplay=1&rel=0&hl=pt-BR`;

/**
 * The iframe is added after the dialog is open: otherwise focus would start inside it, in another origin, where we
 * cannot handle Esc.
 */
export function VideoPlayer() {
  const [inDialog, setInDialog] = useState(false);
  useEffect(() => setInDialog(true), []);
  return (
    <div className="aspect-video overflow-hidden rounded-[20px] bg-tinta">
      {inDialog && (
        <iframe
          src={SOURCE}
          title={`Vídeo: ${videoDoApp.titulo}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full"
        />
      )}
    </div>
  );
}
