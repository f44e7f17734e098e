import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { noteStep, SAVED_STEP } from "~/clients/note-step.ts";
import type { FormTable, Row, SendResult } from "~/clients/outbox/api/data-api.ts";
import { hasDraft } from "~/clients/outbox/draft.ts";
import {
  acknowledge,
  annotate,
  type Failure,
  isWaiting,
  keepForLater,
  type LocalRecord,
  markReported,
  markUnreported,
  onOutcome,
  underWay,
  unreportedOf,
  type Waiting,
  waitingSends,
  withdraw,
} from "~/clients/outbox/outbox.ts";

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
  /** `gone`: what was typed was deleted with the row. */
  | (Failure & { gone?: boolean })
  /** An unexpected exception. */
  | { status: "unexpected" };

interface Options<Table extends FormTable> {
  form: string;
  table: Table;
  /**
   * Runs once per acknowledged row while the form is mounted. `fromQueue`: an earlier page queued the row, so the
   * visitor may be doing something else by now.
   */
  onSaved?: ((id: string, fromQueue: boolean) => void) | undefined;
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
  const { watch, report, mounted } = useOutcomes(form, busy, state, setState, onSaved);

  const submit = useCallback(
    async (row: Row<Table>, record?: LocalRecord) => {
      if (busy.current) return;
      busy.current = row.id;
      watch(row.id, false);
      setState({ status: "sending" });
      const next = await deliver({ form, table, row, record }, minimumMs, mounted);
      busy.current = null;
      if (next.status === "saved") report(row.id);
      else setState(next);
    },
    [form, table, minimumMs, watch, report, mounted],
  );

  /** Retries the queued row immediately and shows the busy state. */
  const retry = useCallback(async () => {
    const trying = (now: boolean) =>
      setState((state) => (state.status === "queued" ? { ...queued(state.id), trying: now } : state));
    trying(true);
    await Promise.all([flush().catch(() => undefined), pause(NOT_A_FLASH_MS)]);
    trying(false);
    setState(unlessGone);
  }, []);
  const reset = useCallback(() => {
    if (!busy.current) setState(IDLE);
  }, []);

  return { state, submit, retry, reset };
}

/** Follows the rows of this form: its own, those queued by an earlier page, and those sent meanwhile by another tab. */
function useOutcomes(
  form: string,
  busy: RefObject<string | null>,
  state: SubmissionState,
  setState: (next: SubmissionState | ((now: SubmissionState) => SubmissionState)) => void,
  onSaved: Options<FormTable>["onSaved"],
) {
  const watched = useRef(new Map<string, { fromQueue: boolean }>());
  const notify = useRef(onSaved);
  notify.current = onSaved;
  const mounted = useRef(false);
  const shown = useRef(state);
  shown.current = state;

  const watch = useCallback((id: string, fromQueue: boolean) => void watched.current.set(id, { fromQueue }), []);

  /** Shows that the row is saved, once. */
  const report = useCallback(
    (id: string) => {
      const known = watched.current.get(id);
      if (!known || !mounted.current) return;
      watched.current.delete(id);
      markReported(id);
      setState({ status: "saved", id });
      if (!known.fromQueue) noteStep(SAVED_STEP);
      notify.current?.(id, known.fromQueue);
    },
    [setState],
  );

  useEffect(() => {
    mounted.current = true;
    // There is room for one failure: the next stays queued for the next visit.
    const tell = (id: string, failed: SubmissionState) => {
      if (shown.current.status === "failed") return;
      shown.current = failed;
      withdraw(id);
      setState(failed);
    };
    // A failure is more urgent than a confirmation, and that than a row that waits.
    const mine = waitingSends().filter((waiting) => waiting.form === form);
    for (const { row } of mine) {
      watch(row.id, true);
      setState(queued(row.id));
    }
    for (const id of unreportedOf(form)) {
      watch(id, true);
      report(id);
    }
    for (const { row, failure } of mine) {
      if (failure) tell(row.id, { ...failure, gone: !hasDraft(form, row.id) });
    }
    const stop = onOutcome((outcome) => {
      if (outcome.id === busy.current || !watched.current.has(outcome.id)) return;
      if (outcome.status === "saved") return report(outcome.id);
      tell(outcome.id, outcome);
    });
    // A page restored from the back/forward cache must not show a busy button.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !busy.current) setState((now) => (now.status === "queued" ? unlessGone(now) : IDLE));
    };
    window.addEventListener("pageshow", wake);
    return () => {
      mounted.current = false;
      stop();
      window.removeEventListener("pageshow", wake);
    };
  }, [form, busy, setState, watch, report]);

  return { watch, report, mounted };
}

/** Another page may have sent it, and told only the pages that ran. Sent again, it meets its own key. */
const unlessGone = (state: SubmissionState) => (state.status === "queued" && !isWaiting(state.id) ? IDLE : state);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every page loads this code when it is idle, so it is not in the bundle of a form. */
const flush = () => import("~/clients/outbox/api/flush-outbox.ts").then(({ flushOutbox }) => flushOutbox());

async function send({ table, row }: Waiting): Promise<SendResult> {
  const loaded = await import("~/clients/outbox/api/data-api.ts").catch(() => null);
  // Without the code there is no network either: the row stays queued.
  return loaded ? loaded.sendRow(table, row) : { status: "unreachable" };
}

function queued(id: string): SubmissionState {
  const failing = waitingSends().some((waiting) => waiting.row.id === id && waiting.failing);
  return { status: "queued", id, offline: !navigator.onLine, failing };
}

/**
 * Queues the row, then sends it; a definite response removes it from the queue. Where the visitor has left the form that
 * would show it, the row waits for a later attempt.
 */
async function deliver(waiting: Waiting, minimumMs: number, mounted: RefObject<boolean>): Promise<SubmissionState> {
  const { id } = waiting.row;
  underWay.add(id);
  try {
    const kept = keepForLater(waiting);
    const [result] = await Promise.all([send(waiting), pause(minimumMs)]);
    if (result.status === "unreachable" && kept) {
      annotate(id, { failing: result.failing });
      return queued(id);
    }
    if (result.status === "saved") {
      if (!mounted.current) markUnreported(waiting);
      acknowledge(waiting);
    } else if (mounted.current) withdraw(id);
    return afterSending(id, result);
  } catch (error) {
    if (mounted.current) withdraw(id);
    console.error("send failed", error instanceof Error ? error.name : typeof error);
    return { status: "unexpected" };
  } finally {
    underWay.delete(id);
  }
}

function afterSending(id: string, result: SendResult): SubmissionState {
  if (result.status === "saved") return { status: "saved", id };
  if (result.status === "limited") return result;
  const cause = result.status === "refused" ? result : { cause: "other" as const, message: "" };
  return { status: "failed", cause: cause.cause, message: cause.message };
}
