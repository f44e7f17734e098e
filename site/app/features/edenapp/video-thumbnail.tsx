import { AppLink } from "@eden/ui/app-link.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { Play } from "lucide-react";
import { useRef, useState } from "react";
import { videoDoApp } from "~/content/edenapp.ts";
import { edenappVideo } from "~/images/edenapp-video.ts";
import { VideoDialog } from "./video-dialog.tsx";

/** Our own picture replaces the video: no third-party request is made before the click. */
export function VideoThumbnail() {
  const thumbnail = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    // Not every browser focuses a clicked button, so the dialog cannot restore focus to it.
    thumbnail.current?.focus();
  };
  return (
    <>
      <button
        ref={thumbnail}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group/video relative block w-full overflow-hidden rounded-[28px] bg-orvalho shadow-[0_30px_80px_#00000033] focus-visible:outline-offset-3 lg:rounded-ficha"
      >
        <Picture
          of={edenappVideo}
          alt=""
          sizes="(min-width: 1024px) 700px, 100vw"
          className="aspect-video w-full object-cover transition-[scale] duration-500 group-hover/video:scale-102"
        />
        <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-2.5 p-3 md:gap-4 md:p-6">
          <span className="grid size-13 shrink-0 place-items-center rounded-full bg-ipe text-tinta shadow-[inset_0_-2px_0_#9a6a0033,0_10px_24px_#0e3b2e33] transition-[scale] duration-250 group-hover/video:scale-108 md:size-18">
            <Icon of={Play} size={26} className="ml-0.5 fill-current" />
          </span>
          <span className="rounded-full bg-papel px-4 py-2 font-semibold max-md:text-base md:px-4.5 md:py-2.5 text-mata shadow-suave">
            Assistir ao vídeo<span className="sr-only"> {videoDoApp.titulo}</span>
          </span>
        </span>
      </button>
      <noscript>
        <AppLink to={`https://www.youtube.com/watch?v=${videoDoApp.youtubeId}`} className="mt-4 inline-block underline">
          Assistir no YouTube
        </AppLink>
      </noscript>
      <VideoDialog open={open} onClose={close} />
    </>
  );
}
