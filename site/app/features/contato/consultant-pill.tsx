import { AppLink } from "@eden/ui/app-link.tsx";
import { classNames } from "@eden/ui/class-names.ts";
import { SocialIcon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { contato } from "~/content/contato.ts";
import { lider6 } from "~/images/lider-6.ts";

/** A link to a chat as an alternative to the form. */
export function ConsultantPill({ className }: { className?: string }) {
  return (
    <AppLink
      to={contato.consultor}
      className={classNames(
        "flex w-max max-w-full items-center gap-4 rounded-full bg-papel py-3.5 pr-7 pl-3.5 leading-snug shadow-suave transition-[translate] hover:-translate-y-0.5",
        className,
      )}
    >
      <span className="size-15 overflow-hidden rounded-full">
        <Picture of={lider6} alt="" sizes="80px" className="-mt-1 -ml-1 w-17 max-w-none" />
      </span>
      <span>
        <b className="flex items-center gap-2 font-semibold text-mata">
          <span className="text-folha">
            <SocialIcon of="whatsapp" size={18} />
          </span>
          Falar com Consultor
        </b>
        <span className="block text-pedra text-peq">Resposta pelo WhatsApp</span>
      </span>
    </AppLink>
  );
}
