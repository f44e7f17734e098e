import type { ImapFlow } from "imapflow";
import { chaveOfSource, FIRST_BYTES } from "./read-message.ts";
import type { Guard } from "./watchdog.ts";

/** Where a message was put, as far as it is known, and what makes it that message. */
export interface Place {
  validade: number | string | null;
  uid: number | string | null;
  message_id: string | null;
  /** Hexadecimal. */
  chave: string;
  recebido_em?: Date | undefined;
}

/**
 * The UID of a message in the open folder. A crash after the move leaves its place unknown, and a restored mailbox has other
 * UIDs: then it is searched, and its key decides.
 */
export async function findMessage(imap: ImapFlow, place: Place): Promise<number | null> {
  const known = knownUid(imap, place);
  if (known && (await isThat(imap, known, place.chave))) return known;
  for (const candidate of await candidates(imap, place)) {
    if (await isThat(imap, candidate, place.chave)) return candidate;
  }
  return null;
}

/** The UIDs in the open folder of a message that may have been delivered several times. */
export async function findCopies(imap: ImapFlow, place: Place, guard: Guard): Promise<number[]> {
  const known = knownUid(imap, place);
  const copies: number[] = [];
  for (const uid of new Set([...(known ? [known] : []), ...(await candidates(imap, place))])) {
    if (await guard(() => isThat(imap, uid, place.chave))) copies.push(uid);
  }
  return copies;
}

const knownUid = ({ mailbox }: ImapFlow, { validade, uid }: Place) =>
  mailbox && String(mailbox.uidValidity) === String(validade) ? Number(uid) : 0;

async function candidates(imap: ImapFlow, { message_id, recebido_em }: Place): Promise<number[]> {
  if (message_id) return (await imap.search({ header: { "message-id": message_id } }, { uid: true })) || [];
  if (!recebido_em) return [];
  const day = 86_400_000;
  const [since, before] = [-day, 2 * day].map((delta) => new Date(recebido_em.getTime() + delta));
  return (await imap.search({ since, before }, { uid: true })) || [];
}

async function isThat(imap: ImapFlow, uid: number, chave: string): Promise<boolean> {
  const message = await imap.fetchOne(String(uid), { uid: true, source: { maxLength: FIRST_BYTES } }, { uid: true });
  return message ? (await chaveOfSource(message.source ?? Buffer.alloc(0))) === chave : false;
}
