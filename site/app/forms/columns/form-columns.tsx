import { classNames } from "@eden/ui/core/class-names.ts";
import type { ReactNode } from "react";

interface FormColumnsProps {
  children: ReactNode;
  /** Sticky beside the form from 1024 px; below it on smaller screens. */
  aside?: ReactNode;
  /** Set if the form itself shows it on smaller screens. */
  asideOnlyBeside?: boolean;
}

/** A form of 560 px with a side column; without one the form takes the full width. */
export function FormColumns({ children, aside, asideOnlyBeside = false }: FormColumnsProps) {
  return (
    <div className={classNames("pagina grid gap-x-24 gap-y-12 pt-4 md:justify-center md:pt-8", columns(!aside))}>
      <div>{children}</div>
      {aside && (
        <aside className={classNames("lg:sticky lg:top-0 lg:self-start lg:pt-24", asideOnlyBeside && "max-lg:hidden")}>
          {aside}
        </aside>
      )}
    </div>
  );
}

const columns = (alone: boolean) =>
  alone
    ? "grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,61rem)]"
    : "md:[grid-template-columns:minmax(0,35rem)] lg:[grid-template-columns:minmax(0,35rem)_20rem]";
