import { type DiagnosticoDados, respostasToSave } from "@eden/domain/jornadas/diagnostico";
import { useCallback, useEffect, useState } from "react";
import { type FinishedDiagnostic, finish, markSaved } from "~/clients/finished-diagnostic.ts";
import { waitingSends } from "~/clients/outbox.ts";
import { type SubmissionState, useSubmission } from "~/clients/use-submission.ts";

/** nothing: there is no row to send; this is logged but not shown. */
export type SavingState = SubmissionState | { status: "nothing" };

/** Sends the finished diagnostic once. It stays on the device and is retried until the server acknowledges. */
export function useSaving(dados: DiagnosticoDados, past: FinishedDiagnostic | null) {
  const [finished] = useState(() => past ?? finish(dados));
  const { id, saved } = finished;
  const [row] = useState(() => respostasToSave(finished));
  const { state, submit, retry } = useSubmission({
    form: "diagnostico",
    table: "diagnosticos_respostas",
    onSaved: markSaved,
  });

  const send = useCallback(() => {
    if (typeof row === "string") console.warn("diagnostic not saved:", row);
    else if (waitingSends().some((waiting) => waiting.row.id === id)) void retry();
    else void submit({ id, ...row });
  }, [id, row, retry, submit]);

  useEffect(() => {
    if (!saved) send();
  }, [saved, send]);

  const seconds = state.status === "limited" ? state.retryAfterSeconds : null;
  useEffect(() => {
    if (seconds === null) return;
    const timer = setTimeout(send, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, send]);

  const now: SavingState = typeof row === "string" ? { status: "nothing" } : state;
  return { finished, state: saved ? ({ status: "saved", id } as const) : now, retry: send };
}
