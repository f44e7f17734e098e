import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Place } from "./find-message.ts";
import { forkReader } from "./fork-reader.ts";
import type { Pasta } from "./mailbox.ts";
import type { CorreioSettings } from "./settings.ts";

export interface Asked {
  settings: CorreioSettings;
  pasta: Pasta;
  parte: string;
  place: Place;
}

/** To the first byte: what finds the message reads headers that a stranger wrote. */
const WITHIN_MS = 20_000;

/**
 * The bytes of one attachment, from the mailbox and by a process of its own, which the end of the stream ends; null when the
 * message is not there.
 */
export async function streamAnexo(asked: Asked): Promise<Readable | null> {
  const child = forkReader(join(import.meta.dirname, "../anexo.ts"), asked, "pipe");
  const { stdout } = child;
  if (!stdout) throw new Error("the process has no output");
  const timer = setTimeout(() => child.kill("SIGKILL"), WITHIN_MS);
  const ended = once(child, "exit");
  stdout.once("close", () => child.kill("SIGKILL"));
  await Promise.race([once(stdout, "readable"), ended]).finally(() => clearTimeout(timer));
  if (stdout.readableLength > 0) {
    ended.then(([code]) => {
      if (code !== 0) stdout.destroy(new Error("the attachment ended early"));
    });
    return stdout;
  }
  const [code] = await ended;
  if (code === 0 || code === 3) return null;
  throw new Error("the attachment could not be read");
}
