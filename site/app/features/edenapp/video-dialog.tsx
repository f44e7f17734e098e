import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Dialog } from "@eden/ui/dialog.tsx";
import { ShieldCheck } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { readConsent } from "~/clients/consent-cookie.ts";
import { videoDoApp } from "~/content/edenapp.ts";

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

interface VideoPermissionProps {
  /** The visitor declined cookies; otherwise there is no choice yet. */
  declined: boolean;
  onAllow: () => void;
}

/** Without cookie consent, the third-party player needs its own consent. */
function VideoPermission({ declined, onAllow }: VideoPermissionProps) {
  return (
    <div className="grid place-items-center rounded-[20px] bg-papel px-5 py-10 text-center text-tinta md:aspect-video md:px-12">
      <div className="grid max-w-[46ch] justify-items-center">
        <span className="grid size-16 place-items-center rounded-[20px] bg-orvalho text-folha">
          <Icon of={ShieldCheck} size={30} />
        </span>
        <p className="mt-5 font-semibold font-titulo text-[1.375rem]/tight text-mata md:text-2xl/tight">
          Este vídeo vem do YouTube
        </p>
        <p className="mt-3 text-pedra">
          {declined
            ? "Você preferiu ficar sem cookies, e nada do YouTube foi carregado até aqui. Se quiser assistir, o YouTube recebe dados do seu acesso e pode gravar cookies próprios. Sua escolha no site continua a mesma."
            : "Para assistir, é preciso carregar o YouTube, que recebe dados do seu acesso e pode gravar cookies próprios. Até aqui, nada dele foi carregado."}
        </p>
        <Button variant="ipe" size="l" onClick={onAllow} className="mt-6">
          Assistir
        </Button>
      </div>
    </div>
  );
}

const SOURCE = `https://www.youtube-nocookie.com/embed/${videoDoApp.youtubeId}?autoplay=1&rel=0&hl=pt-BR`;

/**
 * The iframe is added after the dialog is open: otherwise focus would start inside it, in another origin, where we
 * cannot handle Esc.
 */
function VideoPlayer() {
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
