import type { PlanoEdificacaoId } from "@eden/domain/catalogo/plano-edificacao-ids";
import { ChoiceGroup } from "@eden/ui/choice-group.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { useMediaQuery } from "@eden/ui/use-media-query.ts";
import { Info } from "lucide-react";
import { PlanCards } from "./plan-cards.tsx";
import { PlanTable } from "./plan-table.tsx";

export interface PlanOptions {
  /** Id of the first radio, which the error summary links to. */
  id: string;
  value: "" | PlanoEdificacaoId;
  onChange: (plano: PlanoEdificacaoId) => void;
}

/**
 * One of the four plans: a table on wide screens, cards on narrow ones. Only one of the two is rendered, because both
 * contain the same radios.
 */
export function PlanChoice({ error, ...options }: PlanOptions & { error?: string | undefined }) {
  const Options = useMediaQuery("(min-width: 48rem)") ? PlanTable : PlanCards;
  return (
    <>
      <ChoiceGroup role="radiogroup" id={options.id} legend="Plano" legendHidden error={error}>
        <Options {...options} />
      </ChoiceGroup>
      <p className="mt-4 flex items-start gap-2.5 text-base/snug text-pedra">
        <Icon of={Info} size={20} className="mt-px shrink-0 text-folha" />
        Nesta tabela, os planos 3 e 4 têm os mesmos recursos. O consultor explica as condições de cada um antes de
        fechar.
      </p>
      <p className="mt-3 flex items-start gap-2.5 text-base/snug text-pedra">
        <Icon of={Info} size={20} className="mt-px shrink-0 text-folha" />
        Aqui você compara os quatro tamanhos da Edificação. A página Planos compara os seis pacotes do grupo, e por isso
        alguns recursos, como o EAD, aparecem de outro jeito lá.
      </p>
    </>
  );
}
