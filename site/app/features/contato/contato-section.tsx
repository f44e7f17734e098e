import { Card } from "@eden/ui/card.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Clock, MessageCircleReply, Phone } from "lucide";
import { contato } from "~/content/contato.ts";
import { empresa } from "~/content/empresa.ts";
import { telefoneNumero, whatsappNumero } from "~/content/whatsapp.ts";
import { NextSteps } from "~/forms/receipt/next-steps.tsx";
import { contato as attendant } from "~/images/contato.ts";
import { lider6 } from "~/images/lider-6.ts";
import { ContatoForm } from "./contato-form.tsx";

/** The form comes first; from 1024 px a picture and the next steps are beside it. */
export function ContatoSection() {
  return (
    <div className="overflow-x-clip">
      <div className="pagina grid gap-x-16 gap-y-14 pt-7 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:pt-8 xl:gap-x-20">
        <div className="relative z-1">
          <h1 id="contato-titulo" className="text-[clamp(2.5rem,1.9rem+2.4vw,4rem)]/[1.04]">
            Vamos <em>conversar</em>?
          </h1>
          <p className="mt-4 max-w-[44ch] text-lead text-pedra">{contato.lead}</p>
          <ButtonLink to={contato.consultor} variant="outline" size="s" className="mt-4 lg:hidden">
            <SocialIcon of="whatsapp" size={20} />
            WhatsApp agora
          </ButtonLink>
          <div className="mt-7 lg:mt-8">
            <ContatoForm labelledBy="contato-titulo" />
          </div>
          <Hours />
        </div>
        <div>
          <div className="hidden lg:block">
            <Picture
              of={attendant}
              priority
              sizes="(min-width: 1024px) 600px, 1px"
              className="-mx-5 -mt-6 w-[calc(100%+2.5rem)] max-w-none motion-safe:animate-surge"
            />
            <ConsultantPill className="relative mx-auto -mt-8" />
          </div>
          <Card as="aside" tone="orvalho" size="l" className="lg:mt-10">
            <h2 className="text-h3">O que acontece depois</h2>
            <NextSteps steps={contato.depois} />
          </Card>
        </div>
      </div>
    </div>
  );
}

const hours = [
  { icon: Clock, label: "Atendimento", value: empresa.atendimento.horario },
  { icon: MessageCircleReply, label: "Resposta", value: empresa.atendimento.resposta },
  {
    icon: Phone,
    label: "Telefone e WhatsApp",
    value: telefoneNumero ? `${telefoneNumero} e ${whatsappNumero}` : whatsappNumero,
  },
];

/** When and how the team answers. */
function Hours() {
  return (
    <dl className="mt-9 border-linha-2 border-b">
      {hours.map(({ icon, label, value }) => (
        <div key={label} className="border-linha-2 border-t py-3.5 sm:flex sm:gap-3">
          <dt className="flex items-start gap-2.5 shrink-0 font-semibold text-mata text-peq sm:w-56">
            <Icon of={icon} size={20} className="mt-px text-folha" />
            {label}
          </dt>
          <dd className="text-pedra text-peq max-sm:pl-7.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A link to a chat as an alternative to the form. */
function ConsultantPill({ className }: { className?: string }) {
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
