import { once } from "node:events";
import { connect } from "node:net";

export interface Lmtp {
  /** Delivers a message as a mail server does; resolves once the other side has it on disk. */
  deliver(to: string, source: string, from?: string): Promise<void>;
  close(): void;
}

/** One connection by which messages are delivered to a mailbox (RFC 2033). */
export async function openLmtp(port: number): Promise<Lmtp> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8").setNoDelay();
  let received = "";
  socket.on("data", (data: string) => {
    received += data;
  });
  const closed = ended(socket);
  closed.catch(() => undefined);
  const answer = async (): Promise<string> => {
    for (;;) {
      const whole = /^(?:\d{3}-[^\r\n]*\r\n)*\d{3} [^\r\n]*\r\n/.exec(received)?.[0];
      if (whole) {
        received = received.slice(whole.length);
        return whole;
      }
      await Promise.race([once(socket, "data"), closed]);
    }
  };
  const command = async (line: string | null, expected: string) => {
    if (line !== null) socket.write(`${line}\r\n`);
    const reply = await answer();
    if (!reply.trim().split("\r\n").at(-1)?.startsWith(expected)) throw new Error(`LMTP: ${reply}`);
  };
  await command(null, "220");
  await command("LHLO localhost", "250");
  return {
    async deliver(to, source, from = "rosangela@farmacia.com.br") {
      await command(`MAIL FROM:<${from}>`, "250");
      await command(`RCPT TO:<${to}>`, "250");
      await command("DATA", "354");
      socket.write(source.replaceAll(/^\./gm, ".."));
      await command("\r\n.", "250");
    },
    close: () => socket.destroy(),
  };
}

async function ended(socket: ReturnType<typeof connect>): Promise<never> {
  await once(socket, "close");
  throw new Error("LMTP: the connection ended");
}
