import { Eyebrow, Section } from "@eden/ui/section.tsx";
import { Clapperboard } from "lucide-react";
import { videoDoApp } from "~/content/edenapp.ts";
import { VideoThumbnail } from "./video-thumbnail.tsx";

/** The thumbnail overlaps the top of its section. */
export function VideoBlock() {
  return (
    <Section
      slab="mata"
      aria-labelledby="video-titulo"
      className="mt-34! md:mt-46! lg:mt-56!"
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
