import { Icon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { ArrowDown } from "lucide-react";
import { Link } from "react-router";
import type { Marca } from "~/content/marcas.ts";
import { marks } from "./marks.ts";
import { pictures } from "./pictures.ts";

/** Links to the brand's section. A row with the symbol on a phone; from 768 px the façade in an arch. */
export function BrandChip({ marca }: { marca: Marca }) {
  return (
    <li data-marca={marca.id} className="arco">
      <Link
        to={{ hash: marca.id }}
        state={{ secao: marca.id }}
        preventScrollReset
        className="relative flex min-h-18 items-center gap-3 overflow-hidden bg-(--marca-fundo) py-3 pr-4 pl-3 text-(--marca) transition-[translate] after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-(--marca)/12 duration-250 hover:-translate-y-1 max-md:rounded-cartao md:h-94 md:items-end md:px-5 md:pb-5.5 xl:h-108"
      >
        <span className="grid size-12 place-items-center rounded-campo bg-papel md:hidden">
          <img src={marks[marca.id].symbol} alt="" width="30" height="30" />
        </span>
        <span className="absolute bottom-17 left-1/2 -translate-x-1/2 max-md:hidden">
          <Picture of={pictures[marca.id][0]} alt="" sizes="480px" className="w-108 max-w-none xl:w-120" />
        </span>
        <span className="relative flex-1 font-semibold font-titulo text-xl/tight tracking-[-0.015em] md:text-[1.1875rem]/tight xl:text-[1.3125rem]/tight">
          {marca.nome}
        </span>
        <Icon of={ArrowDown} size={20} className="relative" />
      </Link>
    </li>
  );
}
