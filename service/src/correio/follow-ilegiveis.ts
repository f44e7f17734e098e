import { cleanLinha } from "@eden/domain/correio/clean-text";
import { prazos } from "@eden/domain/privacidade/prazos";
import { decodeWords } from "postal-mime";
import type { Session } from "./drain.ts";

/** Enough for the headers that a mail program writes; of a message whose sender comes later only the date is known. */
const HEAD_BYTES = 64 * 1024;
const MAX = 200;
const DAY_MS = 86_400_000;

/**
 * Makes the list of what was put aside agree with the folder, which somebody may also tidy by hand: deletes there what is
 * older than its period or was erased, then removes lines without a message and adds those that are missing.
 */
export async function followIlegiveis(session: Session): Promise<void> {
  const { imap, db, settings, folders } = session;
  const { uidValidity } = await imap.mailboxOpen(folders.ilegiveis);
  const validade = String(uidValidity);
  const { rows } = await db.query<{ uid: string; apagar: boolean }>(
    "select uid, apagar from privado.emails_ilegiveis where validade = $1",
    [validade],
  );
  const before = new Date(Date.now() - prazos.mensagensIlegiveis.quantidade * DAY_MS);
  const old = (await imap.search({ before }, { uid: true })) || [];
  const gone = [...old, ...rows.filter(({ apagar }) => apagar).map(({ uid }) => Number(uid))];
  if (gone.length > 0) await imap.messageDelete(gone.join(","), { uid: true });
  const here = (await imap.search({ all: true }, { uid: true })) || [];
  await db.query("delete from privado.emails_ilegiveis where validade <> $1 or uid <> all ($2)", [validade, here]);
  const known = new Set(rows.map(({ uid }) => Number(uid)));
  for (const uid of here.filter((found) => !known.has(found))) await addLine(session, validade, uid);
  // The folder that is read; the last one opened is another.
  await imap.mailboxOpen(settings.folder);
}

/** Sender and subject as they were written, without the parser, which may be what the message stopped. */
async function addLine({ imap, db, guard }: Session, validade: string, uid: number): Promise<void> {
  const { rows } = await db.query<{ vezes: number }>("select privado.email_falhou($1, $2) as vezes", [validade, uid]);
  // Even its headers ended the reader: then the list says only when it came.
  const source = (rows[0]?.vezes ?? 0) > 1 ? undefined : { maxLength: HEAD_BYTES };
  const message = await guard(async () => {
    const found = await imap.fetchOne(String(uid), { uid: true, internalDate: true, source }, { uid: true });
    return found && { em: new Date(found.internalDate ?? Date.now()), ...headOf(found.source?.toString("utf8") ?? "") };
  });
  if (!message) return;
  const { remetente, assunto, em } = message;
  await db.query(
    `insert into privado.emails_ilegiveis (validade, uid, remetente, assunto, recebido_em) values ($1, $2, $3, $4, $5)
    on conflict (validade, uid) do nothing`,
    [validade, uid, remetente, assunto, em],
  );
  await db.query("select privado.email_lido($1, $2)", [validade, uid]);
}

/** The first header of each name, cut before anything is done with it. */
export function headOf(source: string): { remetente: string; assunto: string } {
  const [head = ""] = source.split(/\r?\n\r?\n/, 1);
  const lines = head.split(/\r?\n(?![ \t])/);
  const headerOf = (name: string) => {
    const line = lines.find((candidate) => candidate.slice(0, name.length).toLowerCase() === name) ?? "";
    const value = line.slice(name.length, name.length + MAX * 4);
    return cleanLinha(decodeWords(value.replace(/[\r\n]/g, " ")), MAX) ?? "";
  };
  return { remetente: headerOf("from:"), assunto: headerOf("subject:") };
}
