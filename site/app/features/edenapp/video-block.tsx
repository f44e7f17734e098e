import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Eyebrow, Section } from "@eden/ui/core/section.tsx";
import { Clapperboard, Play } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { videoDoApp } from "~/content/edenapp.ts";
import { edenappVideo } from "~/images/edenapp-video.ts";
import { VideoDialog } from "./video-dialog.tsx";

/** Links with this hash open the video. */
const VIDEO_HASH = "#video";

/** The thumbnail overlaps the top of its section. */
export function VideoBlock() {
  return (
    <Section
      slab="mata"
      id="video"
      aria-labelledby="video-titulo"
      className="mt-34! md:mt-46! lg:mt-44!"
      columnClassName="grid gap-8 lg:items-center lg:grid-cols-[4fr_7fr] lg:gap-16"
    >
      <div>
        <Eyebrow icon={Clapperboard}>Em vídeo</Eyebrow>
        <h2 id="video-titulo" className="mt-3 text-h2">
          {videoDoApp.titulo}
        </h2>
        <p className="mt-4 max-w-[38ch] text-nevoa lg:mt-5">
          Aperte o play e veja o aplicativo sem sair daqui. O vídeo é do YouTube e só carrega com o seu sim.
        </p>
      </div>
      <div className="max-lg:order-first max-lg:-mt-30 md:max-lg:-mt-40 lg:-mt-30 lg:self-start xl:-mt-40">
        <VideoThumbnail />
      </div>
    </Section>
  );
}

/** Our own picture replaces the video: no third-party request is made before the click. */
function VideoThumbnail() {
  const thumbnail = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === VIDEO_HASH) setOpen(true);
  }, [hash]);
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
          className="aspect-4/3 w-full object-cover object-[14%_50%] md:aspect-video transition-[scale] duration-500 group-hover/video:scale-102"
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
