import { Awning } from "@eden/ui/awning.tsx";
import { Carousel } from "@eden/ui/carousel.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import {
  Bike,
  Gem,
  HeartHandshake,
  type IconNode,
  MapPin,
  MessagesSquare,
  Scale,
  ShoppingBasket,
  Tag,
  Users,
} from "lucide";
import { licenciamentoMessage, type Marca, type MarcaId } from "~/content/marcas.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { Facade } from "./facade.tsx";
import { LOCKUP_HEIGHT, marcaImages } from "./marca-images.ts";

interface MarcaSectionProps {
  marca: Marca;
  /** Pictures on the right instead of the left, from 1024 px. */
  mirrored: boolean;
  /** The first one: its façade is on the first screen of a phone. */
  first: boolean;
  /** Cancels the browser's own jump to the hash with a huge scroll margin; the page scrolls there smoothly afterwards. */
  holdJump: boolean;
}

export function MarcaSection({ marca, mirrored, first, holdJump }: MarcaSectionProps) {
  const slides = [
    <Facade key="fachada" of={marca.id} priority={first} sizes={slideSizes} className={slideShape} />,
    ...marcaImages[marca.id].others.map((picture) => (
      <Picture
        key={picture.src}
        of={picture}
        sizes={slideSizes}
        className={classNames(slideShape, "object-cover mask-y-from-94% md:mask-x-from-93%")}
      />
    )),
  ].map((content, index) => ({ id: `${marca.id}-${index + 1}`, content }));
  return (
    <section
      id={marca.id}
      tabIndex={-1}
      data-marca={marca.id}
      aria-labelledby={`${marca.id}-titulo`}
      className={classNames(
        "scroll-mt-4 overflow-x-clip bg-(--marca-fundo) pb-16 shadow-none outline-none lg:pb-22",
        // The background extends behind the plants on the closing section.
        "last:pb-6 last:shadow-[0_20rem_0_var(--marca-fundo)]",
        holdJump && "[@media(scripting:enabled)]:scroll-mt-[999999px]",
      )}
    >
      <Awning className="text-(--marca)" />
      <div className="pagina grid lg:grid-cols-12 lg:items-center lg:gap-x-4 lg:pt-12">
        <Carousel
          label={`Imagens da ${marca.nome}`}
          slides={slides}
          className={classNames(
            "-mx-4 lg:col-span-7 lg:row-start-1",
            mirrored
              ? "lg:col-start-6 lg:-mr-6 lg:ml-0 min-[1440px]:-mr-30 min-[1440px]:-ml-6 min-[1680px]:-mr-44"
              : "lg:-ml-6 lg:mr-0 min-[1440px]:-ml-30 min-[1440px]:-mr-6 min-[1680px]:-ml-44",
          )}
        />
        <MarcaWords
          marca={marca}
          className={classNames(
            "mt-9 lg:col-span-5 lg:row-start-1 lg:mt-0",
            mirrored ? "lg:pr-6 xl:pr-12" : "lg:pl-6 xl:pl-12",
          )}
        />
      </div>
    </section>
  );
}

const slideSizes = "(min-width: 1440px) 860px, (min-width: 1024px) 60vw, (min-width: 768px) 100vw, 107vw";
const slideShape = "aspect-3/2 w-full md:aspect-8/5 lg:aspect-3/2";

const icons: Record<MarcaId, readonly [IconNode, IconNode, IconNode]> = {
  "valora-farma": [HeartHandshake, Gem, MessagesSquare],
  "dolado-farma": [MapPin, Bike, Users],
  "bate-preco": [Tag, Scale, ShoppingBasket],
};

function MarcaWords({ marca, className }: { marca: Marca; className: string }) {
  const images = marcaImages[marca.id];
  return (
    <div className={classNames("grid md:grid-cols-2 md:gap-x-12 lg:grid-cols-1", className)}>
      <div>
        <h2 id={`${marca.id}-titulo`}>
          {/* Keeps its background in forced-colours mode. */}
          <img
            src={images.lockup}
            alt={marca.nome}
            width={images.width}
            height={LOCKUP_HEIGHT}
            className={classNames("h-16 w-auto bg-(--marca-fundo) forced-color-adjust-none lg:h-20", images.align)}
          />
        </h2>
        <p className="mt-5 text-balance font-semibold font-titulo text-(--marca) text-etapa lg:mt-7 lg:max-xl:text-figure">
          {marca.chamada}
        </p>
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
          size="l"
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
