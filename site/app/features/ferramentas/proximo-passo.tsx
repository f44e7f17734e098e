import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button, ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { fecho } from "~/images/fecho.ts";

export interface Passo {
  /** One word of it is in <em>. */
  titulo: ReactNode;
  texto: string;
  botao: string;
  /** Where the main button leads: a page, a chat with a message that is shown before it is sent, or something done here. */
  destino: { to: string } | { mensagem: string } | { onPress: () => void };
  quietos: readonly ({ label: string } & ({ to: string } | { onPress: () => void }))[];
}

/** One main step that follows from the result, and at most two quiet ones. */
export function ProximoPasso({ titulo, texto, botao, destino, quietos }: Passo) {
  return (
    <section
      aria-labelledby="passo-titulo"
      className="mx-2 mt-18 grid overflow-clip rounded-[36px] bg-sol px-5 pt-8 lg:mx-4 lg:mt-28 lg:grid-cols-[1fr_27.5rem] lg:items-end lg:gap-14 lg:rounded-ombro lg:px-18 lg:pt-0"
    >
      <div className="lg:py-16">
        <h2 id="passo-titulo" className="max-w-[20ch] text-h2">
          {titulo}
        </h2>
        <p className="mt-3.5 max-w-[48ch] text-lead">{texto}</p>
        {"mensagem" in destino && (
          <p className="mt-5 max-w-[46ch] rounded-[18px] rounded-bl-[4px] bg-papel px-4 py-3.5 text-base/snug">
            {destino.mensagem}
          </p>
        )}
        <Principal destino={destino}>{botao}</Principal>
        <p className="mt-4 flex flex-wrap gap-x-6">
          {quietos.map((quieto) =>
            "to" in quieto ? (
              <AppLink key={quieto.label} to={quieto.to} className={quietStyle}>
                {quieto.label}
              </AppLink>
            ) : (
              <button key={quieto.label} type="button" onClick={quieto.onPress} className={quietStyle}>
                {quieto.label}
              </button>
            ),
          )}
        </p>
      </div>
      <Picture of={fecho} alt="" sizes="(width < 64rem) 90vw, 440px" className="mx-auto mt-4 h-auto w-full max-w-110" />
    </section>
  );
}

const quietStyle = "inline-flex min-h-11 items-center font-semibold text-mata underline underline-offset-4";

function Principal({ destino, children }: Pick<Passo, "destino"> & { children: string }) {
  const style = { variant: "mata", size: "l", className: "mt-6 w-full px-5! sm:w-auto sm:px-7.5!" } as const;
  const follow = () => noteStep(4);
  if ("onPress" in destino) {
    const press = () => {
      follow();
      destino.onPress();
    };
    return (
      <Button {...style} onClick={press}>
        {children}
      </Button>
    );
  }
  const isChat = "mensagem" in destino;
  return (
    <ButtonLink {...style} to={isChat ? whatsappLink(destino.mensagem) : destino.to} onClick={follow}>
      {isChat && <SocialIcon of="whatsapp" size={22} />}
      {children}
      {!isChat && <Icon of={ArrowRight} />}
    </ButtonLink>
  );
}
