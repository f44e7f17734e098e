import { contato } from "~/content/contato.ts";
import { NextSteps } from "~/forms/next-steps.tsx";
import { lojaEden as contatoPicture } from "~/images/loja-eden.ts";
import { Card } from "~/ui/card.tsx";
import { Picture } from "~/ui/picture.tsx";
import { ConsultantPill } from "./consultant-pill.tsx";
import { ContactForm } from "./contact-form.tsx";

/** The form comes first; from 1024 px a picture and what happens next stand beside it. */
export function ContactSection() {
  return (
    <div className="overflow-x-clip">
      <div className="pagina grid gap-x-16 gap-y-14 pt-7 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:pt-8 xl:gap-x-20">
        <div className="relative z-1">
          <h1 id="contato-titulo" className="text-[clamp(2.5rem,1.9rem+2.4vw,4rem)]/[1.04]">
            Vamos <em>conversar</em>?
          </h1>
          <p className="mt-4 mb-8 max-w-[44ch] text-lead text-pedra">{contato.lead}</p>
          <ContactForm labelledBy="contato-titulo" />
        </div>
        <div>
          <div className="hidden lg:block">
            <Picture
              of={contatoPicture}
              priority
              sizes="(min-width: 1024px) 50vw, 1px"
              className="-mr-35 -ml-22 w-[calc(100%+14.25rem)] max-w-none motion-safe:animate-surge"
            />
            <ConsultantPill className="relative mx-auto -mt-4" />
          </div>
          <Card as="aside" tone="orvalho" size="g" className="lg:mt-14">
            <h2 className="text-h3">O que acontece depois</h2>
            <NextSteps steps={contato.depois} />
          </Card>
        </div>
      </div>
    </div>
  );
}
