import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

export type MailSink = {
  smtpUrl: string;
  /** How often each Message-ID was accepted. */
  accepted: ReadonlyMap<string, number>;
  refusals(): number;
  refuse(refusing: boolean): void;
  /** Ends every connection, also in the middle of a message, and listens again after a while. Returns how many it ended. */
  die(downMs: number): Promise<number>;
  stop(): Promise<void>;
};

/** A mail server that only records which messages it accepted, and can reject all of them for a while. */
export async function startMailSink(): Promise<MailSink> {
  const accepted = new Map<string, number>();
  let refusing = false;
  let refusals = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        if (refusing) {
          refusals += 1;
          return done(Object.assign(new Error("try again later"), { responseCode: 451 }));
        }
        const [, id = "none"] = /^message-id:\s*(\S+)/im.exec(raw) ?? [];
        accepted.set(id, (accepted.get(id) ?? 0) + 1);
        done();
      }, done);
    },
  });
  // A client that dies in the middle of a session must not crash the server.
  smtp.on("error", () => undefined);
  const sockets = new Set<Socket>();
  smtp.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    accepted,
    refusals: () => refusals,
    refuse: (value) => {
      refusing = value;
    },
    async die(downMs) {
      const closed = once(smtp.server, "close");
      const ended = sockets.size;
      smtp.server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
      await setTimeout(downMs);
      smtp.listen(port, "127.0.0.1");
      await once(smtp.server, "listening");
      return ended;
    },
    stop: () => new Promise<void>((done) => smtp.close(() => done())),
  };
}
