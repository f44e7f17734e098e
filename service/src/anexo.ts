import { ANEXO_MAX } from "@eden/domain/correio/anexos";
import { findMessage } from "./correio/find-message.ts";
import { openMailbox, pathOf } from "./correio/mailbox.ts";
import type { Asked } from "./correio/stream-anexo.ts";

/** The process that writes one attachment to its output, started by `streamAnexo`; it ends with 3 if the file is not there. */
const NOT_THERE = 3;

process.once("message", ({ settings, pasta, parte, place }: Asked) => {
  send().catch(() => process.exit(1));
  async function send() {
    const imap = await openMailbox(settings);
    // The mail server may go while it sends.
    imap.once("close", () => process.exit(1));
    await imap.mailboxOpen(await pathOf(imap, pasta), { readOnly: true });
    const uid = await findMessage(imap, place);
    const found = uid === null ? null : await imap.download(String(uid), parte, { uid: true, maxBytes: ANEXO_MAX });
    if (!found?.content) process.exit(NOT_THERE);
    found.content.once("error", () => process.exit(1));
    found.content.once("end", () => process.stdout.write("", () => process.exit(0)));
    found.content.pipe(process.stdout, { end: false });
  }
});
process.once("disconnect", () => process.exit(1));
process.stdout.once("error", () => process.exit(1));
