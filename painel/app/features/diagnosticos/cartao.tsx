import { classNames } from "@eden/ui/core/class-names.ts";
import { type ReactNode, useId } from "react";

interface CartaoProps {
  titulo: string;
  /** Beside the title. */
  nota?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card of the store's page, named by its title. On paper only its frame is left. */
export function Cartao({ titulo, nota, className, children }: CartaoProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "min-w-0 rounded-sheet border border-linha bg-papel p-4 md:p-5 print:mb-3 print:break-inside-avoid print:bg-white print:p-4",
        className,
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-heading">
          {titulo}
        </h2>
        {nota}
      </header>
      {children}
    </section>
  );
}
