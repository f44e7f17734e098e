import type { ReactNode } from "react";
import { AppLink } from "~/ui/app-link.tsx";
import { classNames } from "~/ui/class-names.ts";

interface PrivacyNoteProps {
  /** What the data is for, or what sending means; the policy's name follows it. */
  children: ReactNode;
  className?: string;
}

/** Where a form says what becomes of the data. The policy opens beside it, so that nothing typed is left behind. */
export function PrivacyNote({ children, className }: PrivacyNoteProps) {
  return (
    <p className={classNames("text-pedra text-peq", className)}>
      {children}{" "}
      <AppLink
        to="/politica-privacidade"
        newTab
        className="rounded-sm font-semibold text-folha underline underline-offset-3"
      >
        Política de Privacidade
      </AppLink>
      .
    </p>
  );
}
