import { classNames } from "@eden/ui/class-names.ts";
import { Icon } from "@eden/ui/icon.tsx";
import { Check } from "lucide-react";

interface MarkProps {
  included: boolean;
  /** In the recommended plan's column. */
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
