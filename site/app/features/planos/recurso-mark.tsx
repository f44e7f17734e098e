import type { Plano } from "@eden/domain/catalogo/planos";
import { hasRecurso, type RecursoId } from "@eden/domain/catalogo/recursos";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Tooltip } from "@eden/ui/tooltip.tsx";
import { Check } from "lucide";
import { edificacaoNote } from "~/content/planos.ts";

interface RecursoMarkProps {
  plano: Plano;
  recurso: RecursoId;
}

/** Whether a plano includes a recurso. Check marks of Edificação have a tooltip, because it has four planos. */
export function RecursoMark({ plano, recurso }: RecursoMarkProps) {
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
export const ringed =
  "relative scroll-mt-28 before:absolute before:inset-1 before:rounded-full before:border-[1.5px] before:border-folha before:border-dotted hover:before:border-solid";

interface MarkProps {
  included: boolean;
  /** In the recommended plano's column. */
  featured?: boolean;
}

/** A filled disc with a check, or a plain dash instead of a red cross. Decorative: there is text beside it. */
export function Mark({ included, featured = false }: MarkProps) {
  if (!included) {
    return (
      <span className="inline-grid size-6.5 shrink-0 place-items-center align-middle">
        <span className="w-2.5 rounded-full border-contorno border-t-2" />
      </span>
    );
  }
  return (
    <span
      className={classNames(
        "inline-grid size-6.5 shrink-0 place-items-center rounded-full align-middle",
        featured ? "bg-mata text-broto" : "bg-folha text-white",
      )}
    >
      <Icon of={Check} size={16} strokeWidth={3} />
    </span>
  );
}
