import type { NivelId } from "@eden/domain/catalogo/niveis";
import { classNames } from "@eden/ui/class-names.ts";
import { Section } from "@eden/ui/section.tsx";
import { useId } from "react";
import { PLANOS_DO_BLOCO, type PlanoDoBloco } from "~/content/planos-bloco.ts";
import { gridColumns } from "./grid-columns.ts";
import { PlanCard } from "./plan-card.tsx";

interface PlansBlockProps {
  /** Which levels are shown, in this order. */
  show?: readonly NivelId[];
  /** The available cards; those of the catalogue by default. */
  plans?: readonly PlanoDoBloco[];
}

const DEFAULT_SHOW: readonly NivelId[] = ["edificacao", "plenitude"];

/** The plans block at the end of a page: one card per relevant level. */
export function PlansBlock({ show = DEFAULT_SHOW, plans = PLANOS_DO_BLOCO }: PlansBlockProps) {
  const headingId = useId();
  const shown = show.flatMap((id) => plans.find((plan) => plan.id === id && plan.ativo) ?? []);
  if (shown.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId} className="max-w-[20ch] text-h2">
        Gostou? Faça parte deste grande <em>movimento</em>!
      </h2>
      <ul className={classNames("grid gap-x-4 lg:gap-x-6", gridColumns(shown.length))}>
        {shown.map((plan) => (
          <PlanCard key={plan.id} plan={plan} wide={shown.length <= 2} />
        ))}
      </ul>
    </Section>
  );
}
