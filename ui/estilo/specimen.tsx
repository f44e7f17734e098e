import type { ReactNode } from "react";
import { classNames } from "../core/class-names.ts";

interface SpecimenGroupProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One family of components. */
export function SpecimenGroup({ id, title, lead, children }: SpecimenGroupProps) {
  return (
    <section aria-labelledby={id} className="pagina pt-18 lg:pt-36">
      <h2 id={id} className="scroll-mt-24 text-h2">
        {title}
      </h2>
      <p className="mt-3 mb-7 max-w-[62ch] text-lead text-pedra lg:mb-14">{lead}</p>
      <div className="grid gap-6 lg:gap-8">{children}</div>
    </section>
  );
}

const surfaces = {
  creme: "rounded-cartao border border-linha p-5 md:p-8",
  papel: "rounded-cartao bg-papel p-5 shadow-suave md:p-8",
  mata: "escuro rounded-[36px] bg-mata p-6 md:p-10 lg:rounded-ombro",
};

interface SpecimenProps {
  title: string;
  surface?: keyof typeof surfaces;
  className?: string;
  children: ReactNode;
}

/** A component in one state, on one background. */
export function Specimen({ title, surface = "creme", className, children }: SpecimenProps) {
  return (
    <div className={classNames("min-w-0", surfaces[surface])}>
      <h3 className="mb-5 text-h3">{title}</h3>
      <div className={className}>{children}</div>
    </div>
  );
}
