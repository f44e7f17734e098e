import { classNames } from "./class-names.ts";

export type ButtonVariant = "mata" | "ipe" | "fio" | "papel" | "vidro" | "nu";
export type ButtonSize = "p" | "m" | "g";

const variants: Record<ButtonVariant, string> = {
  mata: "border-transparent bg-mata text-white hover:bg-mata-3",
  // A papel gap between the button and its focus ring: both are ipê.
  ipe: "border-transparent bg-ipe text-tinta shadow-[inset_0_-2px_0_#9a6a0033,0_6px_18px_#9a6a0026] in-[.escuro]:shadow-[inset_0_-2px_0_#9a6a0033] hover:bg-ipe-2 focus-visible:outline-offset-3 focus-visible:shadow-[0_0_0_3px_var(--color-papel),0_0_0_9px_var(--color-tinta)]",
  fio: "border-mata text-mata hover:bg-orvalho",
  papel: "border-transparent bg-papel text-mata hover:bg-orvalho",
  vidro: "border-white/35 bg-white/8 text-white hover:bg-white/16",
  nu: "border-transparent text-mata underline-offset-4 hover:underline",
};

/** Style while the button is unavailable. A bare button stays bare. */
const inactive: Record<"solid" | "bare", string> = {
  solid: "border-transparent bg-inativo text-pedra",
  bare: "border-transparent text-pedra",
};

const sizes: Record<ButtonSize, string> = {
  p: "min-h-11 px-4 py-2 text-peq lg:min-h-12 lg:px-5 lg:text-base",
  m: "min-h-13 px-6.5 py-3 text-[1.0625rem]",
  g: "min-h-15 px-7.5 py-3.5 text-lg",
};

const shape =
  "inline-flex items-center justify-center gap-3 rounded-full border-[1.5px] text-center font-semibold leading-tight transition-[translate,background-color]";

/** Shared style of <button> and links styled as buttons. */
export function buttonStyle(variant: ButtonVariant = "mata", size: ButtonSize = "m", className?: string): string {
  return classNames(shape, "hover:-translate-y-0.5 active:translate-y-0", variants[variant], sizes[size], className);
}

export function inactiveButtonStyle(variant: ButtonVariant, size: ButtonSize = "m", className?: string): string {
  const look = variant === "nu" ? inactive.bare : inactive.solid;
  return classNames(shape, "cursor-not-allowed!", look, sizes[size], className);
}

/** Busy: unavailable too, but keeps its full colour. */
export function busyButtonStyle(size: ButtonSize = "m", className?: string): string {
  return classNames(shape, "cursor-progress! border-transparent bg-mata text-white", sizes[size], className);
}
