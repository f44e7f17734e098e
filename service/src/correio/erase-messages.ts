import { logLine } from "../log.ts";
import type { Session } from "./drain.ts";
import { findCopies, type Place } from "./find-message.ts";

const AT_ONCE = 100;

type Row = Place & { recebido_em: Date; em: Date };

/**
 * Deletes in the mailbox every copy of what was erased or has expired here. A line goes when its message is gone; one that is
 * nowhere any more is kept for a day, because a crash may have left the message in the folder that is read. In any order: such
 * lines must not hold up the others.
 */
export async function eraseMessages(session: Session): Promise<void> {
  const { db, imap, settings, folders } = session;
  const { rows } = await db.query<Row>(
    `select encode(chave, 'hex') as chave, message_id, validade, uid, recebido_em, em
    from privado.emails_a_apagar order by random() limit $1`,
    [AT_ONCE],
  );
  if (rows.length === 0) return;
  const erased = new Set<string>();
  for (const path of new Set(Object.values(folders))) {
    await imap.mailboxOpen(path);
    for (const row of rows) {
      const uids = await findCopies(imap, row);
      if (uids.length > 0 && (await imap.messageDelete(uids.join(","), { uid: true }))) erased.add(row.chave);
    }
  }
  for (const { chave, em } of rows) {
    if (erased.has(chave) || Date.now() - em.getTime() > 86_400_000)
      await db.query("delete from privado.emails_a_apagar where chave = decode($1, 'hex')", [chave]);
    if (!erased.has(chave)) logLine("warn", { correio: "not found in the mailbox" });
  }
  // The folder that is read; the last one opened is another.
  await imap.mailboxOpen(settings.folder);
}
