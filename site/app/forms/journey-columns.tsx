import type { ReactNode } from "react";

interface JourneyColumnsProps {
  children: ReactNode;
  /** From 1024 px beside the form, and in sight while it scrolls; under it on smaller screens. */
  aside: ReactNode;
}

/** A form of 560 px and what accompanies it. */
export function JourneyColumns({ children, aside }: JourneyColumnsProps) {
  return (
    <div className="pagina grid gap-x-24 gap-y-12 pt-4 md:justify-center md:pt-8 md:[grid-template-columns:minmax(0,35rem)] lg:[grid-template-columns:minmax(0,35rem)_20rem]">
      <div>{children}</div>
      <aside className="lg:sticky lg:top-0 lg:self-start lg:pt-24">{aside}</aside>
    </div>
  );
}
