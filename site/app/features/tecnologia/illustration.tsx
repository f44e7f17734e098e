import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names.ts";

interface IllustrationProps {
  /** What the drawing shows, for those who do not see it. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A drawn screen of the product. One picture to assistive technology: its made-up words are not read as content. */
export function Illustration({ label, className, children }: IllustrationProps) {
  return (
    <div role="img" aria-label={`Exemplo ilustrativo: ${label}`} className={classNames("select-none", className)}>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}

/** Said on the drawing itself, wherever it shows a figure. */
export function ExampleTag({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        "inline-block rounded-full border border-linha-2 bg-papel px-3 py-1.5 font-medium text-pedra text-peq leading-none whitespace-nowrap",
        className,
      )}
    >
      Exemplo ilustrativo
    </span>
  );
}
