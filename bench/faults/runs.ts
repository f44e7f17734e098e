import { KINDS, type Kind } from "../support/send-kinds.ts";
import { DEATHS, type Done, type Fault } from "./faults.ts";
import type { Counts } from "./verdict.ts";

/** What a finished run leaves for the sum. */
export interface Run {
  sentSeconds: number;
  kinds: Record<Kind, Counts>;
  faults: Done["faults"];
  mails: { due: number; sent: number; sentTwice: number; sentMoreOften: number; refused: number };
  failedTries: number;
  wrong: Record<string, number>;
}

/** Adds up all finished runs: the database of each was its own. */
export function sumOf(runs: Run[]) {
  const total = (value: (run: Run) => number) => runs.reduce((sum, run) => sum + value(run), 0);
  const names = Object.keys(runs[0]?.kinds.leads ?? {}) as (keyof Counts)[];
  const kinds = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      Object.fromEntries(names.map((name) => [name, total(({ kinds }) => kinds[kind][name])])),
    ]),
  );
  const faultNames = [...new Set(runs.flatMap(({ faults }) => Object.keys(faults)))] as Fault[];
  const faults = Object.fromEntries(
    faultNames.map((fault) => {
      const of = (name: "times" | "failedTries" | "answered" | "answeredMs") =>
        total(({ faults }) => faults[fault]?.[name] ?? 0);
      const meanMs = Math.round(of("answeredMs") / Math.max(1, of("answered")));
      return [fault, { times: of("times"), failedTries: of("failedTries"), answered: of("answered"), meanMs }];
    }),
  );
  const wrong = [...new Set(runs.flatMap(({ wrong }) => Object.keys(wrong)))];
  return {
    runs: runs.length,
    sentSeconds: total(({ sentSeconds }) => sentSeconds),
    acknowledged: total(({ kinds }) => KINDS.reduce((sum, kind) => sum + kinds[kind].acknowledged, 0)),
    deaths: total(({ faults }) => DEATHS.reduce((sum, name) => sum + (faults[name]?.times ?? 0), 0)),
    failedTries: total(({ failedTries }) => failedTries),
    kinds,
    faults,
    mails: Object.fromEntries(
      (["due", "sent", "sentTwice", "sentMoreOften", "refused"] as const).map((name) => [
        name,
        total(({ mails }) => mails[name]),
      ]),
    ),
    wrong: Object.fromEntries(wrong.map((name) => [name, total((run) => run.wrong[name] ?? 0)])),
  };
}
