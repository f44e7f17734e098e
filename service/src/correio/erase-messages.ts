import { prazos, toInterval } from "@eden/domain/privacidade/prazos";
import { logLine } from "../log.ts";
import type { Session } from "./drain.ts";
import { findCopies, type Place } from "./find-message.ts";

const AT_ONCE = 100;

type Row = Place & { recebido_em: Date };

/** In its first hour a message is looked for in every round, later once an hour. */
const DUE = `select encode(chave, 'hex') as chave, message_id, validade, uid, recebido_em from privado.emails_a_apagar
  where em > now() - interval '1 hour' or procurada_em is null or procurada_em < now() - interval '1 hour'
  order by random() limit $1`;

/**
 * Deletes in the mailbox every copy of what was erased or has expired here. A line goes when its message is gone; one that is
 * nowhere is looked for until its period ends, because a crash may have left the message in the folder that is read, or
 * somebody may have moved it and put it back. In any order: such lines must not hold up the others.
 */
export async function eraseMessages(session: Session): Promise<void> {
  const { db, imap, settings, folders, guard } = session;
  const { rows } = await db.query<Row>(DUE, [AT_ONCE]);
  if (rows.length === 0) return;
  const chaves = rows.map(({ chave }) => chave);
  await db.query("update privado.emails_a_apagar set procurada_em = now() where encode(chave, 'hex') = any ($1)", [
    chaves,
  ]);
  const erased = new Set<string>();
  for (const path of new Set(Object.values(folders))) {
    await imap.mailboxOpen(path);
    for (const row of rows) {
      const uids = await findCopies(imap, row, guard);
      if (uids.length > 0 && (await imap.messageDelete(uids.join(","), { uid: true }))) erased.add(row.chave);
    }
  }
  const { rows: givenUp } = await db.query<{ chave: string }>(
    `delete from privado.emails_a_apagar where encode(chave, 'hex') = any ($1)
      and (encode(chave, 'hex') = any ($2) or em < now() - $3::interval) returning encode(chave, 'hex') as chave`,
    [chaves, [...erased], toInterval(prazos.mensagensIlegiveis)],
  );
  for (const { chave } of givenUp)
    if (!erased.has(chave)) logLine("error", { correio: "not found in the mailbox, given up" });
  // The folder that is read; the last one opened is another.
  await imap.mailboxOpen(settings.folder);
}
