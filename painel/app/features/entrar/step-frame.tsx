import { type ReactNode, useEffect, useRef } from "react";

/** Heading and text of a step. The heading takes the focus when the step opens, so that it is read. */
export function StepFrame({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A step that starts with a field focuses the field instead; the dialog announces its own title.
    if (!heading.current?.parentElement?.querySelector("[data-autofocus]")) heading.current?.focus();
  }, []);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-display/[1.15] tracking-[-0.02em]">
        {title}
      </h1>
      <p className="mt-2 text-read text-pretty text-pedra [&_b]:font-semibold [&_b]:wrap-anywhere [&_b]:text-tinta">
        {text}
      </p>
      {children}
    </div>
  );
}

export const stepButton =
  "mt-4 flex min-h-12.5 w-full items-center justify-center rounded-control border border-ipe bg-ipe px-4 text-read font-semibold text-tinta transition-colors hover:bg-ipe-2 focus-visible:outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-inativo aria-disabled:text-pedra";

export const stepLink = "inline-flex min-h-11 items-center font-semibold text-folha underline-offset-4 hover:underline";

export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-small text-pretty text-pedra">
      {children}
    </div>
  );
}
