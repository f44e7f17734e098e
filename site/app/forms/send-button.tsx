import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button, type ButtonProps } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight, CloudCheck } from "lucide";
import type { ReactNode } from "react";
import type { LeadFormHandle } from "./use-lead-form.ts";

export interface SendButtonProps extends Omit<ButtonProps, "form" | "type" | "busyLabel" | "variant"> {
  form: Pick<LeadFormHandle, "sending" | "queued">;
  /** Shown and announced while sending. */
  busy?: string | undefined;
}

/** The primary button of a form. */
export function SendButton({ form, busy = "Enviando...", children, ...rest }: SendButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      variant="ipe"
      size="l"
      busyLabel={form.sending ? busy : undefined}
      aria-disabled={form.queued || rest["aria-disabled"] || undefined}
    >
      {form.queued ? (
        <>
          <Icon of={CloudCheck} />
          Salvo neste aparelho
        </>
      ) : (
        <>
          {children}
          <Icon of={ArrowRight} />
        </>
      )}
    </Button>
  );
}

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
