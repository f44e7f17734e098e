import { StepHeading, Stepper } from "@eden/ui/steps/stepper.tsx";
import type { ReactNode, RefObject } from "react";
import { FormColumns } from "~/forms/columns/form-columns.tsx";
import type { Wizard } from "./use-wizard-steps.ts";

interface WizardFrameProps {
  wizard: Wizard;
  /** Id of the heading, which names the form. */
  headingId: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The step's question or statement. */
  title: ReactNode;
  lead?: ReactNode;
  /** What the form is about, on screens without the summary beside it. */
  chosen?: ReactNode;
  /** Beside the form from 1024 px; without it the step takes the full width. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The parts that all wizards share around their form: step indicator, heading, summary. */
export function WizardFrame({ wizard, headingId, heading, title, lead, chosen, summary, children }: WizardFrameProps) {
  return (
    <FormColumns aside={summary} asideOnlyBeside>
      <div className={summary ? "max-w-140" : "max-w-160"}>
        <Stepper label="Etapas do cadastro" steps={wizard.steps} current={wizard.current} />
        {chosen && <p className="mt-4 -mb-1 lg:hidden">{chosen}</p>}
        <StepHeading
          ref={heading}
          id={headingId}
          step={wizard.current}
          total={wizard.steps.length}
          label={wizard.label}
          lead={lead}
          settled={wizard.settled}
        >
          {title}
        </StepHeading>
      </div>
      {children}
    </FormColumns>
  );
}
