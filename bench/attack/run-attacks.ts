import { setTimeout } from "node:timers/promises";
import type { Arena } from "./arena.ts";
import type { Attack, Group, Outcome } from "./attack.ts";
import { requestsSent } from "./client.ts";
import { ControlFailed } from "./control.ts";

interface Judged extends Pick<Attack, "id" | "name" | "gain"> {
  group: string;
  answered: string;
  /** `proves nothing`: a control failed or the bench itself did. */
  verdict: "held" | "BROKEN" | "proves nothing";
  ms: number;
}

const WINDOW_MS = 600_000;
const ROOM_MS = 30_000;

/** Runs all groups one after the other, prints a table for each and returns what became of every attack. */
export async function runAttacks(arena: Arena, groups: readonly Group[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { name: group, attacks } of groups) {
    const begun = performance.now();
    const results: Judged[] = [];
    for (const one of attacks) {
      await awaitRoom();
      results.push(await judge(arena, group, one));
    }
    judged.push(...results);
    print(group, results, (performance.now() - begun) / 1000);
  }
  return judged;
}

/** Limits count by the hour or by ten minutes of the clock: an attack that begins just before the next ones would be counted in two. */
async function awaitRoom(): Promise<void> {
  const left = WINDOW_MS - (Date.now() % WINDOW_MS);
  if (left < ROOM_MS) await setTimeout(left + 1000);
}

async function judge(arena: Arena, group: string, { id, name, gain, run }: Attack): Promise<Judged> {
  const begun = performance.now();
  const facts = { group, id, name, gain };
  const ms = () => Math.round(performance.now() - begun);
  try {
    const { held, answered }: Outcome = await run(arena);
    return { ...facts, answered, verdict: held ? "held" : "BROKEN", ms: ms() };
  } catch (error) {
    const what = error instanceof ControlFailed ? `control: ${error.message}` : String(error);
    return { ...facts, answered: what, verdict: "proves nothing", ms: ms() };
  }
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

function print(group: string, results: readonly Judged[], seconds: number): void {
  const won = results.filter(({ verdict }) => verdict === "held").length;
  console.log(`\n${group}: ${won} of ${results.length} held, ${seconds.toFixed(1)} s`);
  for (const { name, answered, verdict, gain } of results) {
    console.log(`  ${verdict.padEnd(14)} ${cut(name, 74).padEnd(74)}  ${cut(answered, 60)}`);
    if (verdict !== "held") console.log(`  ${" ".repeat(14)} would gain: ${gain}\n  ${" ".repeat(14)} ${answered}`);
  }
}

/** The figures of the run, and whether it may pass. */
export function summarise(judged: readonly Judged[]) {
  const count = (verdict: Judged["verdict"]) => judged.filter((one) => one.verdict === verdict).length;
  const groups = Object.entries(Object.groupBy(judged, ({ group }) => group));
  return {
    attacks: judged.length,
    held: count("held"),
    broken: count("BROKEN"),
    provesNothing: count("proves nothing"),
    requests: requestsSent(),
    groups: Object.fromEntries(groups.map(([group, all = []]) => [group, all.length])),
  };
}
