import { PLANOS_EDIFICACAO } from "@eden/domain/catalogo/planos-edificacao";
import { hasRecurso, RECURSOS } from "@eden/domain/catalogo/recursos";
import { ChoiceGroup } from "@eden/ui/choice/choice-group.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { useMediaQuery } from "@eden/ui/use-media-query.ts";
import { Check, ChevronDown, type IconNode, Info, Wallet } from "lucide";
import type { ReactNode } from "react";
import { semCobranca } from "~/content/inscricoes.ts";
import {
  COMUNS,
  condicoesOf,
  DIFERENCAS,
  detailsId,
  Included,
  type PlanoOptions,
  PlanoRadio,
  radioId,
  recursosCount,
} from "./plano-radio.tsx";
import { PlanoTable } from "./plano-table.tsx";

/**
 * One of the four planos: a table on wide screens, cards on narrow ones. Only one of the two is rendered, because both
 * contain the same radios.
 */
export function PlanoChoice({ error, ...rest }: Omit<PlanoOptions, "invalid"> & { error?: string | undefined }) {
  const Options = useMediaQuery("(min-width: 48rem)") ? PlanoTable : PlanoCards;
  const options = { ...rest, invalid: error !== undefined };
  return (
    <>
      <ChoiceGroup role="radiogroup" id={options.id} legend="Plano" legendHidden error={error}>
        <Options {...options} />
      </ChoiceGroup>
      <Note icon={Wallet}>{semCobranca}</Note>
      <Note icon={Info}>
        Nesta comparação, os Planos 3 e 4 têm os mesmos recursos. O consultor explica as condições de cada um antes de
        fechar.
      </Note>
      <Note icon={Info}>
        Aqui você compara as quatro versões da Edificação. A página Planos compara os seis planos do grupo, e por isso
        alguns recursos, como o EAD, aparecem de outro jeito lá.
      </Note>
    </>
  );
}

function Note({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <p className="mt-3.5 flex items-start gap-2.5 text-base/snug text-pedra">
      <Icon of={icon} size={20} className="mt-px shrink-0 text-folha" />
      {children}
    </p>
  );
}

/** On a phone: the rows common to all planos once, then four cards with the differences only. */
function PlanoCards(options: PlanoOptions) {
  return (
    <div className="grid gap-3.5">
      <Shared />
      {PLANOS_EDIFICACAO.map((plano) => (
        <label
          key={plano.id}
          htmlFor={radioId(options.id, plano)}
          className={classNames(
            "grid cursor-pointer grid-cols-[26px_minmax(0,1fr)] gap-x-3.5 rounded-cartao border-[1.5px] px-4.5 py-5 has-focus-visible:outline-3 has-focus-visible:outline-ipe has-checked:border-folha has-checked:bg-orvalho has-checked:shadow-[inset_0_0_0_1px_var(--color-folha)]",
            options.invalid ? "border-erro bg-erro-claro" : "border-contorno bg-papel",
          )}
        >
          <PlanoRadio {...options} plano={plano} />
          <span>
            <span className="block font-semibold font-titulo text-[1.375rem]/tight text-mata tracking-[-0.02em]">
              {plano.nome}
            </span>
            <span id={detailsId(options.id, plano)} className="grid gap-1.5 text-base/snug">
              <span className="mt-0.5 mb-1 block text-corpo text-pedra">
                {recursosCount(plano)}
                <span className="block font-semibold text-folha">{condicoesOf(plano)}</span>
              </span>
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
