import { ImapFlow } from "imapflow";
import type { CorreioSettings } from "./settings.ts";

/** Where messages go once they are stored, as `privado.emails_recebidos.pasta` names them. */
const FOLDERS = { guardadas: "Guardadas", automaticas: "Automaticas", spam: "Spam", ilegiveis: "Ilegiveis" } as const;
export type Pasta = keyof typeof FOLDERS;
export const PASTAS = Object.keys(FOLDERS) as Pasta[];

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 6 * 60_000 };
/** Servers end IDLE after half an hour, some routers after minutes. */
const IDLE_MS = 5 * 60_000;

/** Connects and signs in. The caller closes it. */
export async function openMailbox({ host, port, secure, user, password }: CorreioSettings): Promise<ImapFlow> {
  const imap = new ImapFlow({
    ...TIMEOUTS,
    host,
    port,
    secure,
    // A mailbox on this machine may have no TLS; elsewhere env.ts refuses it.
    doSTARTTLS: false,
    auth: { user, pass: password },
    logger: false,
    maxIdleTime: IDLE_MS,
    disableAutoIdle: true,
  });
  // Without a listener a lost connection would end the process; whoever waits for it learns of it by "close".
  imap.on("error", () => undefined);
  await imap.connect();
  return imap;
}

/** The server's own path of a folder: its separator differs. */
export async function pathOf(imap: ImapFlow, pasta: Pasta): Promise<string> {
  const { path } = await imap.mailboxCreate(["Painel", FOLDERS[pasta]]);
  return path;
}

/** Paths of all folders, which are made where they are missing. */
export async function makeFolders(imap: ImapFlow): Promise<Record<Pasta, string>> {
  const paths: Partial<Record<Pasta, string>> = {};
  for (const pasta of PASTAS) paths[pasta] = await pathOf(imap, pasta);
  return paths as Record<Pasta, string>;
}

/** Without UIDPLUS a message could be deleted only by EXPUNGE, which also deletes what other programs marked. */
export function checkCapabilities({ capabilities }: ImapFlow): void {
  if (!capabilities.has("UIDPLUS")) throw new Error("the mail server lacks UIDPLUS");
}
