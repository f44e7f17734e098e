import { Check, Minus } from "lucide";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { AppLink } from "../core/app-link.tsx";
import { classNames } from "../core/class-names.ts";
import { Icon } from "../core/icon.tsx";

export interface Step {
  label: string;
  /** URL of the step; a completed step without it is not a link. */
  to?: string | undefined;
  /** Does not apply to this visitor's choices. */
  skipped?: boolean;
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
  const state = stateOf(step, number, current);
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
        {state === "done" && <Icon of={Check} size={20} strokeWidth={3} />}
        {state === "skipped" && <Icon of={Minus} size={20} />}
        {(state === "current" || state === "next") && number}
      </span>
      <span className="max-md:sr-only">
        {step.label}
        {state === "done" && <span className="sr-only">, concluída</span>}
        {state === "skipped" && <span className="sr-only">, não se aplica</span>}
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

function stateOf({ skipped }: Step, number: number, current: number) {
  if (number === current) return "current";
  if (skipped) return "skipped";
  return number < current ? "done" : "next";
}

const words = {
  done: "text-folha underline decoration-1 underline-offset-4 max-md:after:bg-folha",
  current: "font-bold text-mata max-md:after:bg-mata",
  next: "text-pedra max-md:after:bg-linha-2",
  skipped: "text-pedra max-md:after:bg-linha-2",
};
const markers = {
  done: "border-transparent bg-folha text-white",
  current: "border-transparent bg-mata text-white ring-5 ring-mata/10",
  next: "border-contorno bg-papel text-pedra",
  skipped: "border-transparent bg-areia text-pedra",
};
const stems = { done: "bg-folha", current: "bg-folha", next: "bg-linha-2", skipped: "bg-linha-2" };

interface StepHeadingProps {
  step: number;
  total: number;
  /** The step's name, as in the indicator. */
  label: string;
  /** The step's question or statement. */
  children: ReactNode;
  lead?: ReactNode;
  /** Heading level, if the page already has an h1. */
  as?: "h1" | "h2";
  id?: string | undefined;
  ref?: RefObject<HTMLHeadingElement | null> | undefined;
  /** False until the initial step is known. */
  settled?: boolean;
}

/** The wizard's heading. It stays mounted across steps and takes focus on each change, but not on load. */
export function StepHeading(props: StepHeadingProps) {
  const { step, total, label, children, lead, as: Tag = "h1", id, ref, settled = true } = props;
  const own = useRef<HTMLHeadingElement>(null);
  const heading = ref ?? own;
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (!settled || seen.current === step) return;
    const arrives = seen.current === null;
    seen.current = step;
    if (!arrives) heading.current?.focus();
  }, [step, settled, heading]);
  return (
    <div className="mt-5 mb-6 md:mt-9 md:mb-8">
      <Tag ref={heading} id={id} tabIndex={-1} className="scroll-mt-32 text-etapa">
        <span className="mb-2.5 block font-texto text-base/snug tracking-normal text-folha">
          {`Etapa ${step} de ${total}: ${label}`}
        </span>
        {children}
      </Tag>
      {lead && <p className="mt-2.5 max-w-[46ch] text-[1.0625rem] text-pedra md:mt-3.5 md:text-lg">{lead}</p>}
    </div>
  );
}

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
      <div className="flex flex-col text-balance md:items-end [&>button]:max-md:w-full">{children}</div>
      {back && <div className="flex justify-center md:-ml-6.5 md:min-h-15 md:items-center">{back}</div>}
    </div>
  );
}

interface ProgressBarProps {
  /** Label, e.g. "Pergunta 3 de 23". */
  label: string;
  value: number;
  max: number;
  className?: string;
}

/** Uses native <progress>: it exposes its value and needs no style attribute. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return <progress aria-label={label} value={value} max={max} className={classNames(barStyle, className)} />;
}

const barStyle =
  "block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-linha-2 forced-colors:border [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-folha [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-folha forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]";
