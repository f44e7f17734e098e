import { AppLink } from "@eden/ui/core/app-link.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { ArrowUpRight } from "lucide";
import { type Pilar, type PilarId, pilares } from "~/content/pilares.ts";
import { pilarEducacao } from "~/images/pilar-educacao.ts";
import { pilarGestao } from "~/images/pilar-gestao.ts";
import { pilarMarcas } from "~/images/pilar-marcas.ts";
import { pilarTecnologia } from "~/images/pilar-tecnologia.ts";

export function PilaresSection() {
  return (
    <Section aria-labelledby="pilares-titulo">
      <h2 id="pilares-titulo" className="text-h2">
        Quatro pilares, uma casa de pé
      </h2>
      <ul className="mt-7 grid gap-3 md:grid-cols-2 md:gap-4 lg:mt-9 lg:grid-cols-12">
        {pilares.map((pilar) => (
          <PilarTile key={pilar.id} pilar={pilar} />
        ))}
      </ul>
    </Section>
  );
}

interface TileLook {
  picture: PictureFile;
  tile: string;
  /** Position of the picture, and which of its edges fade into the tile. */
  place: string;
}

const looks: Record<PilarId, TileLook> = {
  educacao: {
    picture: pilarEducacao,
    tile: "bg-sol md:h-94 lg:col-span-5 lg:h-110 xl:h-112",
    place: "max-md:-right-[11%] bottom-0 w-[56%] md:left-1/2 md:w-[104%] md:-translate-x-1/2",
  },
  tech: {
    picture: pilarTecnologia,
    tile: "escuro bg-mata md:h-94 lg:col-span-7 lg:h-110 xl:h-112",
    place: "-right-[9%] bottom-0 w-[52%] md:right-0 md:w-full lg:w-[86%] xl:w-[76%]",
  },
  marcas: {
    picture: pilarMarcas,
    tile: "bg-papel md:h-88 lg:col-span-7 lg:h-96",
    place:
      "max-md:-right-[7%] -bottom-[10%] w-[57%] md:left-1/2 md:w-[106%] md:-translate-x-1/2 lg:-bottom-[16%] lg:w-[104%]",
  },
  gestao: {
    picture: pilarGestao,
    tile: "bg-orvalho md:h-88 lg:col-span-5 lg:h-96",
    place: "max-md:-right-[10%] -bottom-[5%] w-[50%] md:left-1/2 md:w-[106%] md:-translate-x-1/2 xl:w-[90%]",
  },
};

/** One link per tile: its title, stretched over the whole tile. */
function PilarTile({ pilar }: { pilar: Pilar }) {
  const look = looks[pilar.id];
  return (
    <li
      className={classNames(
        "group/tile relative isolate overflow-hidden rounded-[28px] p-5.5 transition-[translate] duration-250 hover:-translate-y-1 active:scale-99 max-md:h-36 md:p-6.5 has-focus-visible:outline-3 has-focus-visible:outline-ipe has-focus-visible:shadow-foco lg:rounded-ficha lg:p-9",
        look.tile,
      )}
    >
      <Picture
        of={look.picture}
        alt=""
        sizes="(min-width: 1024px) 692px, 92vw"
        className={classNames("pointer-events-none absolute -z-1 h-auto max-w-none", look.place)}
      />
      <h3 className="text-[1.625rem]/[1.1] md:pr-16 md:text-[1.875rem]/[1.1] lg:text-[2.125rem]/[1.1]">
        <AppLink to={pilar.link} className="outline-none after:absolute after:inset-0 focus-visible:shadow-none">
          {pilar.titulo}
        </AppLink>
      </h3>
      <p className="mt-2 max-w-[18ch] text-balance text-base/snug md:mt-2.5 md:max-w-[25ch] md:text-[1.0625rem]/[1.45] text-tinta/85 in-[.escuro]:text-nevoa">
        {pilar.frase}
      </p>
      <span
        aria-hidden="true"
        className="absolute top-5 right-5 grid size-12 max-md:hidden place-items-center rounded-full bg-mata text-white transition-[rotate] duration-250 group-hover/tile:rotate-45 in-[.escuro]:bg-broto in-[.escuro]:text-mata lg:top-7 lg:right-7 lg:size-13"
      >
        <Icon of={ArrowUpRight} />
      </span>
    </li>
  );
}
