import { GRUPOS_PLANOS, type Plano } from "@eden/domain/catalogo/planos";
import { hasRecurso, RECURSOS } from "@eden/domain/catalogo/recursos";
import { classNames } from "@eden/ui/class-names.ts";
import { Icon } from "@eden/ui/icon.tsx";
import { ChooseLink } from "./choose-link.tsx";
import { groupIcon } from "./group-icons.ts";
import { IncludedMark } from "./included-mark.tsx";
import { PlanAddition } from "./plan-addition.tsx";
import { PlanSummary } from "./plan-summary.tsx";

/** One plan on a phone. Any number may be open, to compare two by scrolling. */
export function PlanDetails({ plano }: { plano: Plano }) {
  return (
    <details
      open={plano.destaque}
      className={classNames(
        "group/plano relative rounded-[26px] shadow-suave",
        plano.destaque ? "mt-4 bg-orvalho ring-2 ring-mata" : "bg-papel",
      )}
    >
      <PlanSummary plano={plano} />
      <div className="px-5 pb-5.5">
        <PlanAddition plano={plano} />
        {GRUPOS_PLANOS.map(({ titulo, recursos }) => (
          <div key={titulo} className="mt-4 border-mata/12 border-t pt-4.5 first:mt-0">
            <h3 className="mb-1.5 flex items-center gap-2.5 text-[1.1875rem]/tight">
              <Icon of={groupIcon(titulo)} className="text-folha" />
              {titulo}
            </h3>
            <ul>
              {recursos.map((recurso) => (
                <li
                  key={recurso}
                  className={classNames(
                    "-ml-2.5 flex min-h-10 items-center gap-1.5 text-[1.0625rem]/tight",
                    !hasRecurso(plano, recurso) && "text-pedra",
                  )}
                >
                  <span className="grid w-11 shrink-0 place-items-center">
                    <IncludedMark plano={plano} recurso={recurso} />
                  </span>
                  {RECURSOS[recurso]}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <ChooseLink plano={plano} className="mt-5 w-full" />
      </div>
    </details>
  );
}
