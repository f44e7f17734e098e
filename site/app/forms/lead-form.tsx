import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "~/clients/use-hydrated.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { AppLink } from "~/ui/app-link.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { HoneypotField } from "~/ui/honeypot-field.tsx";
import { SendBanner, type SendWords } from "./send-banner.tsx";
import { typedEarly, wasSentEarly } from "./typed-early.ts";
import type { LeadFormHandle } from "./use-lead-form.ts";

interface LeadFormProps {
  form: LeadFormHandle;
  words: SendWords;
  /** What to say above the form once the server acknowledged. */
  saved?: ReactNode;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** The form's own send, unless this says otherwise, e.g. the next step. */
  onSubmit?: () => void;
  /** The fields. */
  children: ReactNode;
  /** Button and notes. The button stays outside the fields: it keeps focus while they rest. */
  actions: ReactNode;
}

/** What every form of the site has around its fields. */
export function LeadForm({ form, words, saved, labelledBy, onSubmit, children, actions }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const cameWithDocument = useRef(!useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the page over
  useEffect(() => {
    // What a form mounted later shows is its own state.
    const early = element.current && cameWithDocument.current ? typedEarly(element.current, form.values) : {};
    if (Object.keys(early).length > 0) form.edit(early);
    // In its own task: by then what was typed is part of the form.
    const sending =
      element.current && wasSentEarly(element.current) ? setTimeout(() => element.current?.requestSubmit()) : 0;
    return () => clearTimeout(sending);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The field just left by Enter is about to rest; focus must not fall into nothing.
    event.currentTarget.querySelector<HTMLButtonElement>("button[type=submit]")?.focus({ preventScroll: true });
    (onSubmit ?? form.send)();
  };
  return (
    // Posting keeps personal data out of the address where the script never arrived.
    <form ref={element} method="post" noValidate aria-labelledby={labelledBy} onSubmit={submit}>
      <SendBanner state={form.state} words={words} onRetry={form.retry} saved={saved} />
      <ErrorSummary problems={form.errors.problems} attempt={form.errors.attempt} />
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
