import { useSyncExternalStore } from "react";
import { createObservable } from "./create-observable.ts";
import { endSessao } from "./sessao.ts";

/**
 * Use of the session. Only input counts, never the panel's own timers. The service says with every answer how long the session
 * lasts without further input; all tabs of the browser share it.
 */

/** How long after the last input a request counts as use. */
const IN_USE_MS = 60_000;
/** Input that no request reported within this time gets one of its own. */
const REPORT_MS = 30_000;
/** How long before the end the panel asks. */
const ASK_MS = 5 * 60_000;
const HEADER = "x-painel-uso";
const LEFT = "x-painel-restam";

let lastInput = Number.NEGATIVE_INFINITY;
let lastReport = Number.NEGATIVE_INFINITY;
let reporting: ReturnType<typeof setTimeout> | undefined;
const fim = createObservable<number | null>(null);
let timers: ReturnType<typeof setTimeout>[] = [];
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("painel-uso");

for (const type of ["keydown", "pointerdown", "wheel"]) {
  addEventListener(type, (event) => noteInput(event), { capture: true, passive: true });
}
channel?.addEventListener("message", ({ data }) => typeof data === "number" && change(data));

/** When the session ends, in the last five minutes before it. */
export function useFimDaSessao(): number | null {
  return useSyncExternalStore(fim.subscribe, () => (isEnding() ? fim.get() : null));
}

/** A key, tap, click or turn of the wheel. One that a script made does not count. */
export function noteInput({ isTrusted }: Pick<Event, "isTrusted">): void {
  if (!isTrusted) return;
  lastInput = Date.now();
  if (fim.get() === null) return;
  if (isEnding()) void reportUso();
  else reporting ??= setTimeout(() => void reportUso(), REPORT_MS);
}

/** Infinity before the first input in this page. */
export const msSinceInput = () => Date.now() - lastInput;

/** The header of a request that the member's input caused. */
export function usoHeader(): Record<string, string> {
  if (Date.now() - lastInput >= IN_USE_MS) return {};
  noteReport();
  return { [HEADER]: "1" };
}

/** What an answer of the service says about the session. */
export function noteAnswer({ status, headers }: Response): void {
  const left = Number(headers.get(LEFT) ?? Number.NaN);
  if (status === 401) change(null);
  else if (left >= 0) share(Date.now() + left * 1000);
}

function share(next: number) {
  // Answers repeat it; only a session that became longer is news for the other tabs.
  if (next > (fim.get() ?? 0) + 1000) channel?.postMessage(next);
  change(next);
}

const isEnding = () => Date.now() >= (fim.get() ?? Number.POSITIVE_INFINITY) - ASK_MS;

function noteReport() {
  lastReport = Date.now();
  clearTimeout(reporting);
  reporting = undefined;
}

/** Tells the service that the member is here. */
async function reportUso(): Promise<void> {
  reporting = undefined;
  if (lastReport >= lastInput && !isEnding()) return;
  noteReport();
  await ask({ [HEADER]: "1" });
}

/** Asks whether the session lasts; a screen without requests of its own would show its data after the end. */
async function ask(headers: Record<string, string>): Promise<void> {
  try {
    const answer = await fetch("/api/painel/uso", { method: "POST", headers, credentials: "same-origin" });
    noteAnswer(answer);
    if (answer.status === 401) endSessao();
  } catch {
    // Without a connection the next request tells.
  }
}

function change(next: number | null) {
  for (const timer of timers) clearTimeout(timer);
  const left = next === null ? 0 : next - Date.now();
  timers =
    next === null ? [] : [setTimeout(() => fim.set(next), left - ASK_MS), setTimeout(() => void ask({}), left + 1000)];
  fim.set(next);
}
