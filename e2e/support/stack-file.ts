import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "./nginx.ts";
import { ports } from "./ports.ts";

/** Written by the process that serves the run, read by the tests. */
export const stackFile = join(folderOf(ports), "stack.json");

interface RunningStack {
  databaseUrl: string;
  mailboxUrl: string;
  /** Stand-in of the payment provider: `/controle` sets how it answers and tells what it knows of an order. */
  asaasUrl: string;
  /** Stand-in of the account API: GET lists the calls. */
  accountApiUrl: string;
  /** What no browser may ever see. */
  secrets: string[];
}

export function runningStack(): RunningStack {
  return JSON.parse(readFileSync(stackFile, "utf8")) as RunningStack;
}
