import { PLANOS_EDIFICACAO } from "@eden/domain/catalogo/planos-edificacao";
import { hasRecurso, RECURSOS } from "@eden/domain/catalogo/recursos";
import { Icon } from "@eden/ui/icon.tsx";
import { Check, ChevronDown } from "lucide-react";
import type { PlanOptions } from "./plan-choice.tsx";
import { COMUNS, DIFERENCAS, recursosCount } from "./plan-differences.ts";
import { detailsId, Included, PlanRadio, radioId } from "./plan-radio.tsx";

/** On a phone: the rows common to all plans once, then four cards with the differences only. */
export function PlanCards(options: PlanOptions) {
  return (
    <div className="grid gap-3.5">
      <Shared />
      {PLANOS_EDIFICACAO.map((plano) => (
        <label
          key={plano.id}
          htmlFor={radioId(options.id, plano)}
          className="grid cursor-pointer grid-cols-[26px_minmax(0,1fr)] gap-x-3.5 rounded-cartao border-[1.5px] border-contorno bg-papel px-4.5 py-5 has-focus-visible:outline-3 has-focus-visible:outline-ipe has-checked:border-folha has-checked:bg-orvalho has-checked:shadow-[inset_0_0_0_1px_var(--color-folha)]"
        >
          <PlanRadio {...options} plano={plano} />
          <span>
            <span className="block font-semibold font-titulo text-[1.375rem]/tight text-mata tracking-[-0.02em]">
              {plano.nome}
            </span>
            <span id={detailsId(options.id, plano)} className="grid gap-1.5 text-base/snug">
              <span className="mt-0.5 mb-1 block text-corpo text-pedra">{recursosCount(plano)}</span>
              {DIFERENCAS.map((recurso) => {
                const included = hasRecurso(plano, recurso);
                return (
                  <span key={recurso} className={`flex items-center gap-2 ${included ? "" : "text-pedra"}`}>
                    <Included included={included} />
                    {RECURSOS[recurso]}
                  </span>
                );
              })}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

function Shared() {
  return (
    <details className="group rounded-[20px] bg-orvalho">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-[20px] px-4.5 py-3.5 leading-snug [&::-webkit-details-marker]:hidden">
        <Icon of={Check} className="text-folha" />
        <span>
          <strong className="block font-semibold">Em todos os planos</strong>
          <span className="text-pedra">{COMUNS.length} recursos</span>
        </span>
        <Icon of={ChevronDown} className="ml-auto text-folha transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul className="grid gap-1.5 px-4.5 pb-4.5 text-base/snug">
        {COMUNS.map((recurso) => (
          <li key={recurso} className="flex items-center gap-2">
            <Icon of={Check} size={18} className="text-folha" />
            {RECURSOS[recurso]}
          </li>
        ))}
      </ul>
    </details>
  );
}
