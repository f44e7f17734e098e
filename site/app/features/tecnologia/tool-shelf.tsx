import { RECURSOS } from "@eden/domain/catalogo/recursos";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { Bike, Blocks, ClipboardCheck, Layers, MapPin, ShoppingCart, TrendingUp, Wallet } from "lucide";
import type { ReactNode } from "react";
import { fraseDoRecurso } from "~/content/recursos.ts";
import { raioX } from "~/content/rodape.ts";
import { type FerramentaId, ferramentas } from "~/content/tecnologia.ts";
import { mesaPainel } from "~/images/mesa-painel.ts";

const icons: Record<FerramentaId, ReactNode> = {
  gestaoFinanceira: <Icon of={Wallet} size={26} />,
  gestaoCompras: <Icon of={ShoppingCart} size={26} />,
  painelVendas: <Icon of={TrendingUp} size={26} />,
  painelCompras: <Icon of={ClipboardCheck} size={26} />,
  vendaWhatsapp: <SocialIcon of="whatsapp" size={25} />,
  estudoLocalizacao: <Icon of={MapPin} size={26} />,
  superApps: <Icon of={Blocks} size={26} />,
  mixProdutos: <Icon of={Layers} size={26} />,
  deliveryOnline: <Icon of={Bike} size={26} />,
};

/** Nine tools in a grid, separated by thin lines, beside the desk that shows them; a list of compact rows on a phone. */
export function ToolShelf() {
  return (
    <Section
      aria-labelledby="ferramentas"
      className="overflow-x-clip"
      columnClassName="grid gap-5 lg:grid-cols-[4fr_9fr] lg:gap-12 xl:gap-16"
    >
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center lg:flex lg:flex-col lg:justify-between">
        <h2 id="ferramentas" className="max-w-[18ch] text-h2">
          E tudo o que sustenta o dia da loja
        </h2>
        <div className="max-md:hidden lg:-mr-10 lg:-ml-5 xl:-mr-12 xl:-ml-30">
          <Picture of={mesaPainel} sizes="(min-width: 1024px) 560px, 46vw" className="w-full" />
        </div>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-[28px] bg-linha shadow-suave md:grid-cols-3 lg:rounded-[40px]">
        {ferramentas.map((recurso) => (
          <li
            key={recurso}
            className="group/tool grid grid-cols-[auto_1fr] items-center gap-x-3.5 bg-papel px-4 py-2.5 transition-[background-color] hover:bg-orvalho md:grid-cols-1 md:content-start md:p-6 xl:p-7"
          >
            <span className="row-span-2 grid size-11 place-items-center rounded-[14px] bg-orvalho text-folha transition-[background-color,color] group-hover/tool:bg-mata group-hover/tool:text-broto md:mb-4 md:size-14 md:rounded-[18px]">
              {icons[recurso]}
            </span>
            <h3 className="text-lg/tight md:text-xl/tight">{RECURSOS[recurso]}</h3>
            <p className="max-w-[32ch] text-peq/tight text-pedra md:mt-1.5 md:text-base/snug">
              {fraseDoRecurso[recurso]}
            </p>
            {recurso === "estudoLocalizacao" && (
              <AppLink
                to={raioX.to}
                className="inline-flex min-h-11 items-center font-semibold text-folha text-peq underline underline-offset-4 max-md:col-start-2 md:text-base"
              >
                Ver o raio-x da sua cidade
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
