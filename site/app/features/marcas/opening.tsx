import { marcas } from "~/content/marcas.ts";
import { BrandChip } from "./brand-chip.tsx";

export function Opening() {
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
            <BrandChip key={marca.id} marca={marca} />
          ))}
        </ul>
      </nav>
    </div>
  );
}
