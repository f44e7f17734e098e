import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { FormActions } from "@eden/ui/steps/stepper.tsx";
import { ArrowLeft } from "lucide";
import type { MouseEvent, ReactNode } from "react";
import { SendButton, type SendButtonProps } from "~/forms/send-button.tsx";
import type { LeadFormHandle } from "~/forms/use-lead-form.ts";
import type { Wizard } from "./use-wizard-steps.ts";

interface WizardActionsProps {
  wizard: Wizard;
  form: Pick<LeadFormHandle, "sending" | "queued">;
  /** Why the step is not complete yet, where the open fields are not listed. */
  reason: string;
  /** The last step's button. */
  last: string;
  /** Text while sending. */
  busy?: string | undefined;
  /** A note under the button. */
  children?: ReactNode;
}

const AT_REST = { sending: false, queued: false };

/** Next and back. The next button is the same element in all steps, so that it keeps focus. */
export function WizardActions({ wizard, children, ...next }: WizardActionsProps) {
  return (
    <FormActions back={<BackButton wizard={wizard} />}>
      <NextButton wizard={wizard} {...next} />
      {children}
    </FormActions>
  );
}

type NextButtonProps = Omit<WizardActionsProps, "children" | "reason"> &
  Omit<SendButtonProps, "form" | "busy" | "children" | "onClick">;

export function NextButton({ wizard, form, reason, last, ...rest }: NextButtonProps) {
  return (
    <SendButton
      {...rest}
      form={wizard.isLast ? form : AT_REST}
      reason={wizard.isComplete ? undefined : (wizard.pendencia ?? reason)}
      onClick={ignoreSecondHalf}
    >
      {wizard.isLast ? last : "Continuar"}
    </SendButton>
  );
}

export function BackButton({ wizard: { goBack }, className }: { wizard: Wizard; className?: string }) {
  return (
    <Button variant="bare" aria-disabled={!goBack || undefined} onClick={() => goBack?.()} className={className}>
      <Icon of={ArrowLeft} />
      Voltar
    </Button>
  );
}

/** Ignores the second click of a double click, which would submit the next step. */
function ignoreSecondHalf(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
