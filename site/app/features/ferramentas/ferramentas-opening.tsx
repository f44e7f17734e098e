import { Picture } from "@eden/ui/core/picture.tsx";
import { ferramentas } from "~/content/ferramentas.ts";
import { mesaPainel } from "~/images/mesa-painel.ts";
import { Promessa } from "./promessa.tsx";

const CONTAS = ["", "Uma conta", "Duas contas", "Três contas", "Quatro contas"][Object.keys(ferramentas).length];

export function FerramentasOpening() {
  return (
    <section aria-labelledby="ferramentas-titulo" className="overflow-clip">
      <div className="pagina lg:grid lg:min-h-130 lg:grid-cols-[32.5rem_minmax(0,1fr)] lg:items-center">
        <div className="relative z-1 pt-6 lg:pt-0">
          <h1 id="ferramentas-titulo" className="text-pagina">
            Ferramentas do <em>dono</em>
          </h1>
          <p className="mt-4.5 max-w-[31ch] text-[clamp(1.125rem,1rem+0.5vw,1.375rem)]/snug text-pedra">
            {CONTAS} para decidir com o número na mão. De graça, sem cadastro, no seu celular.
          </p>
          <Promessa />
        </div>
        <Picture
          of={mesaPainel}
          alt=""
          priority
          sizes="(width < 64rem) 100vw, 860px"
          className="pointer-events-none -mx-4 mt-2 -mb-5 h-auto w-[calc(100%+2rem)] max-w-none lg:-mt-2.5 lg:mb-0 lg:-ml-5 lg:w-145 xl:w-215"
        />
      </div>
    </section>
  );
}
