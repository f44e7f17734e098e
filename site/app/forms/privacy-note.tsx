import { AppLink } from "@eden/ui/core/app-link.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import type { ReactNode } from "react";

interface PrivacyNoteProps {
  /** The purpose of the data, or the meaning of sending; the policy's name follows it. */
  children: ReactNode;
  className?: string;
}

/** Says how the form's data is used. The policy opens in a new tab, so that typed values are not lost. */
export function PrivacyNote({ children, className }: PrivacyNoteProps) {
  return (
    <p className={classNames("text-balance text-pedra text-peq", className)}>
      {children}{" "}
      <AppLink
        to="/politica-privacidade"
        newTab
        className="whitespace-nowrap rounded-sm font-semibold text-folha underline underline-offset-3"
      >
        Política de Privacidade
      </AppLink>
      .
    </p>
  );
}
