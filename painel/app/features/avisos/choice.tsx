import type { ReactNode } from "react";

export const cardStyle = "rounded-panel border border-linha bg-papel px-4 md:px-5";

interface ChoiceProps {
  title: string;
  text: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** One choice of the page: what it is, what it does, and its control. */
export function Choice({ title, text, children }: ChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-50">
        <p className="text-read font-strong">{title}</p>
        <p className="mt-0.5 text-body/snug text-pedra">{text}</p>
      </div>
      {children}
    </div>
  );
}
