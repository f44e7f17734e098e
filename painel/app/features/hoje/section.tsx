import { type ReactNode, useId } from "react";
import { Link } from "react-router";

interface SectionProps {
  titulo: string;
  /** Beside the title: how many, how much. */
  sub?: string | undefined;
  /** Continues `sub` where there is room. */
  subMais?: string;
  /** At the right end: the place with all of them. */
  mais?: { to: string; texto: string };
  children: ReactNode;
}

/** A titled card of the day. */
export function Section({ titulo, sub, subMais, mais, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-7">
      <header className="mb-2.5 flex min-h-6 items-baseline gap-x-3 px-0.5">
        <h2 id={id} className="shrink-0 font-texto text-read/snug font-strong tracking-normal text-tinta">
          {titulo}
        </h2>
        {sub && (
          <p className="min-w-0 shrink truncate text-body text-pedra">
            {sub}
            {subMais && <span className="max-sm:hidden lg:max-[84rem]:hidden">{subMais}</span>}
          </p>
        )}
        {mais && (
          <Link to={mais.to} className={`${sectionLink} ml-auto shrink-0 whitespace-nowrap`}>
            {mais.texto}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

export const cardStyle = "divide-y divide-areia overflow-clip rounded-sheet border border-linha bg-white";
/** A link in a line of text, with a target of 44 px by touch. */
export const sectionLink =
  "relative rounded-mark text-body font-strong text-folha hover:underline after:absolute after:-inset-x-2 after:-inset-y-2.5";
