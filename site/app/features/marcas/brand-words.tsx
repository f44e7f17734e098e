import { ButtonLink } from "@eden/ui/button.tsx";
import { classNames } from "@eden/ui/class-names.ts";
import { Icon, SocialIcon } from "@eden/ui/icon.tsx";
import {
  Bike,
  Gem,
  HeartHandshake,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  Scale,
  ShoppingBasket,
  Tag,
  Users,
} from "lucide-react";
import { licenciamentoMessage, type Marca, type MarcaId } from "~/content/marcas.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { MARK_HEIGHT, marks } from "./marks.ts";

const icons: Record<MarcaId, readonly [LucideIcon, LucideIcon, LucideIcon]> = {
  "valora-farma": [HeartHandshake, Gem, MessagesSquare],
  "dolado-farma": [MapPin, Bike, Users],
  "bate-preco": [Tag, Scale, ShoppingBasket],
};

export function BrandWords({ marca, className }: { marca: Marca; className: string }) {
  const mark = marks[marca.id];
  return (
    <div className={classNames("grid md:grid-cols-2 md:gap-x-12 lg:grid-cols-1", className)}>
      <div>
        <h2 id={`${marca.id}-titulo`}>
          {/* Keeps its background in forced-colours mode. */}
          <img
            src={mark.lockup}
            alt={marca.nome}
            width={mark.width}
            height={MARK_HEIGHT}
            className={classNames("h-16 w-auto bg-(--marca-fundo) forced-color-adjust-none lg:h-20", mark.align)}
          />
        </h2>
        <p className="mt-5 text-balance font-semibold font-titulo text-(--marca) text-etapa lg:mt-7">{marca.chamada}</p>
        <p className="mt-3 max-w-[42ch] text-tinta/85 lg:mt-4">{marca.texto}</p>
      </div>
      <div>
        <ul className="mt-6 mb-8 border-(--marca)/20 border-b lg:mt-7 lg:mb-9">
          {icons[marca.id].map((icon, index) => (
            <li
              key={marca.argumentos[index]}
              className="flex min-h-14.5 items-center gap-3.5 border-(--marca)/20 border-t py-2 text-[1.0625rem]/snug"
            >
              <Icon of={icon} className="text-(--marca)" />
              {marca.argumentos[index]}
            </li>
          ))}
        </ul>
        <ButtonLink
          to={whatsappLink(licenciamentoMessage(marca.nome))}
          size="g"
          className="w-full bg-(--marca)! hover:brightness-115 sm:w-auto"
        >
          <SocialIcon of="whatsapp" />
          <span>
            Quero licenciar esta marca<span className="sr-only"> ({marca.nome})</span>
          </span>
        </ButtonLink>
      </div>
    </div>
  );
}
