import { logLine } from "../log.ts";
import type { Session } from "./drain.ts";
import { findMessage, type Place } from "./find-message.ts";
import type { Pasta } from "./mailbox.ts";

const AT_ONCE = 100;

type Row = Place & { pasta: Pasta | null; recebido_em: Date; em: Date };

/**
 * Deletes in the mailbox what was erased or has expired here. A line goes when its message is gone; one that is nowhere any
 * more is kept for a day, because a crash may have left the message in the folder that is read.
 */
export async function eraseMessages(session: Session): Promise<void> {
  const { db, imap, settings, folders } = session;
  const { rows } = await db.query<Row>(
    `select encode(chave, 'hex') as chave, message_id, pasta, validade, uid, recebido_em, em
    from privado.emails_a_apagar order by em limit $1`,
    [AT_ONCE],
  );
  if (rows.length === 0) return;
  for (const row of rows) {
    const erased = await eraseOne(session, row);
    if (erased || Date.now() - row.em.getTime() > 86_400_000)
      await db.query("delete from privado.emails_a_apagar where chave = decode($1, 'hex')", [row.chave]);
    if (!erased) logLine("warn", { correio: "not found in the mailbox" });
  }
  // The folder that is read; the last one opened may be another.
  if (Object.values(folders).includes(imap.mailbox ? imap.mailbox.path : "")) await imap.mailboxOpen(settings.folder);
}

async function eraseOne({ imap, folders }: Session, row: Row): Promise<boolean> {
  const paths = [...new Set([row.pasta && folders[row.pasta], ...Object.values(folders)])].filter(
    (path) => path !== null,
  );
  for (const path of paths) {
    await imap.mailboxOpen(path);
    const uid = await findMessage(imap, row);
    if (uid !== null) return imap.messageDelete(String(uid), { uid: true });
  }
  return false;
}
