import { useEffect, useState } from "react";
import { videoDoApp } from "~/content/edenapp.ts";

const SOURCE = `https://www.youtube-nocookie.com/embed/${videoDoApp.youtubeId}?autoplay=1&rel=0&hl=pt-BR`;

/**
 * The frame arrives one step after the dialog is open: had it been there, focus would start inside it, on another
 * site's ground, where Esc is not ours to hear.
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
