import type { Plano } from "@eden/domain/catalogo/planos";
import { hasRecurso, type RecursoId } from "@eden/domain/catalogo/recursos";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Tooltip } from "@eden/ui/tooltip.tsx";
import { Check } from "lucide";
import { edificacaoNote, numeroDaNota } from "~/content/planos.ts";

interface RecursoMarkProps {
  plano: Plano;
  recurso: RecursoId;
}

/** Whether a plano includes a recurso. Check marks of Edificação have a tooltip, because it has four planos. */
export function RecursoMark({ plano, recurso }: RecursoMarkProps) {
  const included = hasRecurso(plano, recurso);
  const note = included && plano.id === "edificacao" ? edificacaoNote(recurso) : "";
  const mark = (
    <>
      <Mark included={included} featured={plano.destaque} note={numeroDaNota(note)} />
      <span className="sr-only">{included ? "Incluído" : "Não incluído"}</span>
    </>
  );
  if (!note) return mark;
  return (
    <Tooltip text={note} className={ringed}>
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
  /** On paper, where a tooltip cannot open: the number of the note under the table. */
  note?: string;
}

/**
 * A filled disc with a check, or a plain dash instead of a red cross; on paper the sign of `data-mark`. Decorative: there
 * is text beside it.
 */
export function Mark({ included, featured = false, note = "" }: MarkProps) {
  if (!included) {
    return (
      <span data-mark="–" className="inline-grid size-6.5 shrink-0 place-items-center align-middle">
        <span className="w-2.5 rounded-full border-contorno border-t-2" />
      </span>
    );
  }
  return (
    <span
      data-mark={`✓${note}`}
      className={classNames(
        "inline-grid size-6.5 shrink-0 place-items-center rounded-full align-middle",
        featured ? "bg-mata text-broto" : "bg-folha text-white",
      )}
    >
      <Icon of={Check} size={16} strokeWidth={3} />
    </span>
  );
}
