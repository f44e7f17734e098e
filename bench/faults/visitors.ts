import { setTimeout } from "node:timers/promises";
import { createKinds, KINDS, type Kind, Refused } from "../support/send-kinds.ts";
import { shuffled } from "../support/statistics.ts";
import type { WholeStack } from "../support/whole-stack.ts";

/** What was sent: every id that was tried, and those that were acknowledged. */
export interface Ledger {
  tried: Record<Kind, Set<string>>;
  /** With the number of rows. */
  acknowledged: Record<Kind, Map<string, number>>;
  failedTries: number;
  /** Of the failed tries: 400 with an empty code, PostgREST's response when its connection is lost. */
  withoutCode: number;
  /** Rows whose sender gave up: after a failure, or because the server said that they cannot succeed any more. */
  abandoned: number;
  /** Sum over the acknowledged tries. */
  answeredMs: number;
  refusals: string[];
}

/** Of a hundred sent. Only leads, sign-ups, orders and messages of members send e-mails, which limit the rate. */
const SHARES: Record<Kind, number> = {
  leads: 30,
  signUps: 2,
  orders: 3,
  notes: 30,
  contacts: 15,
  newPeople: 5,
  messages: 2,
  replies: 11,
  bulk: 2,
};
/** Share of senders who leave after a failure instead of retrying. */
const IMPATIENT = 0.1;
/** A member's panel and a mail server keep trying longer than a visitor. */
const GIVE_UP_MS = 180_000;
/** Between two rows of one sender while too many jobs wait. */
const SLOW_MS = 2000;

export function newLedger(): Ledger {
  const each = <Value>(make: () => Value) =>
    Object.fromEntries(KINDS.map((kind) => [kind, make()])) as Record<Kind, Value>;
  return {
    tried: each(() => new Set<string>()),
    acknowledged: each(() => new Map<string, number>()),
    failedTries: 0,
    withoutCode: 0,
    abandoned: 0,
    answeredMs: 0,
    refusals: [],
  };
}

interface Pace {
  people: number;
  /** Asked before every row. */
  isBehind(): boolean;
}

/** This many people send one row after another, until the signal. */
export async function sendUntil(stopped: AbortSignal, stack: WholeStack, ledger: Ledger, pace: Pace): Promise<void> {
  const kinds = createKinds(stack);
  const bag: Kind[] = [];
  const person = async () => {
    while (!stopped.aborted) {
      if (bag.length === 0) bag.push(...shuffled(KINDS.flatMap((kind) => Array<Kind>(SHARES[kind]).fill(kind))));
      const kind = bag.pop() ?? "leads";
      await sendRow(kind, kinds[kind](), ledger);
      if (pace.isBehind()) await setTimeout(SLOW_MS, undefined, { signal: stopped }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: pace.people }, person));
}

/** Retries after a failure with the same id, as the site, the panel and mail servers do. */
async function sendRow(kind: Kind, { id, send }: ReturnType<ReturnType<typeof createKinds>[Kind]>, ledger: Ledger) {
  ledger.tried[kind].add(id);
  const patient = Math.random() >= IMPATIENT;
  for (const giveUp = performance.now() + GIVE_UP_MS; performance.now() < giveUp; ) {
    const begin = performance.now();
    try {
      ledger.acknowledged[kind].set(id, await send());
      ledger.answeredMs += performance.now() - begin;
      return;
    } catch (error) {
      ledger.failedTries += 1;
      if (error instanceof Refused) ledger.refusals.push(`${kind} ${error.message}`);
      else if (String(error).endsWith("400 ")) ledger.withoutCode += 1;
      if (!patient || error instanceof Refused) {
        ledger.abandoned += 1;
        return;
      }
    }
    await setTimeout(100);
  }
  throw new Error(`${kind}: not acknowledged within ${GIVE_UP_MS} ms`);
}
