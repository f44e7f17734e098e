import { useCallback, useEffect, useRef, useState } from "react";
import { flushOutbox } from "./flush-outbox.ts";
import type { LocalRecord } from "./local-record.ts";
import { noteStep, SAVED_STEP } from "./note-step.ts";
import {
  acknowledge,
  annotate,
  keepForLater,
  markTold,
  untoldOf,
  type Waiting,
  waitingSends,
  withdraw,
} from "./outbox.ts";
import { type Failure, onOutcome } from "./send-outcome.ts";
import { type FormTable, type Row, type SendResult, sendRow } from "./send-row.ts";

export type SubmissionState =
  | { status: "idle" }
  | { status: "sending" }
  /** The server acknowledged: only now may the page confirm. */
  | { status: "saved"; id: string }
  /**
   * Kept on this device; sent automatically when the network returns. `failing`: the server responded with an error.
   */
  | { status: "queued"; id: string; offline: boolean; failing: boolean; trying?: boolean }
  | { status: "limited"; retryAfterSeconds: number }
  | Failure
  /** An unexpected exception. */
  | { status: "unexpected" };

interface Options<Table extends FormTable> {
  form: string;
  table: Table;
  /**
   * Runs once per acknowledged row while the form is mounted. `waited`: the row was queued by an earlier page, so the
   * visitor may be doing something else by now.
   */
  onSaved?: ((id: string, waited: boolean) => void) | undefined;
  /** Minimum time the button stays busy, including the save. */
  minimumMs?: number | undefined;
}

/**
 * Long enough to be visible, and for the second click of a double click to hit the busy button instead of the cleared
 * form.
 */
export const NOT_A_FLASH_MS = 600;

const IDLE: SubmissionState = { status: "idle" };

/** The only path from a filled-in form to the database: states, double-submit guard, queue. */
export function useSubmission<Table extends FormTable>({ form, table, onSaved, minimumMs = 0 }: Options<Table>) {
  const [state, setState] = useState<SubmissionState>(IDLE);
  const busy = useRef<string | null>(null);
  const ours = useRef(new Map<string, { waited: boolean }>());
  const notify = useRef(onSaved);
  notify.current = onSaved;
  const inSight = useRef(false);

  const saved = useCallback((id: string) => {
    const known = ours.current.get(id);
    if (!known || !inSight.current) return;
    ours.current.delete(id);
    markTold(id);
    setState({ status: "saved", id });
    if (!known.waited) noteStep(SAVED_STEP);
    notify.current?.(id, known.waited);
  }, []);

  useEffect(() => {
    inSight.current = true;
    for (const { row, failure } of waitingSends().filter((waiting) => waiting.form === form)) {
      ours.current.set(row.id, { waited: true });
      setState(failure ?? queued(row.id));
      // Reported now: from here on the form's state keeps it.
      if (failure) withdraw(row.id);
    }
    for (const id of untoldOf(form)) {
      ours.current.set(id, { waited: true });
      saved(id);
    }
    const stop = onOutcome((outcome) => {
      if (outcome.id === busy.current || !ours.current.has(outcome.id)) return;
      if (outcome.status === "saved") return saved(outcome.id);
      withdraw(outcome.id);
      setState(outcome);
    });
    // A page restored from the back/forward cache must not show a busy button.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !busy.current) setState((now) => (now.status === "queued" ? now : IDLE));
    };
    window.addEventListener("pageshow", wake);
    return () => {
      inSight.current = false;
      stop();
      window.removeEventListener("pageshow", wake);
    };
  }, [form, saved]);

  const submit = useCallback(
    async (row: Row<Table>, record?: LocalRecord) => {
      if (busy.current) return;
      busy.current = row.id;
      ours.current.set(row.id, { waited: false });
      setState({ status: "sending" });
      const waiting: Waiting = { form, table, row, record };
      const next = await deliver(waiting, minimumMs);
      busy.current = null;
      if (next.status === "saved") saved(row.id);
      else setState(next);
    },
    [form, table, minimumMs, saved],
  );

  /** Retries the queued row immediately and shows the busy state. */
  const retry = useCallback(async () => {
    const trying = (now: boolean) =>
      setState((state) => (state.status === "queued" ? { ...queued(state.id), trying: now } : state));
    trying(true);
    await Promise.all([flushOutbox().catch(() => undefined), pause(NOT_A_FLASH_MS)]);
    trying(false);
  }, []);
  const reset = useCallback(() => {
    if (!busy.current) setState(IDLE);
  }, []);

  return { state, submit, retry, reset };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function queued(id: string): SubmissionState {
  const failing = waitingSends().some((waiting) => waiting.row.id === id && waiting.failing);
  return { status: "queued", id, offline: !navigator.onLine, failing };
}

/** Queues the row, then sends it; a definite response removes it from the queue. */
async function deliver(waiting: Waiting, minimumMs: number): Promise<SubmissionState> {
  const { id } = waiting.row;
  try {
    const kept = keepForLater(waiting);
    const [result] = await Promise.all([sendRow(waiting.table, waiting.row), pause(minimumMs)]);
    if (result.status === "unreachable" && kept) {
      annotate(id, { failing: result.failing });
      return queued(id);
    }
    if (result.status === "saved") acknowledge(waiting);
    else withdraw(id);
    return afterSending(id, result);
  } catch (error) {
    withdraw(id);
    console.error("send failed", error instanceof Error ? error.name : typeof error);
    return { status: "unexpected" };
  }
}

function afterSending(id: string, result: SendResult): SubmissionState {
  if (result.status === "saved") return { status: "saved", id };
  if (result.status === "limited") return result;
  const cause = result.status === "refused" ? result : { cause: "other" as const, message: "" };
  return { status: "failed", cause: cause.cause, message: cause.message };
}
