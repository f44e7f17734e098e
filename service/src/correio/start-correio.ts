import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { logError, logLine } from "../log.ts";
import { drain } from "./drain.ts";
import { eraseMessages } from "./erase-messages.ts";
import { followIlegiveis } from "./follow-ilegiveis.ts";
import { checkCapabilities, makeFolders, openMailbox } from "./mailbox.ts";
import type { Start } from "./settings.ts";
import { createSignal, type Signal } from "./signal.ts";
import type { Guard } from "./watchdog.ts";

interface Correio {
  /** Ends after the message in progress. */
  stop(): Promise<void>;
}

/** IDLE tells of new messages; this is for a server that does not, or forgets. */
const LOOK_EVERY_MS = 60_000;
const RETRY_MS = 2000;
/** What was put aside changes seldom: somebody deletes it in the mailbox, or a month has passed. */
const FOLLOW_EVERY_MS = 15 * 60_000;
/** Of several services one reads. The lock ends with the connection that has it. */
const LOCK = 7_305_820;

interface Options extends Start {
  guard: Guard;
  onReading?: () => void;
}

/** Reads the mailbox until stopped. Whatever fails is tried again from the start: the folder is the queue. */
export function startCorreio(options: Options): Correio {
  const stopping = new AbortController();
  const state = { stopped: false, signal: createSignal() };
  const run = async () => {
    while (!state.stopped) {
      await readOnce(options, state).catch((error: unknown) => logError({ correio: "session" }, error));
      state.signal = createSignal();
      if (!state.stopped) await setTimeout(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    stop: () => {
      state.stopped = true;
      state.signal.raise();
      stopping.abort();
      return ended;
    },
  };
}

interface State {
  stopped: boolean;
  signal: Signal;
}

/** A lock that is held says nothing about the message; a statement that is slow by itself may. */
const LIMITS = { lock_timeout: 10_000, statement_timeout: 30_000 };

async function readOnce(options: Options, state: State): Promise<void> {
  const db = new pg.Client({ connectionString: options.databaseUrl, application_name: "correio", ...LIMITS });
  const { signal } = state;
  db.on("error", (error) => signal.fail(error));
  try {
    await db.connect();
    const { rows } = await db.query<{ ours: boolean }>("select pg_try_advisory_lock($1) as ours", [LOCK]);
    if (!rows[0]?.ours) return;
    // From now on the panel tells everybody when nothing is read.
    await db.query("insert into privado.correio default values on conflict do nothing");
    await readMailbox(options, db, state);
  } finally {
    await db.end().catch(() => undefined);
  }
}

async function readMailbox({ settings, guard, onReading }: Options, db: pg.Client, state: State): Promise<void> {
  const imap = await openMailbox(settings);
  const { signal } = state;
  try {
    checkCapabilities(imap);
    const folders = await makeFolders(imap);
    const session = { imap, db, settings, folders, guard, isStopped: () => state.stopped };
    await imap.mailboxOpen(settings.folder);
    imap.on("exists", signal.raise);
    imap.on("close", () => signal.fail(new Error("the mail server ended the connection")));
    logLine("info", { correio: "reading" });
    onReading?.();
    let followed = 0;
    while (!state.stopped) {
      const { aside } = await drain(session);
      await eraseMessages(session);
      if (aside || performance.now() - followed > FOLLOW_EVERY_MS || followed === 0) {
        await followIlegiveis(session);
        followed = performance.now();
      }
      if (state.stopped) return;
      // The next command ends IDLE. A message that came meanwhile has raised the signal.
      imap.idle().catch(() => undefined);
      await signal.wait(LOOK_EVERY_MS);
    }
  } finally {
    imap.close();
  }
}
