import type { ReactNode } from "react";
import { classNames } from "./core/class-names.ts";

export type CardTone = "papel" | "orvalho" | "sol" | "mata";

const tones: Record<CardTone, string> = {
  papel: "bg-papel shadow-suave",
  orvalho: "bg-orvalho",
  sol: "bg-sol",
  mata: "escuro bg-mata",
};

const sizes = { m: "rounded-cartao p-5 md:p-7", l: "rounded-[28px] p-6 md:rounded-ficha md:p-10" };

interface CardProps {
  tone?: CardTone;
  size?: keyof typeof sizes;
  /** Rises slightly on hover: for cards that are links. */
  lifts?: boolean;
  as?: "div" | "article" | "li" | "aside";
  className?: string;
  children: ReactNode;
}

export function Card({ tone = "papel", size = "m", lifts = false, as: Tag = "div", className, children }: CardProps) {
  return (
    <Tag
      className={classNames(
        "relative border border-transparent",
        tones[tone],
        sizes[size],
        lifts && "transition-[translate] duration-250 hover:-translate-y-1",
        className,
      )}
    >
      {children}
    </Tag>
  );
}
