import type { Readable } from "node:stream";
import { ANEXO_MAX } from "@eden/domain/correio/anexos";
import { findMessage, type Place } from "./find-message.ts";
import { openMailbox, type Pasta, pathOf } from "./mailbox.ts";
import type { CorreioSettings } from "./settings.ts";

/**
 * The bytes of one attachment, from the mailbox and over a connection of its own; null when the message is not there. The
 * stream ends the connection.
 */
export async function streamAnexo(
  settings: CorreioSettings,
  { pasta, parte, ...place }: Place & { pasta: Pasta; parte: string },
): Promise<Readable | null> {
  const imap = await openMailbox(settings);
  try {
    await imap.mailboxOpen(await pathOf(imap, pasta), { readOnly: true });
    const uid = await findMessage(imap, place);
    const found = uid === null ? null : await imap.download(String(uid), parte, { uid: true, maxBytes: ANEXO_MAX });
    if (!found?.content) {
      imap.close();
      return null;
    }
    const { content } = found;
    content.once("close", () => imap.close());
    // The mail server may go while it sends.
    imap.once("close", () => content.destroy());
    return content;
  } catch (error) {
    imap.close();
    throw error;
  }
}
