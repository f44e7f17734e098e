import { type IconNode, Info } from "lucide";
import { type ComponentProps, type MouseEvent, useId } from "react";
import { AppLink, type AppLinkProps } from "./app-link.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Label while sending: shown instead and announced; a second click does nothing. */
  busyLabel?: string | undefined;
  /** Why it is unavailable. The button stays focusable and still runs its handler, to show the errors. */
  reason?: string | undefined;
}

/** Never uses the `disabled` attribute: an unavailable button keeps focus and shows the reason. */
export function Button(props: ButtonProps) {
  const { variant = "mata", size, busyLabel, reason, className, children, ...rest } = props;
  const reasonId = useId();
  const busy = busyLabel !== undefined;
  const inactive = reason !== undefined || rest["aria-disabled"] === true;
  const stopWhenBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  const look = () => {
    if (busy) return busyButtonStyle(size, className);
    return inactive ? inactiveButtonStyle(variant, size, className) : buttonStyle(variant, size, className);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={stopWhenBusy}
        aria-disabled={busy || inactive || undefined}
        aria-describedby={reason && !busy ? reasonId : rest["aria-describedby"]}
        className={look()}
      >
        {busy && <Spinner />}
        {busy ? busyLabel : children}
      </button>
      {/* A live region must exist before its text changes, and inside a button it would not be announced. */}
      {"busyLabel" in props && (
        <span role="status" className="sr-only">
          {busyLabel}
        </span>
      )}
      {reason && !busy && <Reason id={reasonId}>{reason}</Reason>}
    </>
  );
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 rounded-full border-3 border-white/30 border-t-white motion-safe:animate-spin"
    />
  );
}

function Reason({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} data-reason className="mt-3.5 flex items-start gap-2.5 text-base/snug text-pedra">
      <Icon of={Info} size={20} className="mt-px text-folha" />
      <span>{children}</span>
    </span>
  );
}

export type ButtonVariant = "mata" | "ipe" | "outline" | "papel" | "glass" | "bare";
type ButtonSize = "s" | "m" | "l";

const variants: Record<ButtonVariant, string> = {
  mata: "border-transparent bg-mata text-white hover:bg-mata-3",
  // A papel gap between the button and its focus ring: both are ipê.
  ipe: "border-transparent bg-ipe text-tinta shadow-[inset_0_-2px_0_#9a6a0033,0_6px_18px_#9a6a0026] in-[.escuro]:shadow-[inset_0_-2px_0_#9a6a0033] hover:bg-ipe-2 focus-visible:outline-offset-3 focus-visible:shadow-[0_0_0_3px_var(--color-papel),0_0_0_9px_var(--color-tinta)]",
  outline: "border-mata text-mata hover:bg-orvalho",
  papel: "border-transparent bg-papel text-mata hover:bg-orvalho",
  glass: "border-white/35 bg-white/8 text-white hover:bg-white/16",
  bare: "border-transparent text-mata underline-offset-4 hover:underline",
};

/** Style while the button is unavailable. A bare button stays bare. */
const inactive: Record<"solid" | "bare", string> = {
  solid: "border-transparent bg-inativo text-pedra",
  bare: "border-transparent text-pedra",
};

const sizes: Record<ButtonSize, string> = {
  s: "min-h-11 px-4 py-2 text-peq lg:min-h-12 lg:px-5 lg:text-base",
  m: "min-h-13 px-6.5 py-3 text-[1.0625rem]",
  l: "min-h-15 px-7.5 py-3.5 text-lg",
};

/** `botao` is the name by which the print stylesheet knows it. */
const shape =
  "botao inline-flex items-center justify-center gap-3 rounded-full border-[1.5px] text-center font-semibold leading-tight transition-[translate,background-color]";

/** Shared style of <button> and links styled as buttons. */
export function buttonStyle(variant: ButtonVariant = "mata", size: ButtonSize = "m", className?: string): string {
  return classNames(shape, "hover:-translate-y-0.5 active:translate-y-0", variants[variant], sizes[size], className);
}

function inactiveButtonStyle(variant: ButtonVariant, size: ButtonSize = "m", className?: string): string {
  const look = variant === "bare" ? inactive.bare : inactive.solid;
  return classNames(shape, "cursor-not-allowed!", look, sizes[size], className);
}

/** Busy: unavailable too, but keeps its full colour. */
function busyButtonStyle(size: ButtonSize = "m", className?: string): string {
  return classNames(shape, "cursor-progress! border-transparent bg-mata text-white", sizes[size], className);
}

interface ButtonLinkProps extends AppLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} className={buttonStyle(variant, size, className)} />;
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: IconNode;
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
