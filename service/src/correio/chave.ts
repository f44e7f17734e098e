import { createHash } from "node:crypto";

/** Headers that servers on the way add or change. */
const ON_THE_WAY = /^(?:received|return-path|delivered-to|x-[\w-]+):/i;

/**
 * What makes a message the same one: its Message-ID together with its sender, so that nobody suppresses somebody's message
 * by sending its Message-ID first. Without a Message-ID, its source as the sender wrote it.
 */
export function chaveOf({
  messageId,
  sender,
  source,
}: {
  messageId: string | null;
  sender: string;
  source: Buffer;
}): string {
  const hash = createHash("sha256");
  if (messageId) return hash.update(`${messageId.toLowerCase()}\n${sender}`).digest("hex");
  const text = source.toString("latin1");
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const headers = text
    .slice(0, end)
    .split(/\r?\n(?![ \t])/)
    .filter((header) => !ON_THE_WAY.test(header));
  return hash.update(headers.join("\n")).update(text.slice(end), "latin1").digest("hex");
}
