import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type CompactVariant = "outline" | "mata" | "ipe" | "bare" | "danger";

interface CompactButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  variant?: CompactVariant | undefined;
  icon?: IconNode | undefined;
  /** While sending: the button keeps focus and a second click does nothing. */
  busy?: boolean | undefined;
}

/** The button of dense screens: 40 px with a mouse, 44 px by touch. Unavailable ones use `aria-disabled` and keep focus. */
export function CompactButton({ variant, icon, busy = false, className, children, ...rest }: CompactButtonProps) {
  const inactive = busy || rest["aria-disabled"] === true;
  return (
    <button
      type="button"
      {...rest}
      onClick={inactive ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={inactive || undefined}
      data-primary={variant === "ipe" || undefined}
      className={compactButtonStyle(variant, className)}
    >
      {icon && <Icon of={icon} size={18} />}
      {children}
    </button>
  );
}

const variants: Record<CompactVariant, string> = {
  outline: "border-linha-2 bg-white text-mata hover:border-contorno hover:bg-orvalho",
  mata: "border-mata bg-mata text-white hover:bg-mata-3",
  ipe: "border-ipe bg-ipe text-tinta hover:bg-ipe-2",
  bare: "border-transparent text-mata hover:bg-orvalho",
  danger: "border-linha-2 bg-white text-erro hover:border-erro hover:bg-erro-fundo",
};

export function compactButtonStyle(variant: CompactVariant = "outline", className?: string): string {
  return classNames(
    "inline-flex min-h-10 items-center justify-center gap-2 rounded-control border px-3.5 text-body leading-tight font-semibold whitespace-nowrap transition-colors pointer-coarse:min-h-11 aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-inativo aria-disabled:text-pedra",
    variants[variant],
    className,
  );
}
