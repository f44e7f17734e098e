import { PLANOS } from "@eden/domain/catalogo/planos";
import { AppLink } from "@eden/ui/app-link.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { Info } from "lucide-react";
import { PlanDetails } from "./plan-details.tsx";
import { PlansTable } from "./plans-table.tsx";

const titleId = "planos-titulo";

/** The page starts with the comparison: a table, or on phones one card per plan. */
export function PlansComparison() {
  return (
    <section aria-labelledby={titleId}>
      <div className="pagina pt-5 md:pb-50 lg:pt-15 lg:pb-44 xl:h-102 xl:pb-0">
        <h1 id={titleId} className="max-w-[18ch] text-pagina">
          Escolha o ritmo do seu <em>crescimento</em>
        </h1>
        <p className="mt-4 max-w-[38ch] text-lead text-pedra lg:mt-5">
          Seis planos, da semente à copa. Comece pequeno, crie raiz e avance quando fizer sentido.
        </p>
      </div>
      <div className="pagina mt-7 grid grid-cols-1 gap-3 md:hidden">
        {PLANOS.map((plano) => (
          <PlanDetails key={plano.id} plano={plano} />
        ))}
      </div>
      <div className="relative isolate mx-auto hidden w-[min(1280px,100%-2rem)] before:absolute before:inset-x-0 before:top-90 before:bottom-0 before:-z-1 before:rounded-[28px] before:shadow-suave md:block">
        <PlansTable />
      </div>
      <p className="pagina mt-5 flex items-start gap-2.5 text-base/snug text-pedra md:mt-6">
        <Icon of={Info} size={20} className="mt-px shrink-0 text-folha" />
        <span>
          Aqui a Edificação aparece como um dos seis pacotes do grupo. Ela tem quatro tamanhos, cada um com a sua lista
          de recursos: compare no{" "}
          <AppLink
            to="/registro-edificacao"
            className="whitespace-nowrap font-semibold text-folha underline underline-offset-3"
          >
            cadastro da Edificação
          </AppLink>
          .
        </span>
      </p>
    </section>
  );
}
