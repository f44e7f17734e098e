import { AppLink } from "@eden/ui/core/app-link.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { ArrowRight, Play, ZoomIn } from "lucide";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { amostras, gratis } from "~/content/amostras.ts";
import { amostraDiagnostico } from "~/images/amostra-diagnostico.ts";
import { amostraLivro } from "~/images/amostra-livro.ts";
import { edenappVideo } from "~/images/edenapp-video.ts";
import type { AmostraDialog } from "./amostra-dialog.tsx";

/** Three real pieces of the product, each opened by one press. */
export function AmostrasSection() {
  return (
    <Section aria-labelledby="amostras-titulo">
      <h2 id="amostras-titulo" className="text-h2">
        Veja antes de <em>assinar</em>
      </h2>
      <ul className="mt-5 grid gap-2 md:mt-6 md:grid-cols-3 md:gap-6 lg:mt-9 xl:gap-4">
        <PaperAmostra {...amostras.livro} picture={amostraLivro} tint="bg-sol" />
        <PaperAmostra {...amostras.diagnostico} picture={amostraDiagnostico} tint="bg-nivel-2" />
        <VideoAmostra />
      </ul>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:mt-6 md:gap-4 lg:mt-8">
        {gratis.map((door) => (
          <Gratis key={door.to} {...door} />
        ))}
      </ul>
    </Section>
  );
}

interface PaperAmostraProps {
  titulo: string;
  frase: string;
  acao: string;
  picture: PictureFile;
  tint: string;
}

/** A sheet. Its link leads to the picture itself: it opens without JavaScript too, and when the dialog does not load. */
function PaperAmostra({ picture, tint, ...words }: PaperAmostraProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isPlain = useRef(false);
  const [Dialog, setDialog] = useState<typeof AmostraDialog>();
  const show = async (event: MouseEvent) => {
    if (isPlain.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { AmostraDialog } = await import("./amostra-dialog.tsx");
      setDialog(() => AmostraDialog);
    } catch {
      isPlain.current = true;
      link.current?.click();
      isPlain.current = false;
    }
  };
  const close = () => {
    setDialog(undefined);
    link.current?.focus();
  };
  return (
    <AmostraCard
      {...words}
      tint={tint}
      picture={
        <Picture
          of={picture}
          alt=""
          sizes="(min-width: 1280px) 150px, (min-width: 768px) 26vw, 90px"
          className="absolute top-[15%] left-1/2 w-[76%] max-w-none xl:w-[84%] -translate-x-1/2 rounded-sm! shadow-[0_18px_50px_#0e3b2e33] transition-[translate] duration-500 group-hover/amostra:-translate-y-1.5"
        />
      }
    >
      <a ref={link} href={picture.src} aria-haspopup="dialog" onClick={show} className={actionStyle}>
        <Icon of={ZoomIn} size={20} />
        {words.acao}
      </a>
      {Dialog && <Dialog title={words.titulo} picture={picture} onClose={close} />}
    </AmostraCard>
  );
}

function VideoAmostra() {
  const { link, ...words } = amostras.video;
  return (
    <AmostraCard
      {...words}
      tint="bg-orvalho"
      picture={
        <Picture
          of={edenappVideo}
          alt=""
          sizes="(min-width: 1024px) 900px, (min-width: 768px) 65vw, 240px"
          className="absolute -bottom-[12%] h-[130%] w-full object-cover object-[9%_50%] xl:object-[16%_50%] transition-[scale] duration-500 group-hover/amostra:scale-103"
        />
      }
    >
      <AppLink to={link} className={actionStyle}>
        <Icon of={Play} size={20} />
        {words.acao}
      </AppLink>
    </AmostraCard>
  );
}

/** A door to what an owner may use without an account. */
function Gratis({ label, frase, to }: (typeof gratis)[number]) {
  return (
    <li className="group/gratis relative flex gap-x-4 items-center rounded-cartao border border-linha-2 p-3.5 transition-colors hover:bg-papel md:px-6 md:py-4">
      <div className="grow">
        <h3 className="text-base/tight md:text-[1.1875rem]/tight">
          <AppLink to={to} className="after:absolute after:inset-0 after:rounded-cartao">
            {label}
          </AppLink>
        </h3>
        <p className="mt-1 text-pedra text-peq leading-snug max-md:hidden">{frase}</p>
      </div>
      <Icon of={ArrowRight} size={20} className="shrink-0 text-folha max-md:hidden" />
    </li>
  );
}

/** The link covers the whole card. */
const actionStyle =
  "mt-1 inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-lg font-semibold xl:text-base text-folha underline decoration-[1.5px] decoration-folha/35 underline-offset-5 group-hover/amostra:decoration-folha after:absolute after:inset-0";

interface AmostraCardProps {
  titulo: string;
  frase: string;
  tint: string;
  picture: ReactNode;
  children: ReactNode;
}

/** A row with a small arch on a phone; from 768 px an arch with the words below it, from 1280 px a card with both. */
function AmostraCard({ titulo, frase, tint, picture, children }: AmostraCardProps) {
  return (
    <li className="group/amostra relative grid grid-cols-[5.25rem_1fr] items-center gap-x-4 md:flex md:flex-col md:items-stretch xl:h-80 xl:flex-row-reverse xl:items-end xl:rounded-ficha xl:bg-papel xl:gap-3 xl:pr-5 xl:pl-6 xl:shadow-suave">
      <div className="arco xl:w-39 xl:shrink-0">
        <div
          className={classNames(
            "relative h-22 overflow-hidden max-md:rounded-b-[18px]! md:h-72 xl:rounded-b-none!",
            tint,
          )}
        >
          {picture}
        </div>
      </div>
      <div className="md:flex md:grow md:flex-col md:items-start xl:h-full xl:py-6">
        <h3 className="text-[1.1875rem]/tight md:mt-5 md:text-[1.5rem]/tight xl:mt-0 xl:text-[1.375rem]/tight">
          {titulo}
        </h3>
        <p className="mt-1 text-base/snug text-pedra md:grow">{frase}</p>
        {children}
      </div>
    </li>
  );
}
