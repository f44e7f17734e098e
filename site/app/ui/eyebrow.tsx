import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** The small line above a headline. */
export function Eyebrow({ icon, className, children }: { icon?: LucideIcon; className?: string; children: ReactNode }) {
  return (
    <p
      className={classNames(
        "flex items-center gap-2.5 text-peq font-semibold text-folha in-[.escuro]:text-broto",
        className,
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
    </p>
  );
}
