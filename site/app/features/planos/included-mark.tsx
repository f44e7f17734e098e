import type { Plano } from "@eden/domain/catalogo/planos";
import { hasRecurso, type RecursoId } from "@eden/domain/catalogo/recursos";
import { Tooltip } from "@eden/ui/tooltip.tsx";
import { edificacaoNote } from "~/content/planos.ts";
import { Mark } from "./mark.tsx";

interface IncludedMarkProps {
  plano: Plano;
  recurso: RecursoId;
}

/** Whether a plan includes a row. Edificação's check marks have a tooltip, because it has four plans of its own. */
export function IncludedMark({ plano, recurso }: IncludedMarkProps) {
  const included = hasRecurso(plano, recurso);
  const mark = (
    <>
      <Mark included={included} featured={plano.destaque} />
      <span className="sr-only">{included ? "Incluído" : "Não incluído"}</span>
    </>
  );
  if (!included || plano.id !== "edificacao") return mark;
  return (
    <Tooltip text={edificacaoNote(recurso)} className={ringed}>
      {mark}
    </Tooltip>
  );
}

// The dotted ring indicates a tooltip; the scroll margin keeps a focused mark clear of the sticky header.
const ringed =
  "relative scroll-mt-28 before:absolute before:inset-1 before:rounded-full before:border-[1.5px] before:border-folha before:border-dotted hover:before:border-solid";
