import { Card } from "@eden/ui/card.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { BriefcaseBusiness, type IconNode, LifeBuoy, MapPin } from "lucide";
import type { ReactNode } from "react";
import { consultaCnpj } from "~/content/confianca.ts";
import { contato, enderecoEmLinhas, enderecoNoMapa } from "~/content/contato.ts";
import { empresa } from "~/content/empresa.ts";
import { whatsappNumero } from "~/content/whatsapp.ts";

const linkStyle =
  "inline-flex min-h-11 items-center rounded-lg font-semibold text-folha underline decoration-[1.5px] decoration-folha/35 underline-offset-5 hover:decoration-folha wrap-anywhere";

/** Contacts for cases in which the form is not the best option. Target of the footer's help and job links. */
export function OtherWays() {
  return (
    <Section aria-labelledby="caminhos-titulo">
      <h2 id="caminhos-titulo" className="text-h2">
        Outros jeitos de chegar até nós
      </h2>
      <ul className="mt-7 grid gap-4 md:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        <Way mark={<SocialIcon of="whatsapp" size={28} />} title="Consultor no WhatsApp">
          <p>
            Para uma dúvida rápida sobre planos, preços e marcas.{" "}
            <span className="whitespace-nowrap">{whatsappNumero}</span>
          </p>
          <AppLink to={contato.consultor} className={linkStyle}>
            Falar com Consultor
          </AppLink>
        </Way>
        <Way mark={<Mark of={LifeBuoy} />} title="Central de ajuda">
          <p>Para quem já está com a gente e precisa de uma mão com o app ou a conta.</p>
          <AppLink to={`mailto:${empresa.emailSuporte}`} className={linkStyle}>
            {empresa.emailSuporte}
          </AppLink>
        </Way>
        <Way mark={<Mark of={BriefcaseBusiness} />} title="Trabalhe conosco" row="md:max-lg">
          <p>Conte no formulário o que você sabe fazer e onde mora. A equipe lê todas as mensagens.</p>
          <AppLink to="#contato-nome" className={linkStyle}>
            Escrever agora
          </AppLink>
        </Way>
        <Way mark={<Mark of={MapPin} />} title="Onde estamos" row="md">
          <div className="grid w-full gap-x-10 gap-y-2 md:grid-cols-2">
            <div>
              <address className="not-italic">
                {enderecoEmLinhas.map((linha) => (
                  <span key={linha} className="block">
                    {linha}
                  </span>
                ))}
              </address>
              <AppLink to={enderecoNoMapa} className={linkStyle}>
                Ver no mapa
              </AppLink>
            </div>
            <div>
              <p>{empresa.razaoSocial}</p>
              <p className="font-identificador">CNPJ {empresa.cnpj}</p>
              <AppLink to={consultaCnpj} className={linkStyle}>
                Consultar na Receita Federal
              </AppLink>
            </div>
          </div>
        </Way>
      </ul>
    </Section>
  );
}

function Mark({ of }: { of: IconNode }) {
  return <Icon of={of} size={28} />;
}

interface WayProps {
  mark: ReactNode;
  title: string;
  /** The widths at which the card takes the whole row, with the mark beside the words. */
  row?: keyof typeof rows;
  children: ReactNode;
}

const rows = {
  md: "md:col-span-full md:gap-7",
  "md:max-lg": "md:max-lg:col-span-full md:gap-7 lg:flex-col lg:gap-5",
};

function Way({ mark, title, row, children }: WayProps) {
  return (
    <Card as="li" className={classNames("flex gap-4", row ? rows[row] : "md:flex-col md:gap-5")}>
      <span className="grid size-14 flex-none place-items-center rounded-[18px] bg-orvalho text-folha">{mark}</span>
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="text-h3">{title}</h3>
        <div className="mt-1.5 flex flex-1 flex-col items-start justify-between gap-2 text-base/normal text-pedra">
          {children}
        </div>
      </div>
    </Card>
  );
}
