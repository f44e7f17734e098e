import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: LucideIcon;
  /** The action: accessible name and title attribute. */
  label: string;
  filled?: boolean;
}

/** A round 48 px button with an icon only. Inside a brand's section it takes the brand's colour. */
export function IconButton({ icon, label, filled = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        "inline-grid size-12 shrink-0 place-items-center rounded-full border-[1.5px] transition-[translate,background-color] active:translate-y-px",
        filled
          ? "border-transparent bg-(--marca,var(--color-mata)) text-white hover:bg-mata-3"
          : "border-contorno text-(--marca,var(--color-mata)) hover:border-current hover:bg-white/60",
        className,
      )}
    >
      <Icon of={icon} />
    </button>
  );
}
