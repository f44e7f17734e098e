import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowDown } from "lucide";
import { Link } from "react-router";
import { type Marca, marcas } from "~/content/marcas.ts";
import { Facade } from "./facade.tsx";
import { marcaImages } from "./marca-images.ts";

export function MarcasOpening() {
  return (
    <div className="pagina grid gap-7 pt-7 pb-12 md:gap-10 md:pb-18 lg:grid-cols-12 lg:items-center lg:gap-4 lg:pt-10 xl:pt-12">
      <div className="lg:col-span-5">
        <h1 className="text-pagina">
          Três fachadas. Uma delas tem o <em>seu jeito</em>.
        </h1>
        <p className="mt-4 max-w-[36ch] text-lead text-pedra lg:mt-6">
          Licencie uma marca do grupo e mantenha o que a sua farmácia tem de melhor: você.
        </p>
      </div>
      <nav aria-label="Escolha uma marca" className="lg:col-span-7">
        <ul className="grid gap-2.5 md:grid-cols-3 md:gap-4">
          {marcas.map((marca) => (
            <MarcaChip key={marca.id} marca={marca} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Links to the marca's section. A row with the symbol on a phone; from 768 px the façade in an arch. */
function MarcaChip({ marca }: { marca: Marca }) {
  return (
    <li data-marca={marca.id} className="arco">
      <Link
        to={{ hash: marca.id }}
        state={{ secao: marca.id }}
        preventScrollReset
        className="relative flex min-h-18 items-center gap-3 overflow-hidden bg-(--marca-fundo) py-3 pr-4 pl-3 text-(--marca) transition-[translate] after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-(--marca)/12 duration-250 hover:-translate-y-1 max-md:rounded-cartao md:h-94 md:items-end md:px-5 md:pb-5.5 xl:h-104"
      >
        <span className="grid size-12 place-items-center rounded-campo bg-papel md:hidden">
          <img src={marcaImages[marca.id].symbol} alt="" width="30" height="30" />
        </span>
        <span className="absolute inset-x-0 bottom-20 flex justify-center max-md:hidden">
          <Facade
            of={marca.id}
            alt=""
            sizes="480px"
            className={classNames("aspect-8/5", marcaImages[marca.id].inArch)}
          />
        </span>
        <span className="relative flex-1 font-semibold font-titulo text-xl/tight tracking-[-0.015em] md:text-[1.1875rem]/tight xl:text-[1.3125rem]/tight">
          {marca.nome}
        </span>
        <Icon of={ArrowDown} size={20} className="relative" />
      </Link>
    </li>
  );
}
