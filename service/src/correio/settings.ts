import { isLoopback } from "../addresses.ts";

/** The mailbox to which people answer. */
export interface CorreioSettings {
  host: string;
  port: number;
  /** TLS from the start; false only on this machine. */
  secure: boolean;
  user: string;
  password: string;
  /** Path of the folder that is read. */
  folder: string;
  /** Name of our mail server in Authentication-Results. */
  authservId: string;
  /** Addresses that are ours: what comes from them is no message of a person. */
  own: string[];
}

/** What the process that reads the mailbox is told. */
export interface Start {
  settings: CorreioSettings;
  databaseUrl: string;
}

interface Env {
  IMAP_URL?: string | undefined;
  IMAP_FOLDER?: string | undefined;
  IMAP_AUTHSERV_ID?: string | undefined;
  MAIL_REPLIES?: string | undefined;
  MAIL_FROM: string;
  MAIL_TEAM: string;
}

/** Undefined where no mailbox is configured; env.ts asks for all of its values or none. */
export function correioSettingsOf(env: Env): CorreioSettings | undefined {
  if (!env.IMAP_URL || !env.IMAP_FOLDER || !env.IMAP_AUTHSERV_ID || !env.MAIL_REPLIES) return undefined;
  const url = new URL(env.IMAP_URL);
  const secure = url.protocol === "imaps:";
  if (!secure && !isLoopback(url.hostname)) throw new Error("a mailbox that is not on this machine needs TLS");
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: env.IMAP_FOLDER,
    authservId: env.IMAP_AUTHSERV_ID,
    own: [env.MAIL_FROM, env.MAIL_TEAM, env.MAIL_REPLIES].map((address) => address.toLowerCase()),
  };
}
