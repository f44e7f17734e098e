import type { Arena } from "./arena.ts";
import type { Answer } from "./client.ts";

/** What an attack got; `held` is false when the attacker won. */
export interface Outcome {
  held: boolean;
  /** What was answered, in a few words. */
  answered: string;
}

export interface Attack {
  id: string;
  /** What the attacker tries, in plain English. */
  name: string;
  /** What the attacker would have gained. */
  gain: string;
  run(arena: Arena): Promise<Outcome>;
}

/** Attacks on one part of the product, in the order in which they run. */
export interface Group {
  name: string;
  attacks: Attack[];
}

/** Declares an attack in one line. */
export const attack = (id: string, name: string, gain: string, run: Attack["run"]): Attack => ({ id, name, gain, run });

/** Held if there are answers and each has one of these statuses. */
export function refused(answers: Answer | readonly Answer[], ...statuses: number[]): Outcome {
  const all = [answers].flat() as Answer[];
  const none = all.length > 0 && all.every(({ status }) => statuses.includes(status));
  return { held: none, answered: countStatuses(all) };
}

export const held = (isHeld: boolean, answered: string): Outcome => ({ held: isHeld, answered });

/** `403 × 12, 404`. */
export function countStatuses(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => (count > 1 ? `${status} × ${count}` : String(status))).join(", ");
}
