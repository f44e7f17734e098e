import type { ReactNode } from "react";
import { classNames } from "./core/class-names.ts";

export type BadgeTone = "orvalho" | "papel" | "mata" | "broto" | "ipe" | "aviso";

const tones: Record<BadgeTone, string> = {
  // On a selected card, which is orvalho, the badge is papel.
  orvalho: "bg-orvalho text-mata group-has-[>label>input:checked]/choice:bg-papel",
  papel: "bg-papel text-mata",
  mata: "bg-mata text-white",
  broto: "bg-broto text-mata",
  ipe: "bg-ipe text-tinta",
  aviso: "bg-ipe-claro text-aviso",
};

interface BadgeProps {
  tone?: BadgeTone | undefined;
  children: ReactNode;
  className?: string;
}

/** A short fact next to a name. */
export function Badge({ tone = "orvalho", children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full border border-transparent px-3 py-0.75 font-texto text-peq font-semibold tracking-normal whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
