import { RECURSOS } from "@eden/domain/catalogo/recursos";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { Bike, Blocks, ClipboardCheck, Layers, MapPin, ShoppingCart, TrendingUp, Wallet } from "lucide";
import type { ReactNode } from "react";
import { fraseDoRecurso } from "~/content/recursos.ts";
import { type FerramentaId, ferramentas } from "~/content/tecnologia.ts";
import { mesaPainel } from "~/images/mesa-painel.ts";

const icons: Record<FerramentaId, ReactNode> = {
  gestaoFinanceira: <Icon of={Wallet} size={30} />,
  gestaoCompras: <Icon of={ShoppingCart} size={30} />,
  painelVendas: <Icon of={TrendingUp} size={30} />,
  painelCompras: <Icon of={ClipboardCheck} size={30} />,
  vendaWhatsapp: <SocialIcon of="whatsapp" size={28} />,
  estudoLocalizacao: <Icon of={MapPin} size={30} />,
  superApps: <Icon of={Blocks} size={30} />,
  mixProdutos: <Icon of={Layers} size={30} />,
  deliveryOnline: <Icon of={Bike} size={30} />,
};

/** Nine tools in a grid, separated by thin lines. */
export function ToolShelf() {
  return (
    <Section aria-labelledby="ferramentas">
      <div className="grid items-center gap-y-4 md:grid-cols-2">
        <h2 id="ferramentas" className="max-w-[18ch] text-h2">
          E tudo o que sustenta o dia da loja
        </h2>
        <Picture of={mesaPainel} sizes="(min-width: 1280px) 600px, (min-width: 768px) 46vw, 92vw" className="w-full" />
      </div>
      <ul className="mt-4 grid gap-px overflow-hidden rounded-[28px] bg-linha shadow-suave md:grid-cols-3 lg:rounded-[40px]">
        {ferramentas.map((recurso) => (
          <li
            key={recurso}
            className="group/tool grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 bg-papel p-5 transition-[background-color] hover:bg-orvalho md:grid-cols-1 md:content-start md:p-7 lg:p-10"
          >
            <span className="row-span-2 grid size-14 place-items-center self-center rounded-[18px] bg-orvalho text-folha transition-[background-color,color] group-hover/tool:bg-mata group-hover/tool:text-broto md:mb-5 md:size-16 md:self-start md:rounded-[20px]">
              {icons[recurso]}
            </span>
            <h3 className="self-end text-xl lg:text-[1.4375rem]/tight">{RECURSOS[recurso]}</h3>
            <p className="max-w-[28ch] text-base text-pedra md:mt-1.5 lg:text-[1.0625rem]/normal">
              {fraseDoRecurso[recurso]}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
