import type { ReactNode } from "react";

interface FormActionsProps {
  /** The back link, left of the main button; below it on a phone. */
  back?: ReactNode;
  /** The main button with its reason, and any note below it. */
  children: ReactNode;
}

/** The footer of a form. On a phone: button, reason, then the back link. */
export function FormActions({ back, children }: FormActionsProps) {
  return (
    <div className="mt-6 flex flex-col gap-2 md:mt-9 md:flex-row-reverse md:items-start md:justify-between md:gap-4">
      <div className="flex flex-col md:items-end [&>button]:max-md:w-full">{children}</div>
      {back && <div className="flex justify-center md:-ml-6.5 md:min-h-15 md:items-center">{back}</div>}
    </div>
  );
}
