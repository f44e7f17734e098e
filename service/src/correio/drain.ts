import type { FetchMessageObject, ImapFlow } from "imapflow";
import type pg from "pg";
import { logError, logLine } from "../log.ts";
import type { Pasta } from "./mailbox.ts";
import { type Recebido, readMessage } from "./read-message.ts";
import type { CorreioSettings } from "./settings.ts";

/** What the reader has open while it reads. */
export interface Session {
  imap: ImapFlow;
  db: pg.Client;
  settings: CorreioSettings;
  folders: Record<Pasta, string>;
  /** True once the reader should end. */
  isStopped(): boolean;
}

interface Outcome {
  situacao: "guardada" | "repetida" | "apagada";
  id: string | null;
  pasta: Exclude<Pasta, "ilegiveis"> | null;
}

/** Headers and words; the files of a message are never fetched here. */
export const FIRST_BYTES = 1024 * 1024;
const FETCHED = { uid: true, internalDate: true, bodyStructure: true, source: { maxLength: FIRST_BYTES } } as const;
const TRIES = 5;
/** A long backlog is progress, too: the panel must not say that nothing is read. */
const TELL_EVERY = 100;

/**
 * Brings every message of the folder into the database, oldest first. The folder is the queue: a message leaves it only after
 * the commit that stored it. Killed before the commit, it is still there; killed after, it is fetched again and recognised.
 */
export async function drain(session: Session): Promise<void> {
  const { imap, db, isStopped } = session;
  const uids = (await imap.search({ all: true }, { uid: true })) || [];
  let oldest: Date | null = null;
  for (const [index, uid] of uids.toSorted((one, other) => one - other).entries()) {
    if (isStopped()) return;
    const left = await receive(session, uid);
    if (left && (!oldest || left < oldest)) oldest = left;
    if (index % TELL_EVERY === TELL_EVERY - 1) await db.query("select privado.correio_lido($1)", [oldest]);
  }
  await db.query("select privado.correio_lido($1)", [oldest]);
}

/** Returns when a message arrived that had to stay in the folder. */
async function receive(session: Session, uid: number): Promise<Date | null> {
  const { imap, db, folders } = session;
  const message = (await imap.fetchOne(String(uid), FETCHED, { uid: true })) || undefined;
  // Without its source it is gone: the server still carried out what a reader that was killed had asked for.
  const outcome = message?.source?.length ? await keep(session, message) : undefined;
  if (!outcome) return setAside(session, uid);
  if (outcome.situacao === "apagada") {
    await imap.messageDelete(String(uid), { uid: true });
    return null;
  }
  const pasta = outcome.pasta ?? "automaticas";
  const moved = await imap.messageMove(String(uid), folders[pasta], { uid: true });
  const place = moved ? moved.uidMap?.get(uid) : undefined;
  if (moved && place && outcome.id)
    await db.query("select privado.email_movido($1, $2, $3, $4)", [
      outcome.id,
      pasta,
      String(moved.uidValidity),
      place,
    ]);
  return null;
}

/** Undefined for a message that cannot be read or stored; a database or connection that fails is an error. */
async function keep({ db, settings }: Session, message: FetchMessageObject): Promise<Outcome | undefined> {
  let recebido: Recebido;
  try {
    recebido = await readMessage(message, settings);
  } catch (error) {
    logError({ correio: "not read" }, error);
    return undefined;
  }
  try {
    const { rows } = await db.query<{ saida: Outcome }>("select privado.receber_email($1) as saida", [recebido]);
    return rows[0]?.saida;
  } catch (error) {
    if (!isAboutTheMessage(error)) throw error;
    logError({ correio: "not stored" }, error);
    return undefined;
  }
}

/** SQLSTATE of wrong data or of our own functions; not of a lost connection, a lock or a server that is going down. */
const isAboutTheMessage = (error: unknown) =>
  /^(?:2[1-3]|42|P0|PT)/.test(String((error as { code?: unknown }).code ?? ""));

/** Counts a message that could not be fetched, read or stored, and moves it away after the last try. */
async function setAside({ imap, db, folders }: Session, uid: number): Promise<Date | null> {
  // Its structure may be what cannot be read. Without an answer even so, somebody else has moved it, of which NOOP learns.
  await imap.noop();
  const message = await imap.fetchOne(String(uid), { uid: true, internalDate: true }, { uid: true });
  if (!message) return null;
  const validade = imap.mailbox ? String(imap.mailbox.uidValidity) : "0";
  const { rows } = await db.query<{ vezes: number }>("select privado.email_falhou($1, $2) as vezes", [validade, uid]);
  if ((rows[0]?.vezes ?? 0) < TRIES) return new Date(message.internalDate ?? Date.now());
  await imap.messageMove(String(uid), folders.ilegiveis, { uid: true });
  logLine("error", { correio: "put aside", uid });
  return null;
}
