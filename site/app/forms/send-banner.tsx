import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import type { RefusalCause } from "~/clients/outbox/refusal-causes.ts";
import type { SubmissionState } from "./use-submission.ts";

export interface SendWords {
  /** Text of a failure; it may depend on the database's message. */
  failed: string | ((cause: RefusalCause, message: string) => string);
  /** Text of an unexpected exception, if different. */
  unexpected?: string;
  /** E.g. "Sua mensagem está salva neste aparelho." and "Ela vai sozinha quando a conexão voltar. …" */
  queued: { title: string; text: string };
}

export interface OutcomeProps {
  state: SubmissionState;
  words: SendWords;
  /** Retries the queue immediately. */
  onRetry: () => void;
  /** Message once the server has acknowledged; null while its code has not loaded. */
  saved: Exclude<ReactNode, undefined>;
}

interface SendBannerProps extends OutcomeProps {
  /** Null until loaded. */
  Outcome: ComponentType<OutcomeProps> | null;
}

/**
 * The result of a submission, above the form. It scrolls into view and takes focus, because the button is often a
 * screen below it.
 */
export function SendBanner({ Outcome, ...props }: SendBannerProps) {
  const { state } = props;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // Another result that came before its code is shown when the code has loaded.
    if (!Outcome && state.status !== "sending" && state.status !== "saved") return;
    const was = before.current;
    before.current = state;
    // The focused button is removed together with the message.
    const answered = was.status === "sending" || (was.status === "queued" && was.trying && state.status !== "queued");
    if (!answered || !box.current?.firstChild) return;
    box.current.focus({ preventScroll: true });
    box.current.scrollIntoView({ block: "center" });
  }, [Outcome, state]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-[20px] *:mb-8">
      {Outcome && <Outcome {...props} />}
      {state.status === "saved" && (!Outcome || props.saved === null) && <Recebido />}
    </div>
  );
}

/** While the message of a form with its protocol has not loaded. */
export function Recebido() {
  return (
    <p role="status" className="font-semibold text-folha">
      Recebemos o seu envio.
    </p>
  );
}
