import { Check } from "lucide-react";
import { AppLink } from "./app-link.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export interface Step {
  label: string;
  /** URL of the step; a completed step without it is not a link. */
  to?: string | undefined;
}

interface StepperProps {
  /** Accessible name of the list, e.g. "Etapas do cadastro". */
  label: string;
  steps: readonly Step[];
  /** 1-based. */
  current: number;
}

/** Step indicator. From 768 px markers on a stem; below that plain segments, because the heading shows the rest. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-1.5 text-base md:gap-1">
      {steps.map((step, index) => (
        <StepItem key={step.label} step={step} number={index + 1} current={current} />
      ))}
    </ol>
  );
}

// A touch target of 44 px that takes the space of 24.
const segment =
  "max-md:-my-2.5 max-md:min-h-11 max-md:after:h-2 max-md:after:flex-1 max-md:after:rounded-full max-md:after:content-[''] max-md:forced-colors:after:border";

function StepItem({ step, number, current }: { step: Step; number: number; current: number }) {
  const state = number < current ? "done" : number === current ? "current" : "next";
  const style = classNames(
    "flex flex-1 items-center gap-2.5 rounded-full md:min-h-12 md:flex-none md:pr-2",
    segment,
    words[state],
  );
  const inside = (
    <>
      <span
        className={classNames(
          "grid size-9 place-items-center rounded-full border-[1.5px] font-semibold max-md:sr-only",
          markers[state],
        )}
      >
        {state === "done" ? <Icon of={Check} size={20} strokeWidth={3} /> : number}
      </span>
      <span className="max-md:sr-only">
        {step.label}
        {state === "done" && <span className="sr-only">, concluída</span>}
      </span>
    </>
  );
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className="flex flex-1 items-center gap-2 md:first:flex-none"
    >
      {number > 1 && <span className={classNames("hidden h-0.5 min-w-5 flex-1 rounded-full md:block", stems[state])} />}
      {state === "done" && step.to ? (
        <AppLink to={step.to} className={style}>
          {inside}
        </AppLink>
      ) : (
        <span className={style}>{inside}</span>
      )}
    </li>
  );
}

const words = {
  done: "text-folha underline decoration-1 underline-offset-4 max-md:after:bg-folha",
  current: "font-bold text-mata max-md:after:bg-mata",
  next: "text-pedra max-md:after:bg-linha-2",
};
const markers = {
  done: "border-transparent bg-folha text-white",
  current: "border-transparent bg-mata text-white ring-5 ring-mata/10",
  next: "border-contorno bg-papel text-pedra",
};
const stems = { done: "bg-folha", current: "bg-folha", next: "bg-linha-2" };
