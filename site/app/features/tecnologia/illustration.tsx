import { classNames } from "@eden/ui/core/class-names.ts";
import type { ReactNode } from "react";

interface IllustrationProps {
  /** Text alternative of the drawing. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A drawn screen of the product. Exposed as one image, so that its fictional text is not read as content. */
export function Illustration({ label, className, children }: IllustrationProps) {
  return (
    <div role="img" aria-label={`Exemplo ilustrativo: ${label}`} className={classNames("select-none", className)}>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}

/** Label on every drawing that shows figures. */
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
