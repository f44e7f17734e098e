import type { IconNode } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface SectionProps extends Pick<ComponentProps<"section">, "id" | "aria-label" | "aria-labelledby"> {
  /** A dark background with rounded corners instead of the page's background. */
  slab?: "mata";
  /** Applied to the section. */
  className?: string;
  /** Applied to the 1200 px column inside it. */
  columnClassName?: string;
  children: ReactNode;
}

/** Vertical spacing of the page: 60 px between sections on a phone, 72 px on a tablet, 96 px from 1024 px. */
export function Section({ slab, className, columnClassName, children, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      className={classNames(
        "scroll-mt-24",
        slab
          ? "escuro mt-18 rounded-[36px] bg-mata py-14 lg:mx-4 lg:mt-24 lg:rounded-ombro lg:py-21"
          : "pt-15 md:pt-18 lg:pt-24",
        className,
      )}
    >
      <div className={classNames("pagina", columnClassName)}>{children}</div>
    </section>
  );
}

/** The small line above a headline. */
export function Eyebrow({ icon, className, children }: { icon?: IconNode; className?: string; children: ReactNode }) {
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

/** Space above a section, so that its heading does not touch the top of the window. */
const OFFSET = 100;

export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const top = section.getBoundingClientRect().top + window.scrollY - OFFSET;
  window.scrollTo({ top, behavior: still ? "auto" : "smooth" });
}
