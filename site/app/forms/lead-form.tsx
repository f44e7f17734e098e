import { AppLink } from "@eden/ui/core/app-link.tsx";
import { HoneypotField } from "@eden/ui/form/honeypot-field.tsx";
import { useHydrated, wasSentEarly } from "@eden/ui/use-hydrated.ts";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { whatsappLink } from "~/content/whatsapp.ts";
import { type OutcomeProps, SendBanner, type SendWords } from "./send-banner.tsx";
import { useLater } from "./use-later.ts";
import type { LeadFormHandle } from "./use-lead-form.ts";

interface LeadFormProps {
  form: LeadFormHandle;
  words: SendWords;
  saved: OutcomeProps["saved"];
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Overrides the form's own send, e.g. with the next step. */
  onSubmit?: () => void;
  children: ReactNode;
  /** Button and notes. The button is outside the fieldset: it keeps focus while the fields are disabled. */
  actions: ReactNode;
}

const loadOutcome = () => import("./outcome/send-outcome.tsx");
const NOT_LOADED = { Outcome: null, ErrorSummary: null };

/** The parts that all forms share around their fields. */
export function LeadForm({ form, words, saved, labelledBy, onSubmit, children, actions }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const cameWithDocument = useRef(!useHydrated());
  const { Outcome, ErrorSummary } = useLater(loadOutcome) ?? NOT_LOADED;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    // A form mounted after hydration has no early input.
    const early = element.current && cameWithDocument.current ? typedEarly(element.current, form.values) : {};
    if (Object.keys(early).length > 0) form.edit(early);
    // In a separate task, so that the early input is already in the state.
    const sending =
      element.current && wasSentEarly(element.current) ? setTimeout(() => element.current?.requestSubmit()) : 0;
    return () => clearTimeout(sending);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The field in which Enter was pressed is about to be disabled: focus the button, so that focus is not lost.
    event.currentTarget.querySelector<HTMLButtonElement>("button[type=submit]")?.focus({ preventScroll: true });
    (onSubmit ?? form.send)();
  };
  return (
    // POST keeps personal data out of the URL if the script has not loaded.
    <form ref={element} method="post" noValidate aria-labelledby={labelledBy} onSubmit={submit}>
      <SendBanner Outcome={Outcome} state={form.state} words={words} onRetry={form.retry} saved={saved} />
      {ErrorSummary && <ErrorSummary problems={form.errors.problems} attempt={form.errors.attempt} />}
      <NoScript />
      <fieldset disabled={form.sending} className="contents">
        {children}
        <HoneypotField name="site" value={form.values.isca} onValueChange={(isca) => form.edit({ isca })} />
      </fieldset>
      {actions}
    </form>
  );
}

export function NoScript() {
  return (
    <p className="mb-6 hidden rounded-[20px] border-[1.5px] border-aviso bg-aviso-fundo p-4 noscript:block">
      Este formulário precisa de JavaScript. Se preferir,{" "}
      <AppLink to={whatsappLink("Olá! Vim pelo site do Éden Grupo.")} className="font-semibold underline">
        fale com a gente pelo WhatsApp
      </AppLink>
      .
    </p>
  );
}

type Values = Record<string, unknown>;

/**
 * Values entered into the prerendered form before hydration: the browser shows them, but the form's state does not
 * contain them. A control is matched by its name or, among several with the same name, by its value.
 */
export function typedEarly(form: HTMLFormElement, values: Values): Values {
  const found: Values = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const key = control.name in values ? control.name : control.value;
    const typed = typedInto(control);
    if (key in values && typed && typed !== values[key]) found[key] = typed;
  }
  return found;
}

function typedInto(control: HTMLInputElement | HTMLTextAreaElement): string | boolean {
  if (control.type === "checkbox") return (control as HTMLInputElement).checked;
  if (control.type === "radio") return (control as HTMLInputElement).checked && control.value;
  return control.value;
}
