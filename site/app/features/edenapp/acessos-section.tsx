import { COMPRA_EDENAPP, CONTA_GRATUITA } from "@eden/domain/catalogo/niveis";
import { Card } from "@eden/ui/card.tsx";
import { CheckLines } from "@eden/ui/choice/check-lines.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { acessos } from "~/content/cadastro.ts";
import { ofertasDoApp } from "~/content/edenapp.ts";
import { precosDaLive } from "~/content/live.ts";
import { precos } from "~/content/precos.ts";
import { fechoEdenapp } from "~/images/fecho-edenapp.ts";
import { vaso1 } from "~/images/vaso-1.ts";

/**
 * Contents and price of each access type, side by side. The prices are those of the form that the paid one links to.
 */
export function AcessosSection() {
  return (
    <Section id="acessos" aria-labelledby="acessos-titulo">
      <h2 id="acessos-titulo" className="max-w-[20ch] text-h2">
        Comece de graça, avance quando fizer <em>sentido</em>
      </h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:mt-12 lg:gap-8">
        <Offer
          name={acessos.gratuito.nome}
          promise={acessos.gratuito.descricao}
          picture={vaso1}
          price={precos.gratuito}
          note="Nada para pagar."
          lines={ofertasDoApp.gratuito}
        >
          <ButtonLink to={CONTA_GRATUITA} variant="outline" size="l" className="w-full">
            Criar conta gratuita
          </ButtonLink>
        </Offer>
        <Offer
          name={acessos.pago.nome}
          promise={acessos.pago.descricao}
          picture={fechoEdenapp}
          price={precos.parcelas}
          note={`= ${precos.totalParcelado}, sem juros no cartão. À vista, por PIX ou boleto: ${precosDaLive.avista}.`}
          lines={ofertasDoApp.pago}
        >
          <ButtonLink to={COMPRA_EDENAPP} variant="ipe" size="l" className="w-full">
            <span>
              Adquira agora<span className="sr-only"> o EdenApp</span>
            </span>
            <Icon of={ArrowRight} />
          </ButtonLink>
        </Offer>
      </ul>
    </Section>
  );
}

interface OfferProps {
  name: string;
  promise: string;
  picture: PictureFile;
  price: string;
  /** Explanation of the price. */
  note: string;
  lines: readonly string[];
  /** Button or link. */
  children: ReactNode;
}

function Offer({ name, promise, picture, price, note, lines, children }: OfferProps) {
  return (
    <Card as="li" size="l" className="flex flex-col">
      <div className="flex items-start justify-between gap-4 [&>picture]:shrink-0">
        <div>
          <h3 className="text-[1.625rem]/tight">{name}</h3>
          <p className="mt-1 text-pedra">{promise}</p>
        </div>
        <Picture of={picture} alt="" sizes="88px" className="-mt-2 h-22 w-auto shrink-0" />
      </div>
      <p className="mt-5 font-semibold font-titulo text-[2rem]/tight text-mata tracking-[-0.02em] lining-nums tabular-nums lg:text-[2.5rem]/tight">
        {price}
      </p>
      <p className="mt-1.5 text-pedra">
        <MoneyText>{note}</MoneyText>
      </p>
      <div className="mt-5 mb-7">
        <CheckLines lines={lines} />
      </div>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}
