import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../scripts/static/nginx.ts";
import { ports } from "./ports.ts";

/** Written by the process that serves the run, read by the tests. */
export const stackFile = join(folderOf(ports), "stack.json");

interface RunningStack {
  databaseUrl: string;
  /** Sign-in service of the run. */
  auth: { url: string; secretKey: string };
  mailboxUrl: string;
  /** Fake of the payment provider: `/controle` sets how it answers and returns the state of an order. */
  asaasUrl: string;
  /** Fake of the account API: GET lists the calls. */
  accountApiUrl: string;
  /** The site as the build hook last built it with published texts, and its preview with drafts. */
  publishedUrl: string;
  previaUrl: string;
  /** Secrets that must never reach a browser. */
  secrets: string[];
}

export function runningStack(): RunningStack {
  return JSON.parse(readFileSync(stackFile, "utf8")) as RunningStack;
}
