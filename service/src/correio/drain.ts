import type { FetchMessageObject, ImapFlow } from "imapflow";
import type pg from "pg";
import { logError, logLine } from "../log.ts";
import type { Pasta } from "./mailbox.ts";
import { FIRST_BYTES, type Recebido, readMessage } from "./read-message.ts";
import type { CorreioSettings } from "./settings.ts";
import type { Guard } from "./watchdog.ts";

/** What the reader has open while it reads. */
export interface Session {
  imap: ImapFlow;
  db: pg.Client;
  settings: CorreioSettings;
  folders: Record<Pasta, string>;
  guard: Guard;
  /** True once the reader should end. */
  isStopped(): boolean;
}

interface Outcome {
  situacao: "guardada" | "repetida" | "apagada";
  id: string | null;
  pasta: Exclude<Pasta, "ilegiveis"> | null;
}

const FETCHED = { uid: true, internalDate: true, bodyStructure: true, source: { maxLength: FIRST_BYTES } } as const;
const TRIES = 5;
/** A long backlog is progress, too: the panel must not say that nothing is read. */
const TELL_EVERY = 100;

/** What a round left behind. */
interface Round {
  /** When the oldest message arrived that is still in the folder. */
  oldest: Date | null;
  /** Something was put aside. */
  aside: boolean;
}

/**
 * Brings every message of the folder into the database: those that failed before last, else the oldest first. The folder is
 * the queue: a message leaves it only after the commit that stored it. Killed before the commit, it is still there; killed
 * after, it is fetched again and recognised.
 */
export async function drain(session: Session): Promise<Round> {
  const { imap, db, isStopped } = session;
  const round: Round = { oldest: null, aside: false };
  const uids = (await imap.search({ all: true }, { uid: true })) || [];
  const failed = await failures(session);
  const failedOf = (uid: number) => failed.get(uid) ?? 0;
  const byFailures = uids.toSorted((one, other) => failedOf(one) - failedOf(other) || one - other);
  for (const [index, uid] of byFailures.entries()) {
    if (isStopped()) return round;
    await receive(session, uid, round);
    if (index % TELL_EVERY === TELL_EVERY - 1) await db.query("select privado.correio_lido($1)", [round.oldest]);
  }
  await db.query("select privado.correio_lido($1)", [round.oldest]);
  return round;
}

const validadeOf = ({ imap }: Session) => (imap.mailbox ? String(imap.mailbox.uidValidity) : "0");

async function failures(session: Session): Promise<Map<number, number>> {
  const { rows } = await session.db.query<{ uid: string; vezes: number }>(
    "select uid, vezes from privado.correio_falhas where validade = $1",
    [validadeOf(session)],
  );
  return new Map(rows.map(({ uid, vezes }) => [Number(uid), vezes]));
}

/** Counted as failed before the first byte is fetched: a message may end this process at any step from there on. */
async function countFailure(session: Session, uid: number): Promise<number> {
  const sql = "select privado.email_falhou($1, $2) as vezes";
  const { rows } = await session.db.query<{ vezes: number }>(sql, [validadeOf(session), uid]);
  return rows[0]?.vezes ?? 0;
}

async function receive(session: Session, uid: number, round: Round): Promise<void> {
  const { imap, db, folders, guard } = session;
  const times = await countFailure(session, uid);
  const outcome =
    times > TRIES
      ? undefined
      : await guard(async () => {
          const message = (await imap.fetchOne(String(uid), FETCHED, { uid: true })) || undefined;
          // Without its source it is gone: the server still carried out what a reader that was killed had asked for.
          return message?.source?.length ? read(session, message) : undefined;
        }).then((recebido) => recebido && keep(session, uid, recebido));
  if (!outcome) return setAside(session, uid, times, round);
  if (outcome.situacao === "apagada") {
    await imap.messageDelete(String(uid), { uid: true });
    return;
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
}

/** Undefined for a message that cannot be read. */
async function read({ settings }: Session, message: FetchMessageObject): Promise<Recebido | undefined> {
  try {
    return await readMessage(message, settings);
  } catch (error) {
    logError({ correio: "not read" }, error);
    return undefined;
  }
}

/** Undefined for a message that cannot be stored; a database or connection that fails is an error, and no failure of it. */
async function keep(session: Session, uid: number, recebido: Recebido): Promise<Outcome | undefined> {
  const { db } = session;
  await db.query("select privado.email_lido($1, $2)", [validadeOf(session), uid]);
  try {
    const { rows } = await db.query<{ saida: Outcome }>("select privado.receber_email($1) as saida", [recebido]);
    return rows[0]?.saida;
  } catch (error) {
    if (!isAboutTheMessage(error)) throw error;
    logError({ correio: "not stored" }, error);
    await countFailure(session, uid);
    return undefined;
  }
}

/**
 * SQLSTATE of wrong data, of a limit, of a statement that took too long or of our own functions; not of a lost connection, a
 * lock or a server that is going down.
 */
const isAboutTheMessage = (error: unknown) =>
  /^(?:2[1-3]|42|54|57014|P0|PT)/.test(String((error as { code?: unknown }).code ?? ""));

/** Leaves a message that could not be fetched, read or stored for another try, and moves it away after the last one. */
async function setAside(session: Session, uid: number, times: number, round: Round): Promise<void> {
  const { imap, db, folders } = session;
  // Its structure may be what cannot be read. Without an answer even so, somebody else has moved it, of which NOOP learns.
  await imap.noop();
  const message = await imap.fetchOne(String(uid), { uid: true, internalDate: true }, { uid: true });
  if (!message) {
    await db.query("select privado.email_lido($1, $2)", [validadeOf(session), uid]);
    return;
  }
  if (times < TRIES) {
    const arrived = new Date(message.internalDate ?? Date.now());
    if (!round.oldest || arrived < round.oldest) round.oldest = arrived;
    return;
  }
  await imap.messageMove(String(uid), folders.ilegiveis, { uid: true });
  round.aside = true;
  logLine("error", { correio: "put aside", uid });
}
