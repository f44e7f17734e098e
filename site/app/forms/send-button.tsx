import { Button, type ButtonProps } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight, CloudCheck } from "lucide";
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
