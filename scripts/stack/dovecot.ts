import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { timeLimit } from "../time-limit.ts";
import { type Daemon, startDaemon } from "./daemon.ts";
import { freePort, isFree } from "./free-port.ts";

/** A real mail server on loopback, with one mailbox to which people answer. */
export interface Dovecot {
  /** What the service is configured with. */
  env: { IMAP_URL: string; IMAP_FOLDER: string; IMAP_AUTHSERV_ID: string; MAIL_REPLIES: string };
  lmtpPort: number;
  restart(signal?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** Of Debian's packages dovecot-imapd and dovecot-lmtpd. */
export const DOVECOT = "/usr/sbin/dovecot";
const USER = "conversas";
const PASSWORD = "segredo-de-teste";
const HOST = "eden.test";

/** Starts a private server: own configuration, password file and folder. Works as root and as any other user. */
export async function startDovecot({ folder }: { folder?: string } = {}): Promise<Dovecot> {
  const home = folder ?? mkdtempSync(join(tmpdir(), "eden-dovecot-"));
  await releaseMailDir(home);
  const [imapPort, lmtpPort] = [await freePort(), await freePort()];
  writeFiles(home, { imapPort, lmtpPort });
  const start = async (): Promise<Daemon> => {
    const daemon = await startDaemon(DOVECOT, ["-F", "-c", join(home, "dovecot.conf")], {
      readyWhen: (output) => output.includes("starting up"),
      readyWithinMs: 20_000,
    });
    await waitFor(() => greets(imapPort), "Dovecot did not answer");
    return daemon;
  };
  let daemon = await start();
  return {
    env: {
      IMAP_URL: `imap://${USER}:${PASSWORD}@127.0.0.1:${imapPort}`,
      IMAP_FOLDER: "INBOX",
      IMAP_AUTHSERV_ID: `mx.${HOST}`,
      MAIL_REPLIES: `${USER}@${HOST}`,
    },
    lmtpPort,
    async restart(signal = "SIGTERM") {
      await daemon.stop(signal);
      // Its processes notice a moment later that it was killed, and hold its ports until then.
      await waitFor(async () => (await isFree(imapPort)) && (await isFree(lmtpPort)), "Dovecot kept its ports");
      daemon = await start();
    },
    async stop() {
      await daemon.stop("SIGTERM");
      if (!folder) rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Stops the server that still uses the folder: that of a killed run, which no signal reached. */
export async function releaseMailDir(home: string): Promise<void> {
  const file = join(home, "run/master.pid");
  if (!existsSync(file)) return;
  const pid = readFileSync(file, "utf8").trim();
  // Another program may have the number by now.
  const isOurs = () => spawnSync("ps", ["-p", pid, "-o", "args="], { encoding: "utf8" }).stdout.includes(`${home}/`);
  if (!isOurs()) return;
  process.kill(Number(pid), "SIGTERM");
  await waitFor(async () => !isOurs(), `Dovecot still runs over ${home}`);
  // Its output is closed, so it dies of its last log line before it removes the file itself.
  rmSync(file, { force: true });
}

function writeFiles(home: string, ports: { imapPort: number; lmtpPort: number }): void {
  const { uid, gid, username } = userInfo();
  const asRoot = uid === 0;
  // Dovecot delivers no mail as root, and takes a group only by its name.
  const owner = asRoot ? { uid: 8, gid: 8 } : { uid, gid };
  const group = execFileSync("id", ["-gn"], { encoding: "utf8" }).trim();
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o755);
  for (const name of ["run", "mail"]) {
    mkdirSync(join(home, name), { recursive: true });
    chmodSync(join(home, name), 0o777);
  }
  writeFileSync(join(home, "users"), `${USER}:{PLAIN}${PASSWORD}::::::\n`);
  const users = `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${group}`;
  writeFileSync(join(home, "dovecot.conf"), configOf(home, { ...ports, ...owner, users: asRoot ? "" : users }));
}

interface Config {
  imapPort: number;
  lmtpPort: number;
  uid: number;
  gid: number;
  users: string;
}

const configOf = (home: string, { imapPort, lmtpPort, uid, gid, users }: Config) => `
base_dir = ${home}/run
state_dir = ${home}/run
log_path = /dev/stderr
info_log_path = /dev/stderr
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
recipient_delimiter = +
mail_location = maildir:${home}/mail/%n
mail_uid = ${uid}
mail_gid = ${gid}
first_valid_uid = 1
mail_fsync = always
auth_username_format = %Ln
${users}
passdb {
  driver = passwd-file
  args = ${home}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${home}/mail/%n allow_all_users=no
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${lmtpPort}
  }
}
protocol lmtp {
  postmaster_address = postmaster@${HOST}
}
`;

async function waitFor(isDone: () => Promise<boolean>, otherwise: string): Promise<void> {
  const limit = Date.now() + timeLimit(20_000);
  while (!(await isDone())) {
    if (Date.now() > limit) throw new Error(otherwise);
    await pause(50);
  }
}

async function greets(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "data", { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
