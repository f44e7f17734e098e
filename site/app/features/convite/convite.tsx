import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import type { ReactNode } from "react";
import { whatsappLink, whatsappNumero } from "~/content/whatsapp.ts";

const titleId = "convite-titulo";

/**
 * The dark slab that closes a page, above the footer. What stands on it is each page's own; `className` leaves room above
 * for what rises over its edge.
 */
export function Convite({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={titleId}
      className={classNames("relative rounded-t-[36px] bg-mata lg:rounded-t-ombro", className)}
    >
      {children}
    </section>
  );
}

/** One word of it is in <em>. */
export function ConviteTitle({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h2 id={titleId} className={classNames("text-[clamp(2.25rem,1.5rem+2.6vw,4rem)]/[1.05]", className)}>
      {children}
    </h2>
  );
}

interface ConviteChatProps {
  /** The message already written in the chat. */
  mensagem: string;
  /** What the button's accessible name adds to its label. */
  sobre?: string;
  label?: string;
}

/** The main button: a chat with a consultant. */
export function ConviteChat({ mensagem, sobre, label = "Falar com Consultor" }: ConviteChatProps) {
  return (
    <ButtonLink
      to={whatsappLink(mensagem)}
      variant="ipe"
      size="l"
      className="w-full max-sm:gap-2.5 max-sm:px-3 max-sm:text-[1.0625rem] sm:w-auto"
    >
      <SocialIcon of="whatsapp" size={22} />
      <span>
        {label}
        {sobre && <span className="sr-only"> {sobre}</span>}
      </span>
    </ButtonLink>
  );
}

/** The number in digits, for those who type it or call. */
export function ConviteNumero({ mensagem }: Pick<ConviteChatProps, "mensagem">) {
  return (
    <AppLink
      to={whatsappLink(mensagem)}
      className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-lg text-nevoa underline-offset-4 hover:underline"
    >
      WhatsApp <span className="font-semibold font-titulo text-white text-xl/tight lining-nums">{whatsappNumero}</span>
    </AppLink>
  );
}
