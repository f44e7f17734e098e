import { setTimeout } from "node:timers/promises";
import { timeLimit } from "../time-limit.ts";

export interface OwnAnswer {
  name: string;
  url: string;
  headers?: Record<string, string>;
  /** What only the process started here can answer. Another program on the port also answers 200. */
  proof: (body: string) => boolean;
}

/** Waits until the process started here answers; throws after the time limit. A request that hangs is sent again. */
export async function awaitOwn(
  { name, url, headers = {}, proof }: OwnAnswer,
  limitMs = timeLimit(60_000),
): Promise<void> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const body = await fetch(url, { headers, signal: AbortSignal.timeout(limitMs / 4) }).then(
      (response) => (response.ok ? response.text() : undefined),
      () => undefined,
    );
    if (body !== undefined && proof(body)) return;
    await setTimeout(250);
  }
  throw new Error(`The ${name} does not answer at ${url}; its output is above.`);
}
