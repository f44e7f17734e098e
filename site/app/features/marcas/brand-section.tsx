import { Awning } from "@eden/ui/awning.tsx";
import { Carousel } from "@eden/ui/carousel.tsx";
import { classNames } from "@eden/ui/class-names.ts";
import { Picture } from "@eden/ui/picture.tsx";
import type { Marca } from "~/content/marcas.ts";
import { BrandWords } from "./brand-words.tsx";
import { pictures } from "./pictures.ts";

interface BrandSectionProps {
  marca: Marca;
  /** Pictures on the right instead of the left, from 1024 px. */
  mirrored: boolean;
  /** Cancels the browser's own jump to the hash with a huge scroll margin; the page scrolls there smoothly afterwards. */
  holdJump: boolean;
}

export function BrandSection({ marca, mirrored, holdJump }: BrandSectionProps) {
  const slides = pictures[marca.id].map((picture, index) => ({
    id: `${marca.id}-${index + 1}`,
    content: (
      <Picture
        of={picture}
        sizes="(min-width: 1440px) 860px, (min-width: 1024px) 60vw, (min-width: 768px) 100vw, 120vw"
        className="aspect-4/3 w-full object-cover mask-b-from-96% md:aspect-8/5 md:mask-x-from-96% lg:aspect-3/2"
      />
    ),
  }));
  return (
    <section
      id={marca.id}
      tabIndex={-1}
      data-marca={marca.id}
      aria-labelledby={`${marca.id}-titulo`}
      className={classNames(
        "scroll-mt-4 bg-(--marca-fundo) pb-16 shadow-none outline-none lg:pb-22",
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
        <BrandWords
          marca={marca}
          className={classNames("mt-9 lg:col-span-5 lg:row-start-1 lg:mt-0", mirrored ? "lg:pr-12" : "lg:pl-12")}
        />
      </div>
    </section>
  );
}
